import { addDays } from '../civil-date.ts'
import { type DayPart, dayPartOf } from '../day/day-part.ts'
import { isDone } from '../history/known-day.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { WEEKDAYS, type Weekday } from '../model.ts'
import type { Ask, Offer, Situation } from './ask.ts'
import { type Ahead, weekdayOf } from './meaning.ts'
import { outcomeOf } from './outcome.ts'
import type { Point } from './trends.ts'

const { least: MISSED } = BOUNDS['missed-alike']
const { least: OF_ALIKE } = BOUNDS['missed-of-alike']
const { least: KEPT } = BOUNDS['kept-elsewhere']
const { least: WORTH } = BOUNDS['moved-worth']
/** [days] that are looked at. @source default-ours */
const LOOKED_AT = 28
/** Fewest training days that a week with fewer of them keeps. @source default-ours */
const FEWEST_DAYS = 3

/** A session that was due, and whether it was done. */
type Due = { readonly weekday: Weekday; readonly part: DayPart; readonly isDone: boolean }

/**
 * Whether the sessions of one weekday, or of one part of the day, are missed again and again while the others are kept.
 * @source default-ours
 */
export function oftenMissed(situation: Situation): Ask | null {
  const due = dueOf(situation)
  for (const weekday of WEEKDAYS) {
    const why = missedAmong(due, (one) => one.weekday === weekday)
    if (!why) continue
    const part = due.findLast((one) => one.weekday === weekday && !one.isDone)?.part ?? 'morning'
    const offers = [freeDay(weekday), otherHours([weekday], part), ...fewerDays(situation, weekday)]
    return { kind: 'often-missed', text: { code: 'ask-missed-day', weekday }, why, offers }
  }
  for (const part of ['morning', 'evening', 'midday'] as const) {
    const why = missedAmong(due, (one) => one.part === part)
    if (!why) continue
    const days = WEEKDAYS.filter((weekday) => due.some((one) => one.weekday === weekday && one.part === part))
    return {
      ...{ kind: 'often-missed', text: { code: 'ask-missed-hours', part }, why },
      offers: [otherHours(days, part)],
    }
  }
  return null
}

/** The sessions of four weeks that were due: of a day before anybody recorded anything nothing is known. */
function dueOf({ days, known, today, since }: Situation): Due[] {
  const from = addDays(today, -LOOKED_AT)
  const records = new Map(known.map((day) => [day.date, day]))
  return days.flatMap((day): Due[] => {
    const { date, durationMin, discipline, start } = day
    if (date < from || date < since || date >= today || durationMin === 0 || discipline === 'race') return []
    const record = records.get(date)
    // Who was ill or hurt missed no hour.
    if (record?.worn === 'weeks') return []
    return [{ weekday: weekdayOf(date), part: dayPartOf(start), isDone: record !== undefined && isDone(record) }]
  })
}

function missedAmong(due: readonly Due[], isOf: (one: Due) => boolean): Ask['why'] | null {
  const alike = due.filter(isOf)
  const others = due.filter((one) => !isOf(one))
  const missed = alike.filter((one) => !one.isDone).length
  const kept = others.filter((one) => one.isDone).length
  if (missed < MISSED || missed < alike.length * OF_ALIKE) return null
  if (others.length < MISSED || kept < others.length * KEPT) return null
  const share = Math.round((kept / others.length) * 100) / 100
  return { code: 'why-missed', missed, planned: alike.length, others: share }
}

/** What is moved must not cost the plan much: else it is fewer sessions by another name. */
const isWorth = (ahead: Ahead, planned: Ahead) => ahead.weekMin >= planned.weekMin * WORTH

function freeDay(weekday: Weekday): Offer {
  return {
    choice: { type: 'free-day', weekday },
    works: (ahead, planned) => planned.starts.has(weekday) && !ahead.starts.has(weekday) && isWorth(ahead, planned),
  }
}

/** Where training may go instead of a part of the day. @source default-ours */
const INSTEAD = {
  morning: { start: '09:00', end: '23:00' },
  midday: { start: '17:00', end: '23:00' },
  evening: { start: '05:00', end: '17:00' },
} as const

function otherHours(days: readonly Weekday[], part: DayPart): Offer {
  const isMoved = (ahead: Ahead) =>
    days.every((day) => !ahead.starts.has(day) || dayPartOf(ahead.starts.get(day) ?? null) !== part)
  return {
    choice: { type: 'other-hours', days, ...INSTEAD[part] },
    works: (ahead, planned) =>
      days.some((day) => ahead.starts.has(day)) && isMoved(ahead) && !isMoved(planned) && isWorth(ahead, planned),
  }
}

function fewerDays({ days, today }: Situation, weekday: Weekday): Offer[] {
  const until = addDays(today, LOOKED_AT)
  const trained = new Set(
    days
      .filter(({ date, durationMin }) => date >= today && date < until && durationMin > 0)
      .map(({ date }) => weekdayOf(date)),
  )
  trained.delete(weekday)
  if (trained.size < FEWEST_DAYS) return []
  const open = WEEKDAYS.filter((day) => trained.has(day))
  return [{ choice: { type: 'fewer-days', open }, works: (ahead) => ahead.starts.size >= FEWEST_DAYS - 1 }]
}

/** [ratio] of sessions by which the weeks before and after must differ to be told apart. @source default-ours */
const APART_SHARE = 0.1

/** The share of sessions that were done before a choice and after it. */
export const missedOutcome = outcomeOf('done', sessionPoints, {
  ...{ apart: APART_SHARE, isShare: true },
  // More of it is better.
  off: (share) => -share,
})

function sessionPoints({ days, known, today, since }: Situation): Point[] {
  const done = new Set(known.filter(isDone).map(({ date }) => date))
  return days
    .filter(({ date, durationMin }) => date >= since && date < today && durationMin > 0)
    .map(({ date }) => ({ date, value: done.has(date) ? 1 : 0 }))
}
