import type { CivilDate, LoggedSet } from '../model.ts'
import { maxFrom, repsFor } from './one-rep-max.ts'

/** [reps] low and top of a range. */
export type RepRange = readonly [low: number, top: number]

/** What a session asks of an exercise. */
export type Asked = {
  readonly range: RepRange
  /** [reps] in reserve. */
  readonly rir: number
  /** [kg] where a weight was asked for and is still known. */
  readonly loadKg?: number
  /** In an easier week, on an easier day or before an event: nothing was to rise. */
  readonly easy?: true
}

/** What a day asked of an exercise. */
export type AskedLift = Asked & {
  readonly date: CivilDate
  readonly exerciseId: string
  /** The easier one in whose place it was, and since when that had been outgrown. */
  readonly instead?: { readonly id: string; readonly since: CivilDate }
}

/** One exercise as it was done on one day, at the weight that counts. */
export type Lift = {
  readonly date: CivilDate
  /** [kg] or null where nothing was loaded. */
  readonly loadKg: number | null
  /** Repetitions of each set at that weight. */
  readonly reps: readonly number[]
  /** [reps] the least that was said to be left after one of these sets; null where nothing was said. */
  readonly left: number | null
  /** What the plan asked for that day, where it is known: fewer than its low is a failure, and nothing else is. */
  readonly asked: Asked | null
  /** [kg] the most that could have been lifted once on that day, by its best set; null where nothing was loaded. */
  readonly maxKg: number | null
}

/** [reps] taken to be left where nobody said it and no plan asked for it. @source default-ours */
const USUAL_RESERVE = 2
/** [reps] said to be left that mean this many or more. */
export const MANY_LEFT = 5

/**
 * The sets of one exercise on one day at the heaviest weight of that day.
 * @param sets - of that exercise and day, at least one
 * @param asked - by the plan of that day, where it is known
 * @source halperin-2022: what people say is left errs by about one, to the safe side
 */
export function liftOf(date: CivilDate, sets: readonly LoggedSet[], asked: Asked | null): Lift {
  const heaviest = Math.max(...sets.map(({ loadKg }) => loadKg ?? 0))
  const counted = sets.filter(({ loadKg }) => (loadKg ?? 0) === heaviest)
  const told = counted.flatMap(({ rir }) => (rir === undefined ? [] : [rir]))
  const maxes = sets.flatMap((set) => (set.loadKg && set.reps > 0 ? [maxFrom(set.loadKg, capacity(set, asked))] : []))
  return {
    date,
    loadKg: heaviest > 0 ? heaviest : null,
    reps: counted.map(({ reps }) => reps),
    left: told.length > 0 ? Math.min(...told) : null,
    asked,
    maxKg: maxes.length > 0 ? Math.max(...maxes) : null,
  }
}

/** [reps] that a set would have held to failure: who did fewer than were asked for had none left. */
function capacity({ reps, rir }: LoggedSet, asked: Asked | null): number {
  if (rir !== undefined) return reps + Math.min(MANY_LEFT, rir)
  if (asked === null) return reps + USUAL_RESERVE
  return reps < asked.range[0] ? reps : reps + asked.rir
}

/** Whether a set fell short of what was asked. */
export function fellShort({ reps, asked }: Lift): boolean {
  return asked !== null && reps.some((count) => count < asked.range[0])
}

/** [ratio] of what a new session says that is taken over, more where it says the least that it can be; and by how much one may move the estimate. @source default-ours */
const TRUST = 0.5
const TRUST_LEAST = 0.8
const MOST_MOVE = 0.15

/**
 * What somebody could lift once today, smoothed over their sessions so that one good or bad day moves it half as far.
 * @param lifts - sessions of one exercise, newest first
 * @returns [kg] or null where nothing was loaded
 */
export function estimatedMaxKg(lifts: readonly Lift[]): number | null {
  return estimatesKg(lifts)[0] ?? null
}

/** [kg] what could be lifted once after each session, as `estimatedMaxKg` has it, newest first; null before the first load. */
export function estimatesKg(lifts: readonly Lift[]): (number | null)[] {
  let estimate: number | null = null
  const oldestFirst = lifts.toReversed().map((lift) => {
    estimate = moved(estimate, lift)
    return estimate
  })
  return oldestFirst.reverse()
}

function moved(estimate: number | null, lift: Lift): number | null {
  const { maxKg } = lift
  if (maxKg === null || estimate === null) return maxKg ?? estimate
  if (lift.asked?.easy && !fellShort(lift)) return estimate
  const isLeast = isAtLeast(lift)
  if (maxKg < estimate && isLeast) return estimate
  return (
    estimate +
    (isLeast ? TRUST_LEAST : TRUST) * Math.max(-MOST_MOVE * estimate, Math.min(MOST_MOVE * estimate, maxKg - estimate))
  )
}

/** Whether a session says that it is no less, not how much it is: all was done that was asked, or many more were left. */
export function isAtLeast({ left, reps, asked }: Lift): boolean {
  if (reps.every((count) => count > COUNTS_WELL)) return true
  if (left !== null && left >= Math.min(MANY_LEFT, asked?.rir ?? MANY_LEFT)) return true
  return left === null && asked !== null && reps.every((count) => count >= asked.range[0])
}

/** [reps] up to which repetitions say how strong somebody is, rather than how enduring. @source reynolds-2006 */
const COUNTS_WELL = 20

/** [reps] that a weight would hold while so many are left. */
export function repsLeaving(rir: number, loadKg: number, maxKg: number): number {
  return repsFor(loadKg / maxKg) - rir
}
