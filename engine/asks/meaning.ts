import { adaptedState } from '../adapt/asked/adapted-plan.ts'
import { addDays, dayNumber, weekdayIndex } from '../civil-date.ts'
import { choosesDays, daysHoldFrom } from '../confirmed/chosen.ts'
import type { CheckIns } from '../history/known-day.ts'
import { type Choice, type CivilDate, type ClockTime, WEEKDAYS, type Weekday } from '../model.ts'
import type { PlanBase } from '../plan-base.ts'
import type { PlanDay, UnderWay } from '../plan-model.ts'
import { type PaceRange, zonePace } from '../sessions/pace.ts'
import { sure } from '../sure.ts'
import type { AskFact } from './ask-facts.ts'

/** [days] of which a choice says what it would make of them. @source default-ours */
const AHEAD_DAYS = 14

/** What the next two weeks hold, and how training goes on from the next Monday. */
export type Ahead = {
  readonly min: number
  readonly hard: number
  /** [min] of the week that begins with the next Monday, and when it trains. */
  readonly weekMin: number
  readonly starts: ReadonlyMap<Weekday, ClockTime | null>
  readonly easy: PaceRange | null
}

/** What a plan is made with. */
export type Making = {
  readonly base: PlanBase
  readonly input: UnderWay
  readonly checkIns: CheckIns
  readonly anew?: (input: UnderWay) => PlanBase
}

/** Whether a choice changes what a plan's base follows from, and not its days alone. */
export function isOfBase(choice: Choice): boolean {
  return choosesDays(choice) || choice.type === 'target' || choice.type === 'result'
}

/** What the next two weeks hold with an input's answers: the plan is really made with them. */
export function weeksAhead({ base, input, checkIns }: Making): Ahead {
  const days = adaptedState(base, input, checkIns).state.weeks.flatMap((week) => week.days)
  const next = within(days, input.today, AHEAD_DAYS)
  const week = within(days, daysHoldFrom(input.today), 7)
  return {
    min: minutesOf(next),
    hard: next.filter(({ hard }) => hard).length,
    weekMin: minutesOf(week),
    starts: new Map(week.map(({ date, start }) => [weekdayOf(date), start])),
    easy: zonePace(base.person.paceVdot ?? null, 'easy'),
  }
}

/** The weekday of a date. */
export function weekdayOf(date: CivilDate): Weekday {
  return sure(WEEKDAYS[weekdayIndex(dayNumber(date))])
}

/** The sessions of some days; races are left out, they stay in any case. */
function within(days: readonly PlanDay[], from: CivilDate, count: number): readonly PlanDay[] {
  const until = addDays(from, count)
  return days.filter(
    ({ date, discipline, durationMin }) => date >= from && date < until && durationMin > 0 && discipline !== 'race',
  )
}

function minutesOf(days: readonly PlanDay[]): number {
  return days.reduce((sum, { durationMin }) => sum + durationMin, 0)
}

/** Whether two ways to go on hold the same. */
export function isSame(one: Ahead, other: Ahead): boolean {
  return one.min === other.min && one.hard === other.hard
}

/** What a choice would make of the next weeks, in figures. */
export function meansOf(choice: Choice, ahead: Ahead, planned: Ahead, base: PlanBase): AskFact {
  const minutes = { min: ahead.min, wasMin: planned.min }
  if (choice.type === 'free-day' || choice.type === 'fewer-days')
    return { code: 'means-days', weekdays: [...ahead.starts.keys()], ...minutes }
  const at = choice.type === 'other-hours' ? choice.days.map((day) => ahead.starts.get(day)).find(Boolean) : null
  if (at) return { code: 'means-hours', at, ...minutes }
  if (choice.type === 'result' && ahead.easy)
    return { code: 'means-paces', easy: ahead.easy, wasEasy: planned.easy, ...minutes }
  if (choice.type === 'target') {
    const event = base.events.find(({ date }) => date === choice.event)
    const perKm = (seconds: number) => Math.round(seconds / (event?.distanceKm ?? 1))
    return {
      code: 'means-target',
      secPerKm: perKm(choice.seconds),
      wasPerKm: perKm(event?.targetSeconds ?? choice.seconds),
    }
  }
  return { code: 'means-weeks', ...minutes, hard: ahead.hard, wasHard: planned.hard }
}
