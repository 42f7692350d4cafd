import { addDays, civilDate, daysBetween, mondayOf } from '../civil-date.ts'
import type { CivilDate, Weekday } from '../model.ts'
import { LONG_BREAK_DAYS } from '../plan-life.ts'
import type { UnderWay } from '../plan-model.ts'
import type { KeptWeeks, LaidPlan, RacedEvent } from '../sessions/kept-session.ts'
import type { LayoutInput } from '../week/block/lay-out.ts'
import { keptSessions } from '../week/laid/kept-days.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { Person } from '../week/person/person.ts'
import { sizesIn } from './as-shown.ts'
import { latelyDone } from './lately-done.ts'
import { withMissed } from './missed-weekdays.ts'
import type { Rebuilt } from './rebuilt-weeks.ts'

/**
 * The sessions of the week under way and of those to come, for the next plan to keep on their days.
 * @param weeks - before anything that happened changed them: what comes and goes moves no session for good
 */
function weeksToKeep(weeks: readonly LaidWeek[], today: CivilDate): KeptWeeks {
  const laid = weeks.map(({ frame, placed }) => [civilDate(frame.monday), keptSessions(placed)] as const)
  return Object.fromEntries(laid.filter(([week]) => week >= mondayOf(today)))
}

/** The weeks from the one under way on as the plan before had them. */
export function keptWeeks({ shown, today }: UnderWay, anchor: CivilDate): KeptWeeks {
  const laid = laidUntil(shown, today)
  if (shown?.anchor !== anchor || !laid) return {}
  return Object.fromEntries(Object.entries(laid.weeks).filter(([week]) => week >= mondayOf(today)))
}

/** [min after midnight] the usual start of training in the plan before. */
export function usualBefore({ shown, today }: UnderWay): number | undefined {
  return laidUntil(shown, today)?.usual
}

/** How the plan of an earlier day lay: one that is made again today knows nothing of its own, and what is taken back leaves nothing. */
function laidUntil(shown: UnderWay['shown'], today: CivilDate): LaidPlan | undefined {
  const { laid, laidBefore } = shown ?? {}
  return laid?.on === today ? laidBefore : laid
}

/** [days] of a block that is too short to learn in it which weekdays keep being missed. @source default-ours */
const SHORT_BLOCK_DAYS = 56

/** Weekdays that were missed again and again in the block before: the next one need not learn them anew. */
function missedBefore({ shown, today }: UnderWay, anchor: CivilDate): readonly Weekday[] {
  if (shown?.anchor === anchor) return shown.laid?.missedBefore ?? []
  const { missed = [], missedBefore: before = [] } = laidUntil(shown, today) ?? {}
  // What held for a block that soon gave way to another holds for that one.
  return shown && daysBetween(shown.anchor, anchor) < SHORT_BLOCK_DAYS ? [...new Set([...missed, ...before])] : missed
}

/** The event that lies behind a block that was asked for: its person comes back from it all the same. */
export function racedBefore({ shown, today, history = [] }: UnderWay, anchor: CivilDate): RacedEvent | undefined {
  const raced = shown?.anchor === anchor ? shown.laid?.racedBefore : laidUntil(shown, today)?.raced
  const told = history.find(({ date }) => date === raced?.date)?.completed
  const isOver = raced && (raced.date < anchor ? told !== false : raced.date === anchor && told)
  return isOver ? raced : undefined
}

/** The event that a block leads to, from the day before it on. */
function racedOf({ anchor, events }: Base, input: UnderWay): Pick<LaidPlan, 'raced' | 'racedBefore'> {
  const before = racedBefore(input, anchor)
  const tomorrow = addDays(input.today, 1)
  const own = events.findLast((one) => one.date <= tomorrow && (one.priority === 'A' || one === events.at(-1)))
  const raced = own ?? before
  return { ...(raced && { raced }), ...(before && { racedBefore: before }) }
}

/** A layout to come, with those weekdays kept out of it. */
export function withMissedBefore<Input extends Pick<LayoutInput, 'daysFrom'>>(
  layout: Input,
  input: UnderWay,
  anchor: CivilDate,
): Input {
  return withMissed(layout, missedBefore(input, anchor))
}

type Base = {
  readonly anchor: CivilDate
  readonly begun: CivilDate
  readonly made: { readonly details: readonly LaidWeek[] }
  readonly person: Pick<Person, 'stress'>
  readonly events: readonly RacedEvent[]
  readonly usual: number
  readonly lived: { readonly rebuilt: readonly Rebuilt[] }
}

/** How a plan lies in its weeks, for the one after it; of weekdays that are missed what this block learnt itself goes on, and no more. */
export function laidPlan(base: Base, input: UnderWay): LaidPlan {
  const { anchor, made, usual, lived } = base
  const missed = lived.rebuilt.flatMap(({ why }) => (why.code === 'rebuilt-other-days' ? why.weekdays : []))
  return {
    on: input.today,
    weeks: weeksToKeep(made.details, input.today),
    usual,
    missed,
    missedBefore: missedBefore(input, anchor),
    ...racedOf(base, input),
    ...latelyOf(base, input),
    ...sizesOf(base, input),
  }
}

/** A block that is asked for begins from what was done before it, on each of its days. */
function latelyOf({ anchor, begun }: Base, input: UnderWay): Pick<LaidPlan, 'lately'> {
  const lately = begun === anchor ? latelyDone(input, anchor) : undefined
  return lately ? { lately } : {}
}

/** [min] planned: of days and weeks that are over as it was when those came, whatever the same would be by now. */
function sizesOf(
  { anchor, made, person, lived }: Base,
  { shown, today }: UnderWay,
): Required<Pick<LaidPlan, 'planned' | 'first' | 'stress'>> {
  const known = shown?.anchor === anchor ? shown.laid : undefined
  const until = addDays(today, LONG_BREAK_DAYS)
  const planned = made.details.flatMap(({ frame, placed }) =>
    placed.map(({ day, session }) => [civilDate(frame.monday + day), session.durationMin] as const),
  )
  const asFirst = lived.rebuilt[0]?.was ?? made.details
  const first = asFirst.map(({ frame, placed }) => [civilDate(frame.monday), sizesIn(placed)] as const)
  return {
    planned: before(known?.planned, today, planned, until),
    first: before(known?.first, mondayOf(today), first, until),
    stress: before(
      known?.stress,
      mondayOf(today),
      first.map(([monday]) => [monday, person.stress] as const),
      until,
    ),
  }
}

/** What was known of days before one, and what holds from then on. */
function before<Value>(
  known: Readonly<Record<CivilDate, Value>> = {},
  from: CivilDate,
  now: readonly (readonly [CivilDate, Value])[],
  until: CivilDate,
): Readonly<Record<CivilDate, Value>> {
  return Object.fromEntries([
    ...Object.entries(known).filter(([date]) => date < from),
    ...now.filter(([date]) => date >= from && date <= until),
  ])
}
