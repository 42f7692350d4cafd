import { minutesIn } from '../history/beside.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import type { LivedDay, LivedWeek } from './done-week.ts'

/** A plan's weeks with what was done in the place of what had been planned, as far as they are over. */
export function doneOfPlan(weeks: readonly PlanWeek[], lived: readonly LivedWeek[]): readonly PlanWeek[] {
  return weeks.map((week, index) => {
    const over = lived[index]
    return over ? doneWeek(week, over, false) : week
  })
}

/** The same as weeks to come grow from it: a week that was kept as a whole counts for no less than was planned. */
export function usedOfPlan(weeks: readonly PlanWeek[], lived: readonly LivedWeek[]): readonly PlanWeek[] {
  return weeks.map((week, index) => usedWeek(week, lived[index]))
}

/**
 * The weeks right before one, as it grows from them: as they were done, and as they were shown where more was done or nothing is known.
 * @param index - of that week
 */
export function usedBefore(
  before: readonly PlanWeek[],
  index: number,
  lived: readonly LivedWeek[],
): readonly PlanWeek[] {
  return before.map((week, at) => {
    const over = lived[index - before.length + at]
    const used = over && saysNothing(over) ? week : usedWeek(week, over)
    return used.plannedMin < week.plannedMin ? used : week
  })
}

function usedWeek(week: PlanWeek, over: LivedWeek | undefined): PlanWeek {
  return over ? doneWeek(week, over, over.share >= BOUNDS['week-kept'].least) : week
}

/** Indices of the weeks that say nothing of what somebody is used to: hardly anything was done of them, or they were away. */
export function weeksOff(lived: readonly LivedWeek[]): ReadonlySet<number> {
  return new Set(lived.flatMap((week, index) => (saysNothing(week) ? [index] : [])))
}

/** Whether somebody was away in a week that is over, or had it off. */
function saysNothing({ isOff, days }: LivedWeek): boolean {
  return isOff || [...days.values()].filter(({ isAway }) => isAway).length >= BOUNDS['days-away'].least
}

function doneWeek(week: PlanWeek, { days: lived }: LivedWeek, isKept: boolean): PlanWeek {
  const days = week.days.map((day, position) => {
    const one = lived.get(position)
    return one ? doneDay(day, one, isKept) : day
  })
  if (days.every((day, position) => day === week.days[position])) return week
  const sum = (measure: (day: PlanDay) => number) => days.reduce((total, day) => total + measure(day), 0)
  return { ...week, days, plannedMin: sum((day) => day.durationMin), plannedLoadAu: sum((day) => day.loadAu) }
}

/** @param isKept - what was missed counts as done */
function doneDay(day: PlanDay, { realMin, km, countsMin, beside, besideAu }: LivedDay, isKept: boolean): PlanDay {
  const besideMin = minutesIn(beside)
  // Training beside the plan counts with its minutes, at an easy effort.
  if (day.durationMin === 0)
    return countsMin === 0 && besideAu === 0
      ? day
      : { ...day, durationMin: countsMin, loadAu: Math.round(EASY_RPE * (countsMin - besideMin)) + besideAu }
  const share = (realMin ?? day.durationMin) / day.durationMin
  if (share === 1 && km === null && besideAu === 0) return day
  const done = isKept ? Math.max(1, share) : share
  const doneKm = km ?? (day.distanceKm ?? 0) * Math.min(1, done)
  return {
    ...day,
    durationMin: Math.round(day.durationMin * done) + besideMin,
    loadAu: Math.round(day.loadAu * done) + besideAu,
    distanceKm: day.distanceKm === null ? null : isKept ? Math.max(day.distanceKm, doneKm) : doneKm,
  }
}

/** [RPE] of training that nobody planned or described. @source default-ours */
const EASY_RPE = 3
