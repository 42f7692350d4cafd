import { civilDate, dayNumber, weekdayIndex } from '../civil-date.ts'
import { boundDay } from '../day/bound-day.ts'
import type { Binding } from '../day/day-model.ts'
import { isSleep, type OrdinaryDay, ordinaryWeek } from '../day/ordinary-week.ts'
import { isInEachWeek, isInWeek, isTraining, practiceDay, practiceIn } from '../day/practices.ts'
import { OPEN } from '../day/stays.ts'
import {
  type BusyBlock,
  type BusyHours,
  type CivilDate,
  type CommitmentsReading,
  type ConfirmedFacts,
  type Discipline,
  type Preferences,
  type Season,
  WEEKDAYS,
} from '../model.ts'
import { sure } from '../sure.ts'
import { bindingOf, covers, EACH_WEEK, isInSeason, isSeasonal } from './binding.ts'
import { type CalendarDays, calendarBlocks, isWhole, takesOf } from './calendar-days.ts'
import { isBesideRota, rotaHours, stretchOf } from './rota-days.ts'

/** The hours of a person's life, by date. */
export type LifeDays = {
  /** The ordinary week, Monday first. */
  readonly week: readonly OrdinaryDay[]
  /** The day of a day number; the same object each time it is asked for. */
  readonly on: (day: number) => OrdinaryDay
  /** The seven days from a Monday on; the ordinary week itself where nothing sets them apart. */
  readonly from: (monday: number) => readonly OrdinaryDay[]
  /** Whether some of its hours hold for a while only. */
  readonly hasSeasons: boolean
}

/** What is known of a life's days: the week with what was confirmed already in place, all that was confirmed, and what calendars take. */
type Known = {
  readonly reading: CommitmentsReading
  readonly preferences: Preferences | undefined
  readonly facts: ConfirmedFacts
  readonly calendar: CalendarDays
  /** Sports of the person's own that are no part of the plan. */
  readonly beside: ReadonlySet<Discipline>
}

/** The days of a life: the ordinary week, a rota in its place, dated exceptions, calendars, and what was confirmed of each. */
export function lifeDays(known: Known): LifeDays {
  const { reading, preferences, facts, calendar, beside } = known
  const plain = ordinaryWeek(inSeason(reading, EACH_WEEK), preferences, beside)
  // Far from every exception: what binds here are the weekdays alone.
  const seasonal = new Set(reading.busy.filter(isSeasonal).map(({ label }) => label))
  const week = plain.map((day, weekday) => {
    const practice = practiceIn(day.commitments, beside)
    // Shifts may take the hours of a practice in one week and leave them in the next.
    const isForAWhile = practice !== null && (facts.rota !== undefined || seasonal.has(practice.label))
    return practiceDay(
      boundDay(day, bindingOf({ ...facts, dated: [] }, EACH_WEEK, weekday)),
      practice && isForAWhile ? { ...practice, isForAWhile } : practice,
    )
  })
  const { rota, dated = [] } = facts
  const isEachWeek = plain.every(({ commitments }) => commitments.every(isInEachWeek))
  if (!rota && dated.length === 0 && calendar.size === 0 && isEachWeek && !hasSeasons(known)) {
    return { week, on: (day) => sure(week[weekdayIndex(day)]), from: () => week, hasSeasons: false }
  }
  const days = new Map<number, OrdinaryDay>()
  const on = (day: number): OrdinaryDay => {
    const found = days.get(day) ?? dayOf(known, { plain, week }, day)
    days.set(day, found)
    return found
  }
  const weeks = new Map<number, readonly OrdinaryDay[]>()
  const from = (monday: number) => {
    let found = weeks.get(monday)
    if (!found) {
      const days = Array.from({ length: 7 }, (_, day) => on(monday + day))
      found = days.every((day, index) => day === week[index]) ? week : days
      weeks.set(monday, found)
    }
    return found
  }
  return { week, on, from, hasSeasons: hasSeasons(known) }
}

/** A day of a life: the one of the ordinary week where nothing sets it apart. */
function dayOf(
  known: Known,
  { plain, week }: Readonly<Record<'plain' | 'week', readonly OrdinaryDay[]>>,
  day: number,
): OrdinaryDay {
  const { facts, calendar } = known
  const weekday = weekdayIndex(day)
  const date = civilDate(day)
  const isPlain = !hasOwnHours(known, day)
  const hours = isPlain ? sure(plain[weekday]) : hoursOf(known, day)
  const own = isPlain ? hours.commitments : ownHours(known, day).commitments
  const led = own.filter(({ label }) => isInWeek(label, day - weekday))
  const isDated = facts.dated?.some((one) => covers(one, date)) || facts.week?.windows?.some(isSeasonal)
  if (isPlain && !isDated && led.length === own.length) return sure(week[weekday])
  const confirmed = bindingOf(facts, date, weekday)
  const binding = takesOf(calendar, [day - 1, day]) ? takenFrom(confirmed ?? OPEN, calendar, date) : confirmed
  return practiceDay(boundDay(hours, binding), practiceIn(led, known.beside))
}

/** What binds a day that a calendar takes hours of: one that it takes whole is kept free of training. */
function takenFrom(binding: Binding, calendar: CalendarDays, date: CivilDate): Binding {
  return { ...binding, shut: binding.shut || isWhole(calendar, date) }
}

/** The day without what calendars take: whose practice an entry there is, nobody said. */
function ownHours(known: Known, day: number): OrdinaryDay {
  return hoursOf({ ...known, calendar: new Map() }, day)
}

/** Whether the hours of a day, of the night before or of the morning after are not those of the ordinary week. */
function hasOwnHours({ reading, facts: { rota, dated = [] }, calendar }: Known, day: number): boolean {
  if (takesOf(calendar, [day - 1, day, day + 1])) return true
  if (seasonalOf(reading).some((one) => [-1, 0, 1].some((away) => isUnusual(one, civilDate(day + away))))) return true
  if (rota && day + 1 >= dayNumber(rota.from)) return true
  return dated.some((one) => one.kind === 'busy' && covers(one, civilDate(day), 1))
}

/** Whether hours of a season hold on a date as they do not in every week to come. */
function isUnusual(one: Season, date: CivilDate): boolean {
  return isInSeason(one, date) !== isInSeason(one, EACH_WEEK)
}

function seasonalOf({ busy, preferences }: CommitmentsReading): readonly Season[] {
  return [...busy, ...preferences].filter(isSeasonal)
}

function hasSeasons({ reading, facts }: Known): boolean {
  return seasonalOf(reading).length > 0 || (facts.week?.windows?.some(isSeasonal) ?? false)
}

/** A week's words as they hold on a date. */
function inSeason(reading: CommitmentsReading, date: CivilDate): CommitmentsReading {
  if (seasonalOf(reading).length === 0) return reading
  return {
    busy: reading.busy.filter((one) => isInSeason(one, date)),
    preferences: reading.preferences.filter((one) => isInSeason(one, date)),
  }
}

/** The day as the ordinary week would have it if the three days around it were those of every week. */
function hoursOf(known: Known, day: number): OrdinaryDay {
  const { reading, preferences, beside } = known
  const busy = [-1, 0, 1].flatMap((away) => busyOn(known, day + away))
  return sure(
    ordinaryWeek({ ...inSeason(reading, civilDate(day)), busy: [...busy, ...sleepIn(reading)] }, preferences, beside)[
      weekdayIndex(day)
    ],
  )
}

function busyOn({ reading, facts: { rota, dated = [] }, calendar, beside }: Known, day: number): BusyBlock[] {
  const weekday = sure(WEEKDAYS[weekdayIndex(day)])
  const date = civilDate(day)
  const block = ({ start, end, label }: BusyHours): BusyBlock => ({
    ...{ days: [weekday], start, end, label, span: { start: 0, end: 0 }, confidence: 1 },
  })
  const usual = reading.busy
    .filter((one) => one.days.includes(weekday) && !isSleep(one) && isInSeason(one, date))
    .map((one) => ({ ...one, days: [weekday] }))
  const shifts = rota && rotaHours(rota, day)
  // A rota takes the place of what fills a week, but not of the sport that somebody goes to.
  const isLed = (one: BusyBlock) => isTraining({ ...stretchOf(one), label: one.label }, beside)
  const own = shifts ? usual.filter((one) => isLed(one) && isBesideRota(rota, day, one)) : usual
  const added = dated.flatMap((one) => (one.kind === 'busy' && covers(one, date) ? [block(one)] : []))
  return [...own, ...(shifts ?? []).map(block), ...added, ...calendarBlocks(calendar, day)]
}

function sleepIn(reading: CommitmentsReading): readonly BusyBlock[] {
  return reading.busy.filter(isSleep)
}
