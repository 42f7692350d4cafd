import { LIMITS } from '../../limits/limits.ts'
import type { SessionKind } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import type { Intent } from '../intent.ts'
import { floor5 } from '../minutes/grid.ts'
import { isSafeVersion } from '../minutes/safe-race.ts'
import { easyPaceOf, type Person } from '../person/person.ts'
import { apportioned, HARD_SPACING_DAYS, STRESS_VOLUME } from '../person/stress.ts'
import { type BuiltIntent, buildEased, buildIntent, KEEPS_KIND } from './build-sessions.ts'
import type { PlacedSession } from './plan-week.ts'

/**
 * The sessions that lose their hardness under high stress: all beyond one fewer than the level allows.
 * @param more - hard sessions to relieve beyond that, because the week has no days for them
 * @returns the sessions of the week, the last hard ones marked to become easy
 * @source default-ours: direction from stults-kolehmainen-2014
 */
export function relievedSessions<T extends BuiltIntent>(
  built: readonly T[],
  frame: WeekFrame,
  person: Person,
  more = 0,
): T[] {
  if (person.stress !== 'high') return [...built]
  const races = built.some(({ intent }) => intent.role === 'race' && intent.hard) ? 1 : 0
  let left = Math.max(0, LIMITS['hard-under-stress'].hard[person.level] - races - more)
  left = Math.min(left, Math.ceil((7 - frame.firstDay) / HARD_SPACING_DAYS.high))
  return built.map((one) => {
    if (!one.session.hard || one.intent.role === 'race') return one
    if (left > 0) {
      left--
      return one
    }
    return { ...one, relieved: true, intent: { ...one.intent, hard: false } }
  })
}

/**
 * A week as it is trained under stress: every session shorter, none dropped, relieved ones easy.
 * Made from the week without stress, so that more stress never means more load.
 * @source default-ours: direction from stults-kolehmainen-2014
 */
export function stressedWeek(
  calm: readonly PlacedSession[],
  frame: WeekFrame,
  person: Person,
  seed: number,
): PlacedSession[] {
  const minutes = apportioned(calm, person.stress)
  return calm.map((one, index) => {
    if (one.snack) return one
    const wished = stressedIntent(one.intent, sure(minutes[index]), frame, person)
    const intent = one.relieved ? { ...wished, kind: relievedKind(wished), hard: false } : wished
    const built =
      one.eased || one.relieved ? buildEased(intent, frame, person, seed) : buildIntent(intent, frame, person, seed)
    const session = built.hard && !one.intent.hard ? buildEased(intent, frame, person, seed) : built
    const keeps = one.keeps === undefined ? {} : { keeps: KEEPS_KIND }
    return {
      ...one,
      ...keeps,
      intent: { ...intent, hard: session.hard },
      session,
      eased: one.eased || one.relieved === true,
    }
  })
}

function relievedKind(intent: Intent): SessionKind {
  if (intent.role === 'quality') return 'easy'
  if (intent.role === 'long' && intent.kind === 'race-pace') return 'long'
  return intent.role === 'hybrid' ? 'circuit' : intent.kind
}

function stressedIntent(intent: Intent, durationMin: number, frame: WeekFrame, person: Person): Intent {
  if (person.stress === 'low' || (intent.role === 'race' && !isSafeVersion(intent))) return intent
  if (intent.role === 'race') return scaledRace(intent, STRESS_VOLUME[person.stress])
  if (intent.discipline !== 'run' || intent.distanceKm === null) return { ...intent, durationMin }
  if (intent.role !== 'long')
    return { ...intent, durationMin, distanceKm: floor1((intent.distanceKm * durationMin) / intent.durationMin) }
  const pace = easyPaceOf(person, frame.index)
  const km = intent.distanceKm * STRESS_VOLUME[person.stress]
  const distanceKm = km >= 6 ? Math.floor(km * 2) / 2 : floor1(km)
  const walked = Math.max(0, intent.durationMin - Math.round(intent.distanceKm * pace))
  const around = floor5(walked * STRESS_VOLUME[person.stress] + 2.5)
  return {
    ...intent,
    distanceKm,
    durationMin: Math.max(10, Math.min(intent.durationMin, Math.round(distanceKm * pace) + around)),
  }
}

function floor1(km: number): number {
  return Math.floor(km * 10 + 1e-9) / 10
}

function scaledRace(intent: Intent, ratio: number): Intent {
  const distanceKm = intent.distanceKm === null ? null : Math.floor(intent.distanceKm * ratio * 10) / 10
  return { ...intent, distanceKm, durationMin: Math.max(10, Math.floor(intent.durationMin * ratio)) }
}
