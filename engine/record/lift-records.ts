import type { CivilDate, LoggedSet } from '../model.ts'
import { estimatesKg, liftOf } from '../progress/lift.ts'
import { sure } from '../sure.ts'
import type { LiftedDay } from './record.ts'

/** What somebody has lifted of one exercise. */
export type LiftRecord = {
  readonly exerciseId: string
  /** The heaviest set, of several the one with most repetitions; without a load the one with most repetitions. */
  readonly best: { readonly date: CivilDate; readonly loadKg: number | null; readonly reps: number }
  /** [kg] what could be lifted once, smoothed as the plan's own; null where nothing was loaded. */
  readonly oneRepMaxKg: number | null
  /** The same after each day, oldest first. */
  readonly points: readonly { readonly date: CivilDate; readonly kg: number }[]
  /** Days with this exercise. */
  readonly days: number
}

/**
 * Records and the estimated one-repetition maximum of each exercise.
 * @param lifted - sets by day, in any order
 * @returns the exercise done most often first
 * @source wathan-1994
 */
export function liftRecords(lifted: readonly LiftedDay[]): LiftRecord[] {
  const newestFirst = lifted.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const all = newestFirst.flatMap(({ date, sets }) => sets.map((set) => ({ date, set })))
  return [...Map.groupBy(all, ({ set }) => set.exerciseId)]
    .map(([exerciseId, ofExercise]) => recordOf(exerciseId, ofExercise))
    .sort((a, b) => b.days - a.days || (a.exerciseId < b.exerciseId ? -1 : 1))
}

type Dated = { readonly date: CivilDate; readonly set: LoggedSet }

function recordOf(exerciseId: string, newestFirst: readonly Dated[]): LiftRecord {
  const byDay = [...Map.groupBy(newestFirst, ({ date }) => date)]
  const lifts = byDay.map(([date, sets]) =>
    liftOf(
      date,
      sets.map(({ set }) => set),
      null,
    ),
  )
  const points = estimatesKg(lifts).flatMap((kg, at) =>
    kg === null ? [] : [{ date: sure(lifts[at]).date, kg: Math.round(kg * 10) / 10 }],
  )
  const weight = ({ set }: Dated) => set.loadKg ?? 0
  // The one that was first of equals: a record is set once.
  const best = newestFirst.reduce((top, one) =>
    weight(one) > weight(top) || (weight(one) === weight(top) && one.set.reps >= top.set.reps) ? one : top,
  )
  return {
    exerciseId,
    best: { date: best.date, loadKg: best.set.loadKg || null, reps: best.set.reps },
    oneRepMaxKg: points[0]?.kg ?? null,
    points: points.reverse(),
    days: byDay.length,
  }
}
