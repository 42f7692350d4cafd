import { addDays } from '../civil-date.ts'
import { isDone, type KnownDay } from '../history/known-day.ts'
import { effortApart } from '../history/rated-effort.ts'
import type { CivilDate } from '../model.ts'
import type { PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'

/** [days] of a trend: the shorter where enough was told in it, else the longer. @source default-ours */
const TREND_DAYS = [14, 28] as const
/** Values that say something. @source default-ours */
const FEWEST = 4
/** [days] of a plan whose values are what is usual for somebody: they stand still, whatever a bad month does to later ones. @source default-ours */
const USUAL_DAYS = 28

/** A value of a day. */
export type Point = { readonly date: CivilDate; readonly value: number }

/** The middle of the values of the last days, and of those of the first weeks of the plan, where there are enough. */
export type Trend = {
  readonly count: number
  readonly days: (typeof TREND_DAYS)[number]
  readonly middle: number
  readonly usual: number | null
}

/** What the values of the last fortnight, or else of four weeks, say beside those of the plan's first weeks; null of too few. */
export function trendOf(points: readonly Point[], anchor: CivilDate, today: CivilDate): Trend | null {
  for (const days of TREND_DAYS) {
    const since = addDays(today, -days)
    const recent = points.filter(({ date }) => date > since && date <= today)
    if (recent.length < FEWEST) continue
    const until = addDays(anchor, USUAL_DAYS)
    const first = points.filter(({ date }) => date < until && date <= since)
    const usual = first.length < FEWEST ? null : median(first.map(({ value }) => value))
    return { count: recent.length, days, middle: median(recent.map(({ value }) => value)), usual }
  }
  return null
}

/** [RPE] What `too hard` and `too easy` are worth in words. @source default-ours */
const IN_WORDS = { too_hard: 2, too_easy: -2 } as const

/** [RPE] How far above what was planned each session felt that anybody rated. @source foster-2001 */
export function effortPoints(planned: readonly PlanDay[], known: readonly KnownDay[]): Point[] {
  const aims = new Map(planned.map((day) => [day.date, day]))
  return known.filter(isDone).flatMap(({ date, rpe, facts: { effort } }): Point[] => {
    const aim = aims.get(date)
    if (!aim || aim.durationMin === 0 || aim.discipline === 'race') return []
    if (rpe !== undefined) return [{ date, value: effortApart(rpe, aim) }]
    return effort === 'too_hard' || effort === 'too_easy' ? [{ date, value: IN_WORDS[effort] }] : []
  })
}

/** The days that somebody spoke of their sleep or tiredness: 1 where it was bad, else 0. @source saw-2016 */
export function tiredPoints(known: readonly KnownDay[]): Point[] {
  return known.flatMap(({ date, facts: { sleep, fatigue } }) =>
    sleep === null && fatigue === null ? [] : [{ date, value: sleep === 'poor' || fatigue === 'high' ? 1 : 0 }],
  )
}

/** Middle of some values; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return (sure(sorted[Math.ceil(half) - 1]) + sure(sorted[Math.floor(half)])) / 2
}
