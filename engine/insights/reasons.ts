import { civilDate } from '../civil-date.ts'
import { clockTime, minuteOf } from '../day/clock.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { easeHour } from '../day/start-time.ts'
import type { PlanReason } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { MadeWeeks } from '../week/block/make-weeks.ts'
import type { PlacedSession } from '../week/laid/plan-week.ts'
import type { Person } from '../week/person/person.ts'
import { whyDay } from './day-why.ts'
import { type Why, whySession } from './session-why.ts'

export type ReasonFacts = {
  /** Day number of today. */
  readonly today: number
  readonly person: Person
  /** The seven days of a person's life from a Monday's day number on. */
  readonly daysFrom: (monday: number) => readonly OrdinaryDay[]
  /** [min after midnight] usual start of training. */
  readonly usual: number
}

/** [days] ahead that are explained. */
const EXPLAINED_DAYS = 14

/** Why the sessions of the next fourteen days are what, where and when they are. */
export function planReasons(made: MadeWeeks, facts: ReasonFacts): PlanReason[] {
  return made.details.flatMap((detail, index) => {
    const { monday } = detail.frame
    const told = detail.placed
      .filter(({ day }) => monday + day >= facts.today && monday + day < facts.today + EXPLAINED_DAYS)
      .toSorted((a, b) => a.day - b.day)
    const stressed = facts.person.stress === 'high' ? told.find(({ intent }) => intent.role !== 'race') : undefined
    return told.flatMap((one) => {
      const whys = [
        whySession(one.intent, detail.frame, facts.person),
        ...whyDay(one, detail),
        whyTime(
          one,
          sure(sure(made.weeks[index]).days[one.day]).start,
          sure(facts.daysFrom(monday)[one.day]),
          facts.usual,
        ),
        // Once a week is enough.
        one === stressed ? STRESS_WHY : null,
      ]
      const date = civilDate(monday + one.day)
      return whys.flatMap((why) => (why ? [{ date, ...why }] : []))
    })
  })
}

const STRESS_WHY: Why = {
  code: 'stress',
  text: { code: 'shorter-under-stress' },
  source: 'stults-kolehmainen-2014',
}

function whyTime(one: PlacedSession, start: string | null, day: OrdinaryDay, usual: number): Why | null {
  if (start === null || one.intent.role === 'race') return null
  const minute = minuteOf(start)
  const end = minute + one.session.durationMin
  if (minute === easeHour(day, { durationMin: one.session.durationMin, usual }))
    return { code: 'time-at-ease', text: { code: 'free-morning' }, source: 'default-ours' }
  const next = day.commitments.find((commitment) => commitment.start >= end)
  const last = day.commitments.findLast((commitment) => commitment.end <= minute)
  const source = 'default-ours'
  if (day.preferred.some((liked) => minute >= liked.start && end <= liked.end))
    return { code: 'time-liked', text: { code: 'liked-hours' }, source }
  if (next && next.start - end <= 150)
    return {
      code: 'time-before',
      text: { code: 'before-commitment', at: start, label: next.label, starts: clockTime(next.start) },
      source,
    }
  if (last && minute - last.end <= 90)
    return {
      code: 'time-after',
      text: { code: 'after-commitment', at: start, label: last.label, ends: clockTime(last.end) },
      source,
    }
  if (Math.abs(minute - usual) <= 60) return { code: 'time-habit', text: { code: 'usual-hour' }, source }
  return { code: 'time-free', text: { code: 'free-hour', at: start }, source }
}
