import { minutesIn } from '../history/beside.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import type { LivedDay, LivedWeek } from './done-week.ts'

/** A plan's weeks with what was done in the place of what had been planned, as far as they are over. */
export function doneOfPlan(weeks: readonly PlanWeek[], lived: readonly LivedWeek[]): readonly PlanWeek[] {
  return weeks.map((week, index) => {
    const over = lived[index]
    return over ? doneWeek(week, over) : week
  })
}

function doneWeek(week: PlanWeek, { days: lived }: LivedWeek): PlanWeek {
  const days = week.days.map((day, position) => {
    const one = lived.get(position)
    return one ? doneDay(day, one) : day
  })
  if (days.every((day, position) => day === week.days[position])) return week
  const sum = (measure: (day: PlanDay) => number) => days.reduce((total, day) => total + measure(day), 0)
  return { ...week, days, plannedMin: sum((day) => day.durationMin), plannedLoadAu: sum((day) => day.loadAu) }
}

function doneDay(day: PlanDay, { real, km, countsMin, beside, besideAu }: LivedDay): PlanDay {
  const besideMin = minutesIn(beside)
  // Training beside the plan counts with its minutes, at an easy effort.
  if (day.durationMin === 0)
    return countsMin === 0 && besideAu === 0
      ? day
      : { ...day, durationMin: countsMin, loadAu: Math.round(EASY_RPE * (countsMin - besideMin)) + besideAu }
  if (real === 1 && km === null && besideAu === 0) return day
  return {
    ...day,
    durationMin: Math.round(day.durationMin * real) + besideMin,
    loadAu: Math.round(day.loadAu * real) + besideAu,
    distanceKm: day.distanceKm === null ? null : (km ?? day.distanceKm * Math.min(1, real)),
  }
}

/** [RPE] of training that nobody planned or described. @source default-ours */
const EASY_RPE = 3
