import { isPartial } from '../../check/finding.ts'
import { addDays, daysBetween } from '../../civil-date.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import { inside, LIMITS } from '../../limits/limits.ts'
import { usedBefore } from '../../lived/done-of-plan.ts'
import { acuteChronicCap } from '../../load/acute-chronic.ts'
import { ALLOWANCE_CAP, nextLongestRunKm } from '../../load/long-run-progression.ts'
import { firstWeekLimit, weeklyKmLimit, weeklyRiseLimit } from '../../load/weekly-rise.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { startRunKm } from '../../week/minutes/design.ts'
import { LEAST_MIN } from '../day/session-day.ts'
import { trimmedDay } from '../day/trimmed-day.ts'
import { withDays } from '../day/with-days.ts'

/** [ratio] of the newest week to the mean of four, where a wish may go to the edge of what is allowed. @source default-ours */
const RATIO_EDGE = inside(LIMITS['week-of-month'].hard, 0.02)
/** [days] a run counts as practised. @source frandsen-2025 */
const PRACTISED_DAYS = LIMITS['run-rise'].given.days
const { most: FRESH_KM } = BOUNDS['fresh-run']
/** [ratio] of the newest week to the mean of four after a change. @source frandsen-2025: shape only */
const RATIO_MOST = inside(LIMITS['week-of-month'].hard, 0.1)
const ROUNDS_MAX = 12
/** [count] after which a share is settled to a minute. @source default-ours */
const SHARE_ROUNDS = 12
/** [count] after which the kilometres of a week are settled. @source default-ours */
const KM_ROUNDS = 3

/** What a change is limited against. */
export type Limits = {
  readonly base: PlanBase
  /** The first day that may change. */
  readonly from: CivilDate
  /** The weeks whose sizes are shared out. What one day loses is then never another day's gain. */
  readonly reference: readonly PlanWeek[]
  /** To the edge of the rules instead of well inside: for wishes, which should change little else. */
  readonly edge?: boolean
}

/**
 * Weeks after a change grow from what was really done: runs from runs, weeks from weeks.
 * @source frandsen-2025, own-analysis-25-plans
 */
export function withinLimits(limits: Limits, weeks: readonly PlanWeek[]): readonly PlanWeek[] {
  let now = weeks
  // What one limit takes from a week is no longer there for the next one to grow from: a few rounds settle it.
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = limitedOnce(limits, now)
    if (next.every((week, index) => week === now[index])) break
    now = next
  }
  return now
}

function limitedOnce(limits: Limits, weeks: readonly PlanWeek[]): readonly PlanWeek[] {
  const first = limits.base.made.weeks
  const done: PlanWeek[] = []
  practisedWeeks(limits, weeks).forEach((week, index) => {
    const before = done.slice(-4)
    const touched = week !== first[index] || before.some((one) => !first.includes(one))
    const used = touched ? usedBefore(before, first, index, limits.base.lived.lived) : before
    done.push(touched ? risen(limits, week, sure(limits.reference[index]), used) : week)
  })
  return done
}

function practisedWeeks({ base, from, edge = false }: Limits, weeks: readonly PlanWeek[]): PlanWeek[] {
  const runs = runsBefore(base)
  let changed: CivilDate | null = null
  return weeks.map((week, index) =>
    withDays(week, (day) => {
      const position = week.days.indexOf(day)
      const first = sure(sure(base.made.weeks[index]).days[position])
      // Runs that grew from runs as planned are as they should be.
      const grown = changed !== null && changed >= addDays(day.date, -PRACTISED_DAYS) && day.date >= from
      const mostKm = grown ? mostRunKm(runs, day.date, edge) : Number.POSITIVE_INFINITY
      const { kept, run } =
        livedDay(base, index, day, from) ??
        practisedDay(day, first, mostKm, (share) => trimmedDay(base, day, share, week))
      if (run) runs.push(run)
      // Of a way back in steps the weeks were not made anew, so its runs are held to what was run here.
      const isLess = run !== null && base.lived.lived[index]?.cut === 'weeks' && run.km < (kept.distanceKm ?? 0)
      if (run && (kept !== first || isLess)) changed = day.date
      return kept
    }),
  )
}

/** A day with the run that it counts for. */
type PractisedDay = { readonly kept: PlanDay; readonly run: Run | null }

/** A day with no longer run than may follow, and the run that it counts for: its own, or the one that it lost. */
function practisedDay(day: PlanDay, first: PlanDay, mostKm: number, trimmed: (share: number) => PlanDay): PractisedDay {
  const km = practisedKm(day, first)
  const kept = km !== null && km > mostKm + 1e-9 ? trimmed(mostKm / km) : day
  const { date } = day
  if (isRun(kept)) return { kept, run: { date, km: kept.distanceKm ?? 0, lost: false } }
  if (!isRun(first)) return { kept, run: null }
  const lostKm = (isRun(day) ? null : km) ?? (first.distanceKm ?? 0) / 2
  return { kept, run: { date, km: Math.min(lostKm, mostKm), lost: true } }
}

function isRun({ discipline }: PlanDay): boolean {
  return discipline === 'run'
}

/** [km] of a run, or of what stands in its place: a walk is no longer than the run could have been; null for anything else. */
function practisedKm(day: PlanDay, first: PlanDay): number | null {
  if (isRun(day)) return day.distanceKm ?? 0
  if (!isRun(first) || day.durationMin === 0) return null
  return ((first.distanceKm ?? 0) * day.durationMin) / first.durationMin
}

/** A run of the plan; one that was lost is remembered with the distance it could have had. */
type Run = { readonly date: CivilDate; readonly km: number; readonly lost: boolean }

/** A day that is over as it stood, with its run as far as that was done; null for days to come. */
function livedDay({ made, lived }: PlanBase, index: number, kept: PlanDay, from: CivilDate): PractisedDay | null {
  const position = daysBetween(sure(made.weeks[index]).startDate, kept.date)
  const over = kept.date < from ? lived.lived[index]?.days.get(position) : undefined
  if (!over) return null
  const { date } = kept
  const first = sure(sure(made.weeks[index]).days[position])
  if (isRun(kept)) {
    const askedKm = kept.distanceKm ?? 0
    // What counts as done is a part of what was first planned; what was asked for may have been less.
    const doneMin = over.real * first.durationMin
    const km = over.km ?? askedKm * Math.min(1, doneMin / Math.max(1, kept.durationMin))
    return { kept, run: over.real > 0 ? { date, km, lost: false } : { date, km: askedKm / 2, lost: true } }
  }
  if (!isRun(first)) return { kept, run: null }
  // Run all the same, or lost to what was asked in its place.
  const wasRun = over.km !== null && over.real > 0
  return {
    kept,
    run: wasRun ? { date, km: over.km, lost: false } : { date, km: (first.distanceKm ?? 0) / 2, lost: true },
  }
}

/** What a person ran before the plan counts as practised like any run in it. */
function runsBefore({ made, person }: PlanBase): Run[] {
  const start = made.weeks[0]?.startDate
  const km = startRunKm(person)
  return start ? [-8, -1].map((days) => ({ date: addDays(start, days), km, lost: false })) : []
}

/** [km] what the next run may have, infinite when none went before. @source frandsen-2025 */
function mostRunKm(runs: readonly Run[], date: CivilDate, edge: boolean): number {
  const since = addDays(date, -PRACTISED_DAYS)
  const aWeekAgo = addDays(date, -7)
  const recent = runs.filter((run) => run.date >= since)
  const real = recent.filter(({ lost }) => !lost)
  const longest = Math.max(0, ...real.map(({ km }) => km))
  if (real.some((run) => run.date < aWeekAgo)) return nextKm(longest, edge)
  // A month without runs begins again small, and no larger than after small runs.
  const ever = Math.max(0, ...runs.map(({ km }) => km))
  const could = Math.max(0, ...recent.filter(({ lost }) => lost).map(({ km }) => km))
  const fresh = Math.min(FRESH_KM, ever / 2, could > 0 ? nextKm(could / 2, edge) : FRESH_KM)
  const most = Math.max(fresh, longest > 0 ? nextKm(longest, edge) : 0)
  return most > 0 ? most : Number.POSITIVE_INFINITY
}

function nextKm(longestKm: number, edge: boolean): number {
  return edge || longestKm === 0 ? longestKm * ALLOWANCE_CAP : nextLongestRunKm(longestKm)
}

/** [min] that a week may hold after others. */
function mostAfterWeeks(weeks: readonly PlanWeek[], usualMin: number): number {
  return weeklyRiseLimit([usualMin, ...weeks.map(trainedMin)], LIMITS['week-rise'].hard)
}

/** [km] the same of running; in the first weeks, and after weeks without runs, what was run before the plan counts. */
function mostKmAfterWeeks(weeks: readonly PlanWeek[], early: boolean, startKm: number): number {
  if (weeks.length === 0) return Number.POSITIVE_INFINITY
  const bestKm = Math.max(...weeks.map(runKm))
  return weeklyKmLimit(bestKm, early || bestKm === 0 ? startKm : 0)
}

/** A week after a lighter one rises no faster than any other, in minutes and in kilometres run. @source nielsen-2014 */
function risen(
  { base, from, edge }: Limits,
  week: PlanWeek,
  reference: PlanWeek,
  before: readonly PlanWeek[],
): PlanWeek {
  if (before.length === 0) return week
  const { person } = base
  const early = week.week <= 4
  // A first week that began late is no measure, here as in the rules; one that only a change made so is.
  const late = [sure(base.made.weeks[0]), sure(before[0])].every(
    (one) => one.week === 1 && isPartial(one, base.profile.trainingDays),
  )
  const measured = late ? before.filter((one) => one.week > 1) : before
  // After a first week that began late in one a week grows from what was usual, not from two days.
  const most =
    measured.length > 0
      ? mostAfterWeeks(measured, early ? person.start.weeklyMin : 0)
      : firstWeekLimit(person.start.weeklyMin)
  const mostKm = mostKmAfterWeeks(measured, early, startRunKm(person))
  const three = before.slice(-3)
  const mostAu =
    three.length < 3 || (late && three[0] === before[0])
      ? Number.POSITIVE_INFINITY
      : // After weeks of nothing the ratio alone would ask for less than was just done.
        Math.max(acuteChronicCap(three.map(loadAu), edge ? RATIO_EDGE : RATIO_MOST), loadAu(sure(three.at(-1))))
  // What stands of the week leaves the rest to the days that may still change.
  const left = (measure: Measured) => week.days.reduce((sum, day) => (day.date < from ? sum - measure(day) : sum), 0)
  const open = { ...reference, days: reference.days.filter(({ date }) => date >= from) }
  const share = Math.min(
    1,
    sharedOut(open, most + left(minutesOf), minutesOf),
    (mostAu + left(auOf)) / Math.max(1, loadAu(open)),
  )
  return withinKm(mostKm, week, (aimedKm) => {
    const runShare = Math.min(share, sharedOut(open, aimedKm + left(kmOf), kmOf))
    return runShare >= 1 ? week : sharedBy(base, from, { week, reference, share, runShare })
  })
}

/**
 * A week made so that its runs keep within a distance: the shortest are of whole minutes and go no slower, so what they
 * hold too much, the others give.
 */
function withinKm(mostKm: number, week: PlanWeek, madeFor: (aimedKm: number) => PlanWeek): PlanWeek {
  let aimedKm = mostKm
  let held = week
  for (let round = 0; round < KM_ROUNDS; round++) {
    held = madeFor(aimedKm)
    const overKm = runKm(held) - mostKm
    if (held === week || overKm <= 1e-9) break
    aimedKm -= overKm
  }
  return held
}

type Shared = {
  readonly week: PlanWeek
  readonly reference: PlanWeek
  readonly share: number
  readonly runShare: number
}

/** A week that keeps a share [ratio] of each session, and one of its runs. */
function sharedBy(base: PlanBase, from: CivilDate, { week, reference, share, runShare }: Shared): PlanWeek {
  return withDays(week, (day) => {
    if (day.date < from || day.durationMin === 0) return day
    const planned = sure(reference.days[week.days.indexOf(day)])
    const of = planned.discipline === 'run' ? runShare : share
    const ratioKm = ((planned.distanceKm ?? 0) * of) / Math.max(0.1, day.distanceKm ?? 0)
    const ratio = Math.min(
      (planned.durationMin * of) / day.durationMin,
      day.discipline === 'run' && planned.distanceKm !== null ? ratioKm : 1,
    )
    return ratio >= 1 ? day : trimmedDay(base, day, ratio, week)
  })
}

function runKm({ days }: PlanWeek): number {
  return days.reduce((sum, day) => sum + kmOf(day), 0)
}

function kmOf({ discipline, distanceKm }: PlanDay): number {
  return discipline === 'run' ? (distanceKm ?? 0) : 0
}

type Measured = (day: PlanDay) => number

/** Of the plan's own sessions: practices come back whole whatever is done of these, which need not make up for them. */
function auOf({ discipline, durationMin, loadAu: au }: PlanDay): number {
  return discipline === 'race' || durationMin === 0 ? 0 : au
}

function minutesOf({ discipline, durationMin }: PlanDay): number {
  return discipline === 'race' ? 0 : durationMin
}

/**
 * The share of each session that a week may keep.
 * Sessions of a few minutes get no shorter: the others make up for them.
 */
function sharedOut({ days }: PlanWeek, most: number, measure: Measured): number {
  const whole = days.reduce((sum, day) => sum + measure(day), 0)
  if (whole <= most) return 1
  let share = most / whole
  for (let round = 0; round < SHARE_ROUNDS; round++) {
    const extra = (day: PlanDay) => Math.max(0, Math.min(1, LEAST_MIN / Math.max(1, day.durationMin)) - share)
    share = Math.max(0, most - days.reduce((sum, day) => sum + measure(day) * extra(day), 0)) / whole
  }
  return share
}

function loadAu({ days }: PlanWeek): number {
  return days.reduce((sum, day) => sum + auOf(day), 0)
}

function trainedMin(week: PlanWeek): number {
  return week.days.reduce((sum, day) => sum + minutesOf(day), 0)
}
