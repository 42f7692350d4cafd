import { addDays, daysBetween } from '../civil-date.ts'
import { FATIGUE_DAYS, FITNESS_DAYS, trainingCurve, USUAL_RPE } from '../load/training-curve.ts'
import { sure } from '../sure.ts'
import type { PacePoint } from './equal-effort.ts'
import type { TrainedDay } from './trained-days.ts'

/** How somebody's pace at equal effort answers to training. */
export type TrainingResponse = {
  readonly weeks: number
  readonly runs: number
  /** [ratio] of the time that a week of training took off. */
  readonly fasterAWeek: number
}

/** [days] between first and last run, and fewest runs, before anything is fitted. @source default-ours */
const FEWEST_DAYS = 70
const FEWEST_RUNS = 10
/** [ratio] of the spread of paces that the fit must explain. @source default-ours */
const EXPLAINED = 0.3

/**
 * Fitness and fatigue fitted to paces at equal effort: the log of pace is a constant, less one part of fitness, more one
 * of fatigue, by least squares.
 * @param runs - oldest first
 * @param days - what was done, oldest first
 * @param usualWeeklyMin - [min] of training before them
 * @returns null while there are few runs or weeks, or the two explain little; then what is usual counts
 * @source banister-1991: the two curves; what is enough is ours
 */
export function trainingResponse(
  runs: readonly PacePoint[],
  days: readonly TrainedDay[],
  usualWeeklyMin: number,
): TrainingResponse | null {
  const [from, to] = [runs[0]?.date, runs.at(-1)?.date]
  const began = days.find(({ trained }) => trained)?.date
  if (from === undefined || to === undefined || began === undefined) return null
  const span = daysBetween(from, to)
  if (runs.length < FEWEST_RUNS || span < FEWEST_DAYS || from < began) return null
  const loads = new Map(days.map(({ date, loadAu }) => [date, loadAu]))
  const daily = Array.from({ length: daysBetween(began, to) + 1 }, (_, at) => loads.get(addDays(began, at)) ?? 0)
  const usual = (usualWeeklyMin * USUAL_RPE) / 7
  const fitness = trainingCurve(daily, FITNESS_DAYS, usual)
  const fatigue = trainingCurve(daily, FATIGUE_DAYS, usual)
  const at = (curve: readonly number[]) => runs.map(({ date }) => sure(curve[daysBetween(began, date)]))
  const fit = leastSquares(
    at(fitness),
    at(fatigue),
    runs.map(({ secPerKm }) => Math.log(secPerKm)),
  )
  if (!fit || fit.explained < EXPLAINED || fit.first >= 0) return null
  const weeks = span / 7
  const gained = -fit.first * (sure(at(fitness).at(-1)) - sure(at(fitness)[0]))
  const fasterAWeek = Math.round((gained / weeks) * 1e5) / 1e5
  return fasterAWeek > 0 ? { weeks: Math.round(weeks), runs: runs.length, fasterAWeek } : null
}

type Fit = { readonly first: number; readonly second: number; readonly explained: number }

/** The plane through some points; null where they do not tell its two slopes apart. */
function leastSquares(first: readonly number[], second: readonly number[], values: readonly number[]): Fit | null {
  const [x, y, z] = [centred(first), centred(second), centred(values)]
  const [xx, yy, xy] = [product(x, x), product(y, y), product(x, y)]
  const [xz, yz, zz] = [product(x, z), product(y, z), product(z, z)]
  const determinant = xx * yy - xy * xy
  if (determinant <= 1e-9 * xx * yy || zz === 0) return null
  const one = (xz * yy - yz * xy) / determinant
  const two = (yz * xx - xz * xy) / determinant
  return { first: one, second: two, explained: (one * xz + two * yz) / zz }
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * sure(b[index]), 0)
}
