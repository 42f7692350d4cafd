import { addDays } from '../civil-date.ts'
import { type CheckInFacts, readCheckIn } from '../interpret/notes/check-ins.ts'
import {
  type AskedChange,
  type CivilDate,
  EQUIPMENT,
  GOALS,
  type HistoryDay,
  LEVELS,
  type PlanInput,
  SKIP_CAUSES,
  STRESS_LEVELS,
  TRAINING_DAYS,
} from '../model.ts'

/** A source of numbers from 0 to 1, the same for the same seed (mulberry32). */
export type Dice = () => number

/** Dice of a seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of several. */
export function pickOf<T>(dice: Dice, options: readonly T[]): T {
  return options[Math.floor(dice() * options.length)]!
}

const ANCHOR = '2026-01-05'
const RACES = ['', '', '5k', '10k', 'half marathon', 'marathon', 'sprint triathlon', 'hyrox', 'century', 'spartan']
const COMMITMENTS = [
  'Work 9-17',
  '',
  'Work 7-19',
  'night shift 20:00-08:00',
  'work mon-fri 8-18, kids 18-21',
  'Work 9-5, prefer mornings',
]

/** [days] after the anchor that a life is looked at. */
export const LIFE_DAYS = 500

/** A person with a plan under way, without any history. */
export function randomPerson(dice: Dice): PlanInput {
  const anchor = addDays(ANCHOR, Math.floor(dice() * 7))
  const today = addDays(anchor, Math.floor(dice() * LIFE_DAYS))
  const race = pickOf(dice, RACES)
  return {
    profile: {
      name: 'Demo',
      level: pickOf(dice, LEVELS),
      goal: pickOf(dice, GOALS),
      stress: pickOf(dice, STRESS_LEVELS),
      trainingDays: pickOf(dice, TRAINING_DAYS),
      commitments: pickOf(dice, COMMITMENTS),
      races: race === '' ? '' : `${race} ${addDays(anchor, 20 + Math.floor(dice() * 150))}`,
      goalDate: null,
    },
    today,
    anchor,
    timeZone: 'UTC',
    preferences: { equipment: EQUIPMENT.filter(() => dice() < 0.5) },
  }
}

const QUIET = readCheckIn('notes', '')
const PARTS = ['knee', 'shoulder', 'lower back', 'calf', 'hip'] as const

const BUSY = [
  { start: '05:00', end: '09:00' },
  { start: '16:30', end: '20:30' },
  { start: '18:00', end: '23:00' },
  { start: '21:00', end: '23:00' },
  { start: '05:00', end: '23:00' },
  { start: '12:00', end: '13:00' },
] as const

/** What one evening's note says. */
export function randomFacts(dice: Dice): CheckInFacts {
  const rarely = (share: number) => dice() < share
  return {
    ...QUIET,
    fatigue: pickOf(dice, ['low', 'high', 'normal', null, null]),
    sleep: pickOf(dice, ['poor', 'good', null, null]),
    mood: pickOf(dice, ['low', 'good', null, null]),
    stress: pickOf(dice, ['low', 'high', null, null]),
    effort: pickOf(dice, ['too_easy', 'too_hard', 'right', null]),
    illness: rarely(0.03),
    // Rare: it stops all training until it is answered, and a plan that stands still tests little.
    redFlag: rarely(0.002),
    pain: rarely(0.08) ? [{ part: pickOf(dice, PARTS), severity: pickOf(dice, ['mild', 'strong'] as const) }] : [],
    soreness: rarely(0.1) ? [pickOf(dice, ['quad', 'chest', 'hamstring', 'upper back'])] : [],
    travel: rarely(0.05),
    equipmentLimits: rarely(0.05)
      ? [pickOf(dice, ['no_gym', 'no_equipment', 'hotel_gym', 'no_running_outdoors', 'dumbbells_only'])]
      : [],
    tomorrowUnavailable: rarely(0.03),
    tomorrowBusy: rarely(0.15) ? [{ ...pickOf(dice, BUSY), label: 'course' }] : [],
    tomorrowPrefer: rarely(0.05) ? { start: '12:00', end: '14:00' } : null,
    ...(rarely(0.05) && { tomorrowMinutes: pickOf(dice, [10, 20, 30, 45]) }),
  }
}

/** What happened up to a day, and what was said of it. */
export type Life = {
  readonly history: readonly HistoryDay[]
  readonly checkIns: Readonly<Record<CivilDate, CheckInFacts>>
}

/** Some weeks of history: days done, missed, or not spoken of. */
export function randomLife(dice: Dice, today: CivilDate): Life {
  const history: HistoryDay[] = []
  const checkIns: Record<CivilDate, CheckInFacts> = {}
  const share = dice()
  const away = dice() < 0.2 ? Math.floor(dice() * 40) : 0
  for (let ago = 45; ago >= 0; ago--) {
    const date = addDays(today, -ago)
    const missed = ago > 0 && ago <= away
    if (!missed && (dice() > share || ago === 0) && !(ago === 0 && dice() < 0.1)) continue
    history.push({
      date,
      completed: !missed && dice() < 0.8,
      ...(dice() < 0.5 ? { rpe: 1 + Math.floor(dice() * 9), minutes: 5 + Math.floor(dice() * 90) } : {}),
    })
    checkIns[date] = missed ? QUIET : randomFacts(dice)
  }
  return { history, checkIns }
}

/** What was done over a whole life: a share of the days, with a break now and then. */
export function longHistory(dice: Dice, anchor: CivilDate): HistoryDay[] {
  const share = dice()
  const history: HistoryDay[] = []
  let away = 0
  for (let day = 0; day < LIFE_DAYS; day++) {
    if (away === 0 && dice() < 0.004) away = Math.floor(dice() * 90)
    if (away > 0) away -= 1
    else if (dice() < share)
      history.push({
        date: addDays(anchor, day),
        completed: dice() < 0.9,
        ...(dice() < 0.5 ? { rpe: 1 + Math.floor(dice() * 9), minutes: 5 + Math.floor(dice() * 90) } : {}),
      })
  }
  return history
}

/** A change that somebody might ask for in the coming days, fitting or not. */
export function randomChange(dice: Dice, today: CivilDate): AskedChange {
  const date = addDays(today, Math.floor(dice() * 10))
  switch (Math.floor(dice() * 5)) {
    case 0:
      return { type: 'shorter', date, rung: pickOf(dice, ['30', '15', '5'] as const) }
    case 1:
      return { type: 'easier', date }
    case 2:
      return { type: 'skip', date, because: pickOf(dice, SKIP_CAUSES) }
    case 3:
      return {
        type: 'swap',
        date,
        kind: pickOf(dice, ['easy', 'mobility', 'circuit'] as const),
        discipline: pickOf(dice, ['walk', 'run', 'mobility', 'cardio'] as const),
      }
    default:
      return { type: 'move', date, to: addDays(date, Math.floor(dice() * 7) - 3), start: null }
  }
}
