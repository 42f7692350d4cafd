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

/**
 * The same as weeks to come grow from it: a week of which nearly all was done counts for no less than was planned.
 * @param planned - the weeks before anything happened
 */
export function usedOfPlan(
  weeks: readonly PlanWeek[],
  planned: readonly PlanWeek[],
  lived: readonly LivedWeek[],
): readonly PlanWeek[] {
  return weeks.map((week, index) => keptAsPlanned(week, planned[index], lived[index]) ?? usedWeek(week, lived[index]))
}

/**
 * The weeks right before one, as it grows from them: as they were done, and as they were shown where more was done or nothing is known.
 * @param planned - the weeks before anything happened
 * @param index - of that week
 */
export function usedBefore(
  before: readonly PlanWeek[],
  planned: readonly PlanWeek[],
  index: number,
  lived: readonly LivedWeek[],
): readonly PlanWeek[] {
  return before.map((week, at) => {
    const own = index - before.length + at
    const over = lived[own]
    if (over && saysNothing(over)) return week
    const used = keptAsPlanned(week, planned[own], over)
    if (used) return used
    const done = usedWeek(week, over)
    return done.plannedMin < week.plannedMin ? done : week
  })
}

const { least: KEPT_LEAST } = BOUNDS['week-kept']

function usedWeek(week: PlanWeek, over: LivedWeek | undefined): PlanWeek {
  return over ? doneWeek(week, over, over.share >= KEPT_LEAST) : week
}

/** A week that is over as it was planned, where a short day or two took little of it, told before or not. */
function keptAsPlanned(week: PlanWeek, planned: PlanWeek | undefined, over: LivedWeek | undefined): PlanWeek | null {
  if (planned === undefined || over === undefined) return null
  const { plannedMin } = doneWeek(week, over, false)
  return plannedMin < planned.plannedMin && plannedMin >= planned.plannedMin * KEPT_LEAST ? planned : null
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
  if (day.durationMin === 0) {
    if (countsMin === 0 && besideAu === 0) return day
    // Training beside the plan counts with its minutes, at an easy effort; a practice that others lead was gone to as well.
    const ownAu = Math.round(EASY_RPE * (countsMin - besideMin))
    return { ...day, durationMin: countsMin, loadAu: day.loadAu + ownAu + besideAu }
  }
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
