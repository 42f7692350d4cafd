import { isEndurance, runKm, type StartFacts } from '../block-start.ts'
import { addDays, civilDate, dayNumber, daysBetween } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { CivilDate, HistoryDay, StartingPoint, Stress } from '../model.ts'
import type { PlanDay, UnderWay } from '../plan-model.ts'
import { LOOK_BACK_DAYS } from '../said-start.ts'
import type { Lately } from '../sessions/kept-session.ts'
import { STRESS_VOLUME } from '../week/person/stress.ts'

type Planned = ReadonlyMap<CivilDate, PlanDay>

/** What was done of late before a block that is asked for, by sport; undefined where that says too little. */
export function latelyDone(
  { history = [], shown, profile: { level, stress } }: UnderWay,
  anchor: CivilDate,
): Lately | undefined {
  if (shown?.anchor === anchor) return shown.laid?.lately
  const planned: Planned = new Map(
    (shown?.days ?? []).flatMap(({ day }) => (day.date < anchor ? [[day.date, day] as const] : [])),
  )
  const liftMin = liftedLately({ history, anchor: dayNumber(anchor), stress }, planned)
  if (liftMin === undefined) return undefined
  const done = history.filter(({ completed, date }) => completed === true && date < anchor)
  const since = addDays(anchor, -LOOK_BACK_DAYS)
  // What somebody said of themselves counts until there is a month to go by.
  if (!done.some(({ date }) => date <= addDays(since, 2) && planned.has(date))) return { liftMin }
  let longestMin = 0
  let longestRunKm = 0
  for (const { date, minutes, discipline } of done.filter((one) => one.date >= since)) {
    const day = planned.get(date)
    if (!day || !isEndurance(discipline ? { discipline } : day)) continue
    const took = minutes ?? day.durationMin
    longestMin = Math.max(longestMin, took)
    if ((discipline ?? day.discipline) === 'run') longestRunKm = Math.max(longestRunKm, runKm(day, took, level))
  }
  return { liftMin, longestMin, longestRunKm }
}

type LiftFacts = Pick<StartFacts, 'history' | 'anchor'> & { readonly stress: Stress }

/** A start with what was lifted in the weeks before it, as far as that is known. */
export function liftedBefore(
  start: StartingPoint,
  { before, ...facts }: LiftFacts & Pick<StartFacts, 'before'>,
): StartingPoint {
  const planned = new Map(before.flatMap(({ days }) => days.map((day) => [day.date, day] as const)))
  const liftMin = liftedLately(facts, planned)
  return liftMin === undefined ? start : { ...start, liftMin }
}

/** [days] in which what was lifted stays what somebody is used to: strength holds for a month, and an event may have made weeks small before. @source mujika-2000, default-ours */
const USED_TO_DAYS = 42
const { least: KNOWN_DAYS } = BOUNDS['known-lifting']

/**
 * [min] of lifting in the fullest of the last weeks before a block, as it would be without stress; undefined where nobody
 * knows what was done.
 * @param planned - the days before it as they were planned
 */
function liftedLately({ history, anchor, stress }: LiftFacts, planned: Planned): number | undefined {
  const until = civilDate(anchor)
  const done = history.filter(({ completed, date }) => completed === true && date < until)
  const isKnown = (day: HistoryDay) => day.sets !== undefined || day.discipline !== undefined || planned.has(day.date)
  const known = done.filter(isKnown)
  const first = known.reduce((least, { date }) => (date < least ? date : least), until)
  if (daysBetween(first, until) < KNOWN_DAYS) return undefined
  const weeks = new Map<number, number>()
  for (const day of known.filter(({ date }) => date >= addDays(until, -USED_TO_DAYS))) {
    const week = Math.ceil(daysBetween(day.date, until) / 7)
    weeks.set(week, (weeks.get(week) ?? 0) + liftedOn(day, planned.get(day.date)))
  }
  return Math.round(Math.max(0, ...weeks.values()) / STRESS_VOLUME[stress])
}

/** [min] that a day lifted, beside its session too. */
function liftedOn({ discipline, sets, minutes, beside = [] }: HistoryDay, planned: PlanDay | undefined): number {
  const isLift = (discipline ?? (sets && sets.length > 0 ? 'strength' : planned?.discipline)) === 'strength'
  const own = isLift ? (minutes ?? planned?.durationMin ?? 0) : 0
  return beside.reduce((sum, one) => sum + (one.discipline === 'strength' ? one.minutes : 0), own)
}
