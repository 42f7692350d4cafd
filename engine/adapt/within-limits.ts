import { daysBetween } from '../civil-date.ts'
import { acuteChronicCap } from '../load/acute-chronic.ts'
import { RISE_CAP, weeklyRiseLimit } from '../load/weekly-rise.ts'
import type { CivilDate, PlanDay, PlanWeek } from '../model.ts'
import { startRunKm } from '../week/design.ts'
import { longShareOf } from '../week/long-session.ts'
import type { Person } from '../week/person.ts'
import { easierDay } from './changed-day.ts'
import { withDays } from './with-days.ts'

/** [ratio] of the longest run of 30 days that the first longer runs after a change may reach. @source frandsen-2025 */
const BACK_RATIO = 1.1
/** [days] a run counts as practised. @source frandsen-2025 */
const PRACTISED_DAYS = 30

/** [km] the first run after a month without. @source default-ours */
const FRESH_KM = 3

/**
 * Runs after a change grow from what was run, and the long run keeps its share of its week.
 * @param base - the plan before the changes, to know the weeks that have any
 * @param from - the first day that may change
 * @source frandsen-2025, own-analysis-25-plans
 */
export function withinLimits(
  base: readonly PlanWeek[],
  weeks: readonly PlanWeek[],
  from: CivilDate,
  person: Person,
): readonly PlanWeek[] {
  let now = weeks
  // What one limit takes from a week is no longer there for the next one to grow from: a few rounds settle it.
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = limitedOnce(base, now, from, person)
    if (next.every((week, index) => week === now[index])) break
    now = next
  }
  return now
}

function limitedOnce(
  base: readonly PlanWeek[],
  weeks: readonly PlanWeek[],
  from: CivilDate,
  person: Person,
): readonly PlanWeek[] {
  const done: PlanWeek[] = []
  practisedWeeks(weeks, from, person).forEach((week, index) => {
    const shared = week === base[index] ? week : sharedOut(week, from, person)
    const before = done.slice(-4)
    const touched = shared !== base[index] || before.some((one) => !base.includes(one))
    done.push(touched ? risen(shared, before, from, person) : shared)
  })
  return done
}

function practisedWeeks(weeks: readonly PlanWeek[], from: CivilDate, person: Person): PlanWeek[] {
  const runs: PlanDay[] = []
  return weeks.map((week) =>
    withDays(week, (day) => {
      const kept = day.discipline === 'run' && day.date >= from ? practised(day, runs, week, person) : day
      if (kept.discipline === 'run') runs.push(kept)
      return kept
    }),
  )
}

/** [km] that running may grow by in a week in any case. @source default-ours */
const RISE_KM = 3
/** [ratio] of the newest week to the mean of four after a change. @source frandsen-2025: shape only */
const RATIO_MOST = 1.4
const ROUNDS_MAX = 12
/** [min] that a first week may hold in any case. @source default-ours */
const FIRST_WEEK_MIN = 90

/** A week after a lighter one rises no faster than any other, in minutes and in kilometres run. @source nielsen-2014 */
function risen(week: PlanWeek, before: readonly PlanWeek[], from: CivilDate, person: Person): PlanWeek {
  if (before.length === 0) return week
  const early = week.week <= 4
  // A first week that began late is no measure; whether it counts or not, the limit holds.
  const whole = before.filter((one) => one.week > 1)
  const most = Math.min(
    weeklyRiseLimit(
      [early ? person.start.weeklyMin : 0, ...(whole.length > 0 ? whole : before).map(trainedMin)],
      RISE_CAP,
    ),
    whole.length > 0 ? Number.POSITIVE_INFINITY : FIRST_WEEK_MIN,
  )
  const bestKm = Math.max(...(whole.length > 0 ? whole : before).map(runKm))
  const mostKm = Math.max(bestKm * RISE_CAP, bestKm + RISE_KM, early || bestKm === 0 ? 2 * startRunKm(person) : 0)
  const ratioKm = mostKm / Math.max(mostKm, runKm(week))
  const runs =
    ratioKm === 1
      ? week
      : withDays(week, (day) =>
          day.date < from || day.discipline !== 'run' ? day : easierDay(day, ratioKm, person, week),
        )
  const three = before.slice(-3).map(loadAu)
  const ratio = Math.min(
    most / Math.max(most, trainedMin(runs)),
    three.length < 3 ? 1 : acuteChronicCap(three, RATIO_MOST) / Math.max(1, loadAu(runs)),
  )
  if (ratio >= 1) return runs
  return withDays(runs, (day) => (day.date < from ? day : easierDay(day, ratio, person, week)))
}

function runKm(week: PlanWeek): number {
  return week.days.reduce((sum, day) => sum + (day.discipline === 'run' ? (day.distanceKm ?? 0) : 0), 0)
}

function loadAu(week: PlanWeek): number {
  return week.days.reduce((sum, day) => sum + (day.discipline === 'race' ? 0 : day.loadAu), 0)
}

function trainedMin(week: PlanWeek): number {
  return week.days.reduce((sum, day) => sum + (day.discipline === 'race' ? 0 : day.durationMin), 0)
}

function practised(day: PlanDay, runs: readonly PlanDay[], week: PlanWeek, person: Person): PlanDay {
  const recent = runs.filter((run) => daysBetween(run.date, day.date) <= PRACTISED_DAYS)
  // A month without runs begins again small.
  const longest = Math.max(0, ...recent.map((run) => run.distanceKm ?? 0))
  const before = Math.min(FRESH_KM, Math.max(0, ...runs.map((run) => run.distanceKm ?? 0)) / 2)
  const most = longest > 0 ? Math.max(longest * BACK_RATIO, Math.min(longest + 1, longest * 1.28)) : before
  const km = day.distanceKm ?? 0
  return most === 0 || km <= most + 1e-9 ? day : easierDay(day, most / km, person, week)
}

function sharedOut(week: PlanWeek, from: CivilDate, person: Person): PlanWeek {
  const runs = week.days.filter((day) => day.discipline === 'run')
  const long = runs.toSorted((a, b) => b.durationMin - a.durationMin)[0]
  if (!long || long.date < from || runs.length < 3) return week
  const share = longShareOf(runs.length)
  const others = runs.reduce((sum, day) => sum + day.durationMin, 0) - long.durationMin
  const most = (others * share) / (1 - share)
  if (long.durationMin <= most) return week
  return withDays(week, (day) => (day === long ? easierDay(day, most / long.durationMin, person, week) : day))
}
