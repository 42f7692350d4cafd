import { BOUNDS } from '../../limits/bounds.ts'
import type { Level } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Intent } from '../intent.ts'
import type { Person } from '../person/person.ts'
import { type HardBank, hardRoom, LONG_HARD_TO_EASY } from './hard-bank.ts'

/** [ratio] how far into its build a plan has long runs with race rhythm. @source default-ours */
const FROM_PROGRESS: Readonly<Record<Level, number>> = { beginner: 2, intermediate: 0.6, advanced: 0.3 }

/**
 * Every other long run before a half or a marathon holds some of the race's rhythm, as far as easy weeks left room.
 * Such a day is a hard one, so the week's other hard run becomes easy.
 * @returns the week's intents, the long run first in line for what hard work there may be
 * @source knopp-2024, seiler-2010: specific work late, easy work most of the time; which weeks is ours
 */
export function withRaceRhythm(
  intents: readonly Intent[],
  frame: WeekFrame,
  person: Person,
  bank: HardBank,
): readonly Intent[] {
  const long = intents.find(({ role, discipline }) => role === 'long' && discipline === 'run')
  if (!long || !suits(frame, person) || long.durationMin < BOUNDS['long-with-rhythm'].least) return intents
  const runs = intents.filter(({ role, discipline }) => discipline === 'run' && role !== 'race')
  const weekMin = runs.reduce((sum, { durationMin }) => sum + durationMin, 0)
  const room = Math.min(hardRoom(bank, weekMin, person.level), (weekMin - long.durationMin) * LONG_HARD_TO_EASY)
  if (long.durationMin > room) return intents
  return intents.map((intent) => {
    if (intent === long) return { ...intent, kind: 'race-pace', hard: true }
    if (!intent.hard || intent.role !== 'quality') return intent
    return { ...intent, role: 'easy', kind: intent.discipline === 'run' ? 'strides' : 'easy', hard: false }
  })
}

function suits(frame: WeekFrame, { level }: Person): boolean {
  const kind = frame.profile?.kind
  if (kind !== 'half' && kind !== 'marathon') return false
  if (frame.deload || frame.share !== null || frame.races.length > 0) return false
  if (frame.phase === 'build') return frame.progress >= FROM_PROGRESS[level] && frame.weekOfPhase % 2 === 1
  return frame.phase === 'peak' && level !== 'beginner' && frame.weekOfPhase % 2 === 0
}
