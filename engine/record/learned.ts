import { mondayOf, weekdayOf } from '../civil-date.ts'
import { type DayPart, dayPartOf } from '../day/day-part.ts'
import type { CivilDate, ClockTime, Weekday } from '../model.ts'
import type { PlannedRecord, SessionRecord } from './record.ts'
import type { TrainingResponse } from './response.ts'

/** Sessions that were kept, of those that were due. */
export type Kept = { readonly done: number; readonly due: number }

/** What a person's own days say of them, each with its evidence. */
export type LearnedFact =
  /** Sessions of a weekday, or of a part of the day, are kept far more often than the others, or far less. */
  | ({ readonly code: 'kept-weekday'; readonly weekday: Weekday; readonly others: Kept } & Kept)
  | ({ readonly code: 'kept-part'; readonly part: DayPart; readonly others: Kept } & Kept)
  /** [RPE] by which sessions after bad nights feel harder than planned, beside those after other nights. */
  | { readonly code: 'bad-nights'; readonly nights: number; readonly others: number; readonly harder: number }
  /** Weeks in which energy or mood were often low, and the others. */
  | { readonly code: 'low-weeks'; readonly weeks: number; readonly low: Kept; readonly others: Kept }
  /** Sessions that felt as planned, to one step of effort. */
  | { readonly code: 'foreseen'; readonly right: number; readonly of: number }
  | ({ readonly code: 'response' } & TrainingResponse)

/** A planned day with its hour, where that is still known. */
export type PlannedHour = PlannedRecord & { readonly start: ClockTime | null }

/** What was tapped of a day, 1 to 5; a low one is 1 or 2. */
export type TappedDay = {
  readonly date: CivilDate
  readonly sleep?: number
  readonly energy?: number
  readonly mood?: number
}

/** What is learned from. Days in any order, at most one of each a date. */
export type LearnedFrom = {
  readonly today: CivilDate
  /** The first day that counts; earlier ones were asked to be forgotten. */
  readonly since: CivilDate | null
  readonly planned: readonly PlannedHour[]
  readonly sessions: readonly SessionRecord[]
  readonly taps: readonly TappedDay[]
  readonly response: TrainingResponse | null
}

/** Fewest sessions of a weekday or part of the day, and of the others. @source default-ours */
const FEWEST_DUE = 6
/** Sessions' worth of the person's mean that is added to each rate, so that few of them say little. @source default-ours */
const SHRUNK_BY = 6
/** [ratio] by which a shrunken rate must differ from the mean to be spoken of. @source default-ours */
const APART = 0.1
/** Fewest rated sessions after bad nights, and after others. @source default-ours */
const FEWEST_NIGHTS = 4
/**
 * Standard errors by which two rates or means must lie apart: of one pair that was looked at for itself, and of the ten
 * weekdays and parts of the day, of which chance alone sets one apart more easily.
 * @source default-ours: one in twenty, and one in fifteen in all
 */
const SURE = 2
const SURE_OF_TEN = 2.7
/** [RPE] that is worth a word. @source default-ours */
const HARDER = 0.5
/** Low days that make a low week, and the fewest such weeks, and others. @source default-ours */
const LOW_DAYS = 2
const FEWEST_WEEKS = 2
/** Tap from which down something is low. @source default-ours */
const LOW_TAP = 2
/** Fewest rated sessions that say how well effort is foreseen, and how near counts. @source default-ours; foster-2001: one step is what people can tell apart */
const FEWEST_RATED = 6
const NEAR_RPE = 1

/**
 * What a person's own days say: when sessions are kept, what bad nights and low weeks cost, how well effort is foreseen.
 * Few days say nothing: rates are drawn towards the person's mean before they are compared.
 */
export function learnedOf(from: LearnedFrom): LearnedFact[] {
  const counts = (date: CivilDate) => date < from.today && (from.since === null || date >= from.since)
  const planned = from.planned.filter(({ date, durationMin, discipline }) => {
    return counts(date) && durationMin > 0 && discipline !== 'race'
  })
  const sessions = from.sessions.filter(({ date }) => counts(date))
  const taps = from.taps.filter(({ date }) => counts(date))
  const due = dueOf(planned, sessions)
  const timed = due.flatMap(({ part, ...one }) => (part === null ? [] : [{ ...one, part }]))
  const rated = ratedOf(planned, sessions)
  return [
    ...keptAlike(due, ({ weekday }) => weekday).map(({ like, ...kept }) => ({
      code: 'kept-weekday' as const,
      weekday: like,
      ...kept,
    })),
    ...keptAlike(timed, ({ part }) => part).map(({ like, ...kept }) => ({
      code: 'kept-part' as const,
      part: like,
      ...kept,
    })),
    ...badNights(rated, taps),
    ...lowWeeks(due, taps),
    ...foreseen(rated),
    ...(from.response ? [{ code: 'response' as const, ...from.response }] : []),
  ]
}

type Due = {
  readonly date: CivilDate
  readonly weekday: Weekday
  readonly part: DayPart | null
  readonly isDone: boolean
}

/** Planned sessions since the first record: of days before it nothing is known. */
function dueOf(planned: readonly PlannedHour[], sessions: readonly SessionRecord[]): Due[] {
  const first = sessions.map(({ date }) => date).toSorted()[0]
  const done = new Set(sessions.flatMap((one) => (one.done ? [one.date] : [])))
  return planned.flatMap(({ date, start }) =>
    first === undefined || date < first
      ? []
      : [{ date, weekday: weekdayOf(date), part: start === null ? null : dayPartOf(start), isDone: done.has(date) }],
  )
}

function keptOf(due: readonly Pick<Due, 'isDone'>[]): Kept {
  return { done: due.filter(({ isDone }) => isDone).length, due: due.length }
}

/** The kind whose shrunken rate lies farthest from that of all, if it is far enough. */
function keptAlike<One extends Pick<Due, 'isDone'>, Like>(
  all: readonly One[],
  likeOf: (one: One) => Like,
): ({ readonly like: Like; readonly others: Kept } & Kept)[] {
  const total = keptOf(all)
  const mean = total.done / Math.max(1, total.due)
  const apart = [...Map.groupBy(all, likeOf)].flatMap(([like, alike]) => {
    const kept = keptOf(alike)
    const others = { done: total.done - kept.done, due: total.due - kept.due }
    const off = (kept.done + SHRUNK_BY * mean) / (kept.due + SHRUNK_BY) - mean
    const isEnough = kept.due >= FEWEST_DUE && others.due >= FEWEST_DUE && errorsApart(kept, others) >= SURE_OF_TEN
    return isEnough && Math.abs(off) >= APART ? [{ off, fact: { like, ...kept, others } }] : []
  })
  const most = apart.toSorted((a, b) => Math.abs(b.off) - Math.abs(a.off))[0]
  return most ? [most.fact] : []
}

/** Standard errors between two rates. */
function errorsApart(a: Kept, b: Kept): number {
  const all = (a.done + b.done) / (a.due + b.due)
  const error = Math.sqrt(all * (1 - all) * (1 / a.due + 1 / b.due))
  return error === 0 ? 0 : Math.abs(a.done / a.due - b.done / b.due) / error
}

/** [RPE] how far above what was planned a session felt. */
type Rated = { readonly date: CivilDate; readonly above: number }

function ratedOf(planned: readonly PlannedHour[], sessions: readonly SessionRecord[]): Rated[] {
  const aims = new Map(planned.map(({ date, rpe }) => [date, rpe]))
  return sessions.flatMap(({ date, done, rpe }) => {
    const aim = aims.get(date)
    return done && rpe !== null && aim !== undefined ? [{ date, above: rpe - aim }] : []
  })
}

function badNights(rated: readonly Rated[], taps: readonly TappedDay[]): LearnedFact[] {
  const sleep = new Map(taps.flatMap((tap) => (tap.sleep === undefined ? [] : [[tap.date, tap.sleep] as const])))
  const slept = rated.flatMap(({ date, above }) => {
    const night = sleep.get(date)
    return night === undefined ? [] : [{ above, isBad: night <= LOW_TAP }]
  })
  const bad = slept.filter(({ isBad }) => isBad)
  const good = slept.filter(({ isBad }) => !isBad)
  if (bad.length < FEWEST_NIGHTS || good.length < FEWEST_NIGHTS) return []
  const apart = meanAbove(bad) - meanAbove(good)
  const error = Math.sqrt(spread(slept) * (1 / bad.length + 1 / good.length))
  const harder = Math.round(apart * 10) / 10
  return harder < HARDER || apart < SURE * error
    ? []
    : [{ code: 'bad-nights', nights: bad.length, others: good.length, harder }]
}

function meanAbove(rated: readonly Pick<Rated, 'above'>[]): number {
  return rated.reduce((sum, { above }) => sum + above, 0) / rated.length
}

/** [RPE^2] of all, as if both kinds of nights were one: never too small. */
function spread(rated: readonly Pick<Rated, 'above'>[]): number {
  const mean = meanAbove(rated)
  return rated.reduce((sum, { above }) => sum + (above - mean) ** 2, 0) / Math.max(1, rated.length - 1)
}

function lowWeeks(due: readonly Due[], taps: readonly TappedDay[]): LearnedFact[] {
  const lows = Map.groupBy(
    taps.filter(({ energy = 3, mood = 3 }) => energy <= LOW_TAP || mood <= LOW_TAP),
    ({ date }) => mondayOf(date),
  )
  const isLow = (monday: CivilDate) => (lows.get(monday)?.length ?? 0) >= LOW_DAYS
  const weeks = [...Map.groupBy(due, ({ date }) => mondayOf(date)).keys()]
  const low = weeks.filter(isLow)
  if (low.length < FEWEST_WEEKS || weeks.length - low.length < FEWEST_WEEKS) return []
  const lowKept = keptOf(due.filter(({ date }) => isLow(mondayOf(date))))
  const others = keptOf(due.filter(({ date }) => !isLow(mondayOf(date))))
  const apart = others.done / others.due - lowKept.done / lowKept.due
  return apart < APART || errorsApart(lowKept, others) < SURE
    ? []
    : [{ code: 'low-weeks', weeks: low.length, low: lowKept, others }]
}

function foreseen(rated: readonly Rated[]): LearnedFact[] {
  if (rated.length < FEWEST_RATED) return []
  const right = rated.filter(({ above }) => Math.abs(above) <= NEAR_RPE).length
  return [{ code: 'foreseen', right, of: rated.length }]
}
