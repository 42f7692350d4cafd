import { civilDate, dayNumber, weekdayIndex } from '../civil-date.ts'
import { boundDay } from '../day/bound-day.ts'
import { isSleep, type OrdinaryDay, ordinaryWeek } from '../day/ordinary-week.ts'
import {
  type BusyBlock,
  type BusyHours,
  type CommitmentsReading,
  type ConfirmedFacts,
  type Preferences,
  WEEKDAYS,
} from '../model.ts'
import { sure } from '../sure.ts'
import { bindingOf, covers } from './binding.ts'

/** The hours of a person's life, by date. */
export type LifeDays = {
  /** The ordinary week, Monday first. */
  readonly week: readonly OrdinaryDay[]
  /** The day of a day number; the same object each time it is asked for. */
  readonly on: (day: number) => OrdinaryDay
  /** The seven days from a Monday on; the ordinary week itself where nothing sets them apart. */
  readonly from: (monday: number) => readonly OrdinaryDay[]
}

/**
 * The days of a life: the ordinary week, a rota in its place, dated exceptions, and what was confirmed of each.
 * @param reading - of the week, with what was confirmed already in place
 */
export function lifeDays(
  reading: CommitmentsReading,
  preferences: Preferences | undefined,
  facts: ConfirmedFacts = {},
): LifeDays {
  const plain = ordinaryWeek(reading, preferences)
  // Far from every exception: what binds here are the weekdays alone.
  const week = plain.map((day, weekday) => boundDay(day, bindingOf({ ...facts, dated: [] }, '0000-00-00', weekday)))
  const { rota, dated = [] } = facts
  if (!rota && dated.length === 0) {
    return { week, on: (day) => sure(week[weekdayIndex(day)]), from: () => week }
  }
  const known = new Map<number, OrdinaryDay>()
  const on = (day: number): OrdinaryDay => {
    let found = known.get(day)
    if (!found) {
      const weekday = weekdayIndex(day)
      const date = civilDate(day)
      const isPlain = !hasOwnHours(facts, day)
      const isDated = dated.some((one) => covers(one, date))
      const hours = isPlain ? sure(plain[weekday]) : hoursOf(reading, preferences, facts, day)
      found = isPlain && !isDated ? sure(week[weekday]) : boundDay(hours, bindingOf(facts, date, weekday))
      known.set(day, found)
    }
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
  return { week, on, from }
}

/** Whether the hours of a day, of the night before or of the morning after are not those of the ordinary week. */
function hasOwnHours({ rota, dated = [] }: ConfirmedFacts, day: number): boolean {
  if (rota && day + 1 >= dayNumber(rota.from)) return true
  return dated.some((one) => one.kind === 'busy' && covers(one, civilDate(day), 1))
}

/** The day as the ordinary week would have it if the three days around it were those of every week. */
function hoursOf(
  reading: CommitmentsReading,
  preferences: Preferences | undefined,
  facts: ConfirmedFacts,
  day: number,
): OrdinaryDay {
  const busy = [-1, 0, 1].flatMap((away) => busyOn(reading, facts, day + away))
  return sure(ordinaryWeek({ ...reading, busy: [...busy, ...sleepIn(reading)] }, preferences)[weekdayIndex(day)])
}

function busyOn(reading: CommitmentsReading, { rota, dated = [] }: ConfirmedFacts, day: number): BusyBlock[] {
  const weekday = sure(WEEKDAYS[weekdayIndex(day)])
  const date = civilDate(day)
  const since = rota ? day - dayNumber(rota.from) : -1
  const block = ({ start, end, label }: BusyHours): BusyBlock => ({
    ...{ days: [weekday], start, end, label, span: { start: 0, end: 0 }, confidence: 1 },
  })
  const usual =
    rota && since >= 0
      ? sure(rota.days[since % rota.days.length]).map(block)
      : reading.busy
          .filter((one) => one.days.includes(weekday) && !isSleep(one))
          .map((one) => ({ ...one, days: [weekday] }))
  const added = dated.flatMap((one) => (one.kind === 'busy' && covers(one, date) ? [block(one)] : []))
  return [...usual, ...added]
}

function sleepIn(reading: CommitmentsReading): readonly BusyBlock[] {
  return reading.busy.filter(isSleep)
}
