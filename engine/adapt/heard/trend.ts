import { addDays, daysBetween, mondayOf } from '../../civil-date.ts'
import { isDone, type KnownDay } from '../../history/known-day.ts'
import { feltTooHard, hardTimes } from '../../history/rated-effort.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanDay } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import type { Adjustment } from '../adjustment.ts'
import type { AdjustmentFact } from '../facts/adjustment-facts.ts'
import { type Step, wayBack } from './way-back.ts'

const { least: WORN_DAYS, most: WORN_WITHIN } = BOUNDS['worn-days']
/** An easier week as a deload is one, then a step up; after that no week grows too fast. @source rogerson-2024: the deload */
export const EASIER_WEEK: readonly Step[] = [
  { days: 7, share: 0.7 },
  { days: 7, share: 0.85 },
]
/** [ratio] of a usual week by which one rises after bad nights: little was lost in an easier week. @source default-ours */
export const REGAINED = 0.15

/**
 * What lasts for days asks for an easier week and a step back up, not for one easy day after the other: nights and
 * tiredness that stay bad, or sessions that keep being too hard. Judged by itself and not against the last fortnight: who
 * sleeps badly for long must not be taken for somebody who always does.
 * @param days - of the base, in order
 * @param past - in order
 * @param open - the first day that may change
 * @source saw-2016: how one feels; the counts are ours
 */
export function trendAdjustments(days: readonly PlanDay[], past: readonly KnownDay[], open: CivilDate): Adjustment[] {
  return [
    ...easierWeek('tired', wornDays(past), { days, open, regain: REGAINED }, (count) => ({
      code: 'worn-week',
      days: count,
    })),
    ...easierWeek('too-hard', hardDays(days, past), { days, open, regain: 0 }, (count) => ({
      code: 'hard-weeks',
      sessions: count,
    })),
  ]
}

const { least: LEAST_WEEK_MIN } = BOUNDS['eased-week']

/** [ratio] of a week below which nothing that is felt takes it. */
export function leastShare(days: readonly PlanDay[], from: CivilDate): number {
  const monday = mondayOf(from)
  const week = days.filter(
    ({ date, discipline }) => date >= monday && date < addDays(monday, 7) && discipline !== 'race',
  )
  return Math.min(
    1,
    LEAST_WEEK_MIN /
      Math.max(
        1,
        week.reduce((sum, day) => sum + day.durationMin, 0),
      ),
  )
}

/** The days of a trend, oldest first. */
type Trend = readonly CivilDate[]

function easierWeek(
  kind: 'tired' | 'too-hard',
  trends: readonly Trend[],
  { days, open, regain }: { readonly days: readonly PlanDay[]; readonly open: CivilDate; readonly regain: number },
  reason: (count: number) => AdjustmentFact,
): Adjustment[] {
  return trends.flatMap((trend) => {
    const [first, last] = [sure(trend[0]), sure(trend.at(-1))]
    return wayBack(days, first, addDays(last, 1), EASIER_WEEK, regain)
      .filter(({ until }) => until >= open)
      .map(
        ({ from, until, share, step }): Adjustment => ({
          id: `${kind}-week:${first}`,
          kind,
          date: last,
          source: 'saw-2016',
          reason: step === 0 ? reason(trend.length) : { code: 'step-up' },
          effect: {
            type: step === 0 ? 'easy' : 'shorter',
            from: from > open ? from : open,
            until,
            share: Math.max(share, leastShare(days, from)),
          },
        }),
      )
  })
}

/** The bad days of the stretches that held too many of them. */
function wornDays(past: readonly KnownDay[]): Trend[] {
  const bad = past.filter(({ facts }) => facts.sleep === 'poor' || facts.fatigue === 'high').map(({ date }) => date)
  return stretches(bad)
}

/** The sessions of the times that were too hard. */
function hardDays(days: readonly PlanDay[], past: readonly KnownDay[]): Trend[] {
  const planned = new Map(days.map((day) => [day.date, day]))
  const rated = past.flatMap((day) => {
    const { date, rpe, facts } = day
    if (!isDone(day) || (rpe === undefined && facts.effort === null)) return []
    const aim = planned.get(date)
    const isTooHard =
      aim !== undefined &&
      aim.discipline !== 'race' &&
      (facts.effort === 'too_hard' || (rpe !== undefined && aim.durationMin > 0 && feltTooHard(rpe, aim)))
    return [{ date, isTooHard }]
  })
  return hardTimes(rated).map(({ sessions }) => sessions)
}

/** The stretches of so many days that count, each with what runs into it: an earlier one still asks for its way back. */
function stretches(dates: readonly CivilDate[]): Trend[] {
  const found: { start: number; end: number }[] = []
  for (const [end, last] of dates.entries()) {
    let start = dates.findIndex((date) => daysBetween(date, last) < WORN_WITHIN)
    if (end + 1 - start < WORN_DAYS) continue
    while (start > 0 && daysBetween(dates[start - 1] ?? '', dates[start] ?? '') < WORN_WITHIN / 2) start -= 1
    const before = found.at(-1)
    if (before && start <= before.end) before.end = end
    else found.push({ start, end })
  }
  return found.map(({ start, end }) => dates.slice(start, end + 1))
}
