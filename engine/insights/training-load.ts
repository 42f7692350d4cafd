import { monotony } from '../load/monotony.ts'
import { FATIGUE_DAYS, FITNESS_DAYS, trainingCurve, USUAL_RPE } from '../load/training-curve.ts'
import type { CivilDate } from '../model.ts'
import type { LoadWeek, PlanWeek } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { Person } from '../week/person/person.ts'
import type { DoneDay } from './daily-load.ts'

/**
 * Load of every week, planned and done, with fitness, fatigue and form at its end.
 * Done load counts up to today and planned load from then on; before the plan lies the person's usual training.
 * @param done - the days up to today
 * @source banister-1991, foster-1998
 */
export function loadWeeks(
  weeks: readonly PlanWeek[],
  done: readonly DoneDay[],
  today: CivilDate,
  { start }: Pick<Person, 'start'>,
): LoadWeek[] {
  const daily = weeks.flatMap((week) => week.days.map((day) => day.loadAu))
  for (const [index, one] of done.entries()) {
    // Today's session counts as planned until it is done.
    if (one.day.date < today || one.done) daily[index] = one.loadAu
  }
  const usual = (start.weeklyMin * USUAL_RPE) / 7
  const fitness = trainingCurve(daily, FITNESS_DAYS, usual)
  const fatigue = trainingCurve(daily, FATIGUE_DAYS, usual)
  return weeks.map((week, index) => {
    const end = index * 7 + 6
    const loads = daily.slice(index * 7, end + 1)
    const total = loads.reduce((sum, load) => sum + load, 0)
    const evenness = monotony(loads)
    const known = total > 0 && Number.isFinite(evenness)
    const past = done.slice(index * 7, end + 1)
    return {
      week: week.week,
      startDate: week.startDate,
      plannedAu: week.plannedLoadAu,
      doneAu: week.startDate > today ? null : past.reduce((sum, { loadAu }) => sum + loadAu, 0),
      fitness: tenths(sure(fitness[end])),
      fatigue: tenths(sure(fatigue[end])),
      form: tenths(sure(fitness[end]) - sure(fatigue[end])),
      monotony: known ? Math.round(evenness * 100) / 100 : null,
      strainAu: known ? Math.round(total * evenness) : null,
    }
  })
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
