import { addDays, daysBetween } from '../civil-date.ts'
import { FATIGUE_DAYS, FITNESS_DAYS, trainingCurve, USUAL_RPE } from '../load/training-curve.ts'
import type { CivilDate } from '../model.ts'
import { sure } from '../sure.ts'
import type { TrainedDay } from './trained-days.ts'

/** [days] over which fitness is said to rise or fall. @source default-ours */
const TREND_DAYS = 28
/** [ratio] of change from which it is said. @source default-ours */
const TREND_SHARE = 0.05
/** [ratio] of form to fitness from which somebody is fresh, and below which tired. @source default-ours */
const FRESH = 0.1
const TIRED = -0.25

/** Fitness, fatigue and form at the end of a day, in load units a day. */
export type FormPoint = {
  readonly date: CivilDate
  readonly fitness: number
  readonly fatigue: number
  readonly form: number
}

/** How training has built up, in words to be said, and by week. */
export type TrainingForm = {
  /** Where fitness has gone in four weeks; `early` before there are as many days. */
  readonly trend: 'rising' | 'steady' | 'falling' | 'early'
  /** How much recent work somebody carries; `early` before as many days as that is measured over. */
  readonly state: 'fresh' | 'balanced' | 'tired' | 'early'
  /** The ends of weeks and today, oldest first. */
  readonly points: readonly FormPoint[]
}

/**
 * Fitness (42 days), fatigue (7 days) and form from what was done.
 * @param days - oldest first
 * @param usualWeeklyMin - [min] of the training before them
 * @returns null before the first day
 * @source banister-1991; what is called fresh and tired is ours
 */
export function formOf(days: readonly TrainedDay[], today: CivilDate, usualWeeklyMin: number): TrainingForm | null {
  const first = days[0]?.date
  if (first === undefined) return null
  const loads = new Map(days.map(({ date, loadAu }) => [date, loadAu]))
  const dates = Array.from({ length: daysBetween(first, today) + 1 }, (_, at) => addDays(first, at))
  const daily = dates.map((date) => loads.get(date) ?? 0)
  const usual = (usualWeeklyMin * USUAL_RPE) / 7
  const fitness = trainingCurve(daily, FITNESS_DAYS, usual)
  const fatigue = trainingCurve(daily, FATIGUE_DAYS, usual)
  const last = dates.length - 1
  const at = (index: number): FormPoint => {
    const [fit, tired] = [sure(fitness[index]), sure(fatigue[index])]
    return { date: sure(dates[index]), fitness: tenths(fit), fatigue: tenths(tired), form: tenths(fit - tired) }
  }
  const points = dates.flatMap((_, index) => ((last - index) % 7 === 0 ? [at(index)] : []))
  const before = fitness[last - TREND_DAYS]
  const share = sure(points.at(-1)).form / Math.max(1, sure(fitness[last]))
  return {
    trend: before === undefined ? 'early' : trendOf(sure(fitness[last]) / Math.max(1, before)),
    state: dates.length < FATIGUE_DAYS ? 'early' : stateOf(share),
    points,
  }
}

function trendOf(ratio: number): TrainingForm['trend'] {
  if (ratio > 1 + TREND_SHARE) return 'rising'
  return ratio < 1 - TREND_SHARE ? 'falling' : 'steady'
}

function stateOf(share: number): TrainingForm['state'] {
  if (share >= FRESH) return 'fresh'
  return share <= TIRED ? 'tired' : 'balanced'
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
