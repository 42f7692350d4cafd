import { addDays, daysBetween } from '../../civil-date.ts'
import type { FreshDay, KnownDay } from '../../history/known-day.ts'
import type { CheckInFacts } from '../../interpret/notes/check-ins.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { Adjustment } from '../adjustment.ts'

/** [days] a person's own baseline is made of, and how many of them must say something. @source default-ours */
const BASELINE_DAYS = 14
const BASELINE_LEAST = 5
/** [points] what counts as ordinary spread before a baseline is known, and the least of a known one. @source default-ours */
const SPREAD_UNKNOWN = 3
const SPREAD_LEAST = 2

/**
 * How worn a person says they are, in points: 0 is an ordinary day or nothing said, more is worse.
 * @source hooper-1995: fatigue, sleep, soreness, stress and mood as daily markers; the points are ours
 */
export function strainPoints(facts: CheckInFacts): number {
  const fatigue = facts.fatigue === 'high' ? 2 : facts.fatigue === 'low' ? -1 : 0
  const sleep = facts.sleep === 'poor' ? 2 : facts.sleep === 'good' ? -1 : 0
  const sore = Math.min(2, Math.ceil(facts.soreness.length / 2))
  const mood = facts.mood === 'low' ? 1 : facts.mood === 'good' ? -1 : 0
  const stress = facts.stress === 'high' ? 1 : facts.stress === 'low' ? -1 : 0
  const effort = facts.effort === 'too_hard' ? 1 : 0
  return fatigue + sleep + sore + mood + stress + effort
}

/** [1-5] Soreness tapped from here on counts, each step a point. @source default-ours */
const SORE_TAP = 4

/** The strain of a whole day, the soreness that was tapped included. @source hooper-1995 */
function dayPoints({ facts, taps }: KnownDay): number {
  return strainPoints(facts) + Math.max(0, (taps?.soreness ?? 0) - SORE_TAP + 1)
}

/** [SD] how far a day lies from the person's own last fortnight; positive is worse. */
export function strainDeviation(day: KnownDay, past: readonly KnownDay[]): number {
  const points = baselinePoints(day, past)
  if (!points) return dayPoints(day) / SPREAD_UNKNOWN
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length
  const variance = points.reduce((sum, point) => sum + (point - mean) ** 2, 0) / points.length
  return (dayPoints(day) - mean) / Math.max(SPREAD_LEAST, Math.sqrt(variance))
}

/** What the fortnight before said of a person; null where too few of its days said anything to measure by. */
function baselinePoints(day: KnownDay, past: readonly KnownDay[]): readonly number[] | null {
  // The day before is left out: a second bad day must not look better for the first.
  const until = addDays(day.date, -1)
  const from = addDays(until, -BASELINE_DAYS)
  const points = past.filter((one) => one.date >= from && one.date < until && saysSomething(one.facts)).map(dayPoints)
  return points.length < BASELINE_LEAST ? null : points
}

function saysSomething({ fatigue, sleep, soreness, mood, stress, effort }: CheckInFacts): boolean {
  return [fatigue, sleep, mood, stress, effort].some((item) => item !== null) || soreness.length > 0
}

/** [ratio] of the minutes that a tired day keeps. @source default-ours */
const TIRED_SHARE = 0.8
const { most: WORN_MOST_MIN } = BOUNDS['worn-day']

/**
 * A day worse than the person's own fortnight makes the next one easier; a much worse one, or two running, make it short.
 * @param past - in order
 * @param fresh - what was said yesterday and today
 * @source saw-2016, hooper-1995: how one feels; the steps are ours
 */
export function tiredAdjustments(past: readonly KnownDay[], fresh: readonly FreshDay[]): Adjustment[] {
  const all = fresh.flatMap((one) => tiredAdjustment(past, one))
  // Two notes may speak of one day: the one that asks for less counts.
  return all
    .filter(({ adjustment, most }) =>
      all.every(
        (other) =>
          other.adjustment === adjustment ||
          other.adjustment.effect.from !== adjustment.effect.from ||
          other.most > most ||
          (other.most === most && other.adjustment.date < adjustment.date),
      ),
    )
    .map(({ adjustment }) => adjustment)
}

const MEASURED = { much: 'much-worse', some: 'worse' } as const
/** Nothing is compared with a fortnight that nobody told of. */
const UNMEASURED = { much: 'worn', some: 'worn' } as const

type Tired = { readonly adjustment: Adjustment; readonly most: number }

function tiredAdjustment(past: readonly KnownDay[], { known, target }: FreshDay): Tired[] {
  const before = past.find((day) => daysBetween(day.date, known.date) === 1)
  const worse = strainDeviation(known, past)
  const twice = worse >= 1 && before !== undefined && strainDeviation(before, past) >= 1
  const tired = known.facts.fatigue === 'high'
  const tiredTwice = tired && before?.facts.fatigue === 'high'
  const poor = known.facts.sleep === 'poor'
  const { much, some } = baselinePoints(known, past) ? MEASURED : UNMEASURED
  const common = { id: `tired:${known.date}`, kind: 'tired', date: known.date, source: 'saw-2016' } as const
  const days = { type: 'easy', from: target, until: target, share: TIRED_SHARE } as const
  if (worse >= 2 || twice) {
    const reason = { code: 'worn-out', why: worse >= 2 ? much : 'second-bad-day' } as const
    return [{ most: WORN_MOST_MIN, adjustment: { ...common, reason, effect: { ...days, mostMin: WORN_MOST_MIN } } }]
  }
  if (worse < 1 && !tiredTwice && !(tired && poor)) return []
  const why = tired && poor ? 'badly-slept' : tiredTwice ? 'two-days' : some
  const reason = { code: 'tired', why } as const
  return [{ most: 1440, adjustment: { ...common, reason, effect: days } }]
}

/** Whether a day's record says anything that speaks against more training. */
export function isBadDay({ facts, completed }: KnownDay): boolean {
  return (
    completed === false ||
    facts.completed === false ||
    facts.redFlag ||
    facts.illness ||
    facts.pain.length > 0 ||
    facts.soreness.length > 0 ||
    facts.effort === 'too_hard' ||
    facts.fatigue === 'high' ||
    facts.sleep === 'poor' ||
    facts.mood === 'low' ||
    facts.stress === 'high'
  )
}
