import { civilDate } from '../civil-date.ts'
import { clockTime, minuteOf } from '../day/clock.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import type { PlanReason } from '../plan-model.ts'
import type { MadeWeeks } from '../week/make-weeks.ts'
import type { Person } from '../week/person.ts'
import type { PlacedSession } from '../week/plan-week.ts'
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
  const reasons: PlanReason[] = []
  for (const [index, detail] of made.details.entries())
    for (const one of detail.placed.toSorted((a, b) => a.day - b.day)) {
      const number = detail.frame.monday + one.day
      if (number < facts.today || number >= facts.today + EXPLAINED_DAYS) continue
      const date = civilDate(number)
      const start = made.weeks[index]!.days[one.day]!.start
      const whys = [
        whySession(one.intent, detail.frame, facts.person),
        ...whyDay(one, detail),
        whyTime(one, start, facts.daysFrom(detail.frame.monday)[one.day]!, facts.usual),
      ]
      const first = !reasons.some((reason) => reason.code === 'stress' && reason.date >= civilDate(detail.frame.monday))
      if (facts.person.stress === 'high' && first && one.intent.role !== 'race') whys.push(STRESS_WHY)
      for (const why of whys) if (why) reasons.push({ date, ...why })
    }
  return reasons
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
