import { addDays } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import { sure } from '../sure.ts'
import type { LiftRecord } from './lift-records.ts'
import type { TrainingRecord } from './record.ts'
import type { Rhythm, RhythmWeek } from './rhythm.ts'
import type { TrainedDay } from './trained-days.ts'

/** Days of training that are worth a word; from the last on every fifty. @source default-ours */
const COUNTS: readonly number[] = [1, 10, 25, 50, 100]
const EVERY = 50
/** Kept weeks one after the other that are told, once. @source default-ours */
const KEPT_WEEKS = 4
/** Planned days from which a week can be a full one. @source default-ours */
const FULL_DAYS = 2
/** Runs before the one that may be the longest, and [m] by which it must be. @source default-ours */
const RUNS_BEFORE = 3
const LONGER_M = 100

/** Something to be glad of, on the day on which it came about. */
export type Milestone = { readonly date: CivilDate } & (
  | { readonly code: 'first-race' }
  /** The first day of training, the tenth, and so on. */
  | { readonly code: 'trained-days'; readonly count: number }
  | { readonly code: 'kept-weeks'; readonly count: number }
  | { readonly code: 'full-week'; readonly days: number }
  /** [m] */
  | { readonly code: 'longest-run'; readonly distanceM: number }
  | ({ readonly code: 'lift-record'; readonly exerciseId: string } & Pick<LiftRecord['best'], 'loadKg' | 'reps'>)
)

type Known = {
  readonly days: readonly TrainedDay[]
  readonly rhythm: Rhythm
  readonly lifts: readonly LiftRecord[]
}

/**
 * What somebody has reached, newest first. Nothing here can be lost, and nothing is counted down.
 * @param known - what was made of the same record
 */
export function milestonesOf(record: TrainingRecord, { days, rhythm, lifts }: Known): Milestone[] {
  const trained = days.filter((day) => day.trained)
  // Of what lies before the record the number alone is known: a first time would not be one.
  const isWhole = record.before.trainedDays === 0
  const found = [
    ...(isWhole ? firstRace(record) : []),
    ...counts(trained, record.before.trainedDays),
    ...(isWhole ? [...keptWeeks(rhythm, record.today), ...fullWeek(rhythm, record.today)] : []),
    ...longestRun(record),
    ...liftsBroken(record, lifts),
  ]
  return found.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
}

function firstRace({ planned, sessions }: TrainingRecord): Milestone[] {
  const races = new Set(planned.filter(({ discipline }) => discipline === 'race').map(({ date }) => date))
  const run = sessions.filter(({ date, done }) => done && races.has(date)).map(({ date }) => date)
  const date = run.sort()[0]
  return date === undefined ? [] : [{ code: 'first-race', date }]
}

function counts(trained: readonly TrainedDay[], before: number): Milestone[] {
  return trained.flatMap(({ date }, at): Milestone[] => {
    const count = before + at + 1
    const isOne = COUNTS.includes(count) || (count > sure(COUNTS.at(-1)) && count % EVERY === 0)
    return isOne ? [{ code: 'trained-days', date, count }] : []
  })
}

const lastDay = ({ startDate }: RhythmWeek) => addDays(startDate, 6)
/** A week that its last day has come to: what is planned after it is another's. */
const upToNow = ({ weeks }: Rhythm, today: CivilDate) => weeks.filter((week) => lastDay(week) <= today)

function keptWeeks(rhythm: Rhythm, today: CivilDate): Milestone[] {
  let running = 0
  for (const week of upToNow(rhythm, today)) {
    if (week.state === 'free') continue
    running = week.state === 'kept' ? running + 1 : 0
    if (running === KEPT_WEEKS) return [{ code: 'kept-weeks', date: lastDay(week), count: KEPT_WEEKS }]
  }
  return []
}

function fullWeek(rhythm: Rhythm, today: CivilDate): Milestone[] {
  const full = upToNow(rhythm, today).find(({ planned, trained }) => planned >= FULL_DAYS && trained >= planned)
  return full ? [{ code: 'full-week', date: lastDay(full), days: full.trained }] : []
}

function longestRun({ activities, before }: TrainingRecord): Milestone[] {
  const runs = activities
    .filter(({ discipline, distanceM }) => discipline === 'run' && (distanceM ?? 0) > 0)
    .map(({ date, distanceM }) => ({ date, distanceM: sure(distanceM) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  let longest = before.longestRunM
  return runs.reduce<Milestone[]>((top, { date, distanceM }, at) => {
    const isLonger = distanceM >= longest + LONGER_M
    longest = Math.max(longest, distanceM)
    return isLonger && before.runs + at >= RUNS_BEFORE ? [{ code: 'longest-run', date, distanceM }] : top
  }, [])
}

function liftsBroken({ lifted }: TrainingRecord, lifts: readonly LiftRecord[]): Milestone[] {
  return lifts.flatMap(({ exerciseId, best }): Milestone[] => {
    // A first time breaks nothing.
    const isAgain = lifted.some(
      ({ date, sets }) => date < best.date && sets.some((set) => set.exerciseId === exerciseId),
    )
    const { date, loadKg, reps } = best
    return isAgain ? [{ code: 'lift-record', date, exerciseId, loadKg, reps }] : []
  })
}
