import { isBadDay } from '../adapt/heard/readiness.ts'
import { addDays } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { Ask, Situation } from './ask.ts'
import { outcomeOf } from './outcome.ts'
import { effortPoints, type Trend, trendOf } from './trends.ts'

const { least: ABOVE } = BOUNDS['effort-above']
const { least: BELOW } = BOUNDS['effort-below']
const { least: FROM_USUAL } = BOUNDS['effort-from-usual']
const { most: USUAL_MOST } = BOUNDS['effort-usual']

function effortTrend({ base, days, known, today }: Situation): Trend | null {
  return trendOf(effortPoints(days, known), base.anchor, today)
}

/** [RPE] What is usual for somebody: nothing where nobody knows, and never so far off that it would hide what is too much. */
function usualOf({ usual }: Trend): number {
  return Math.max(-USUAL_MOST, Math.min(USUAL_MOST, usual ?? 0))
}

/**
 * Whether sessions feel harder than planned for weeks, and than they used to: less than what has the plan ask for an
 * easier week by itself, or what is left of it then.
 * @source foster-2001: session RPE; how far is ours
 */
export function tooHard(situation: Situation): Ask | null {
  const trend = effortTrend(situation)
  if (!trend || trend.middle < ABOVE || trend.middle - usualOf(trend) < FROM_USUAL) return null
  const { count: sessions, days, middle: rpe } = trend
  return {
    kind: 'too-hard',
    text: { code: 'ask-too-hard' },
    why: { code: 'why-effort', sessions, days, rpe },
    offers: [{ choice: { type: 'deload' } }, { choice: { type: 'less' } }],
  }
}

/**
 * Whether sessions feel much easier than planned for weeks, and than they used to, while nothing else is amiss.
 * @source foster-2001: session RPE; how far is ours
 */
export function tooEasy(situation: Situation): Ask | null {
  const { today, known, adjustments } = situation
  const trend = effortTrend(situation)
  if (!trend || trend.middle > -BELOW || trend.middle - usualOf(trend) > -FROM_USUAL) return null
  const since = addDays(today, -trend.days)
  const isAmiss = known.some((day) => day.date > since && isBadDay(day))
  const isEased = adjustments.some(({ kind }) => kind !== 'too-easy' && kind !== 'hours' && kind !== 'means')
  if (isAmiss || isEased) return null
  const { count: sessions, days, middle: rpe } = trend
  return {
    kind: 'too-easy',
    text: { code: 'ask-too-easy' },
    why: { code: 'why-effort', sessions, days, rpe },
    offers: [{ choice: { type: 'more' } }],
  }
}

/** [RPE] by which the weeks before and after must differ to be told apart. @source default-ours */
const APART_RPE = 0.5

/** How hard sessions felt before a choice and after it. */
export const effortOutcome = outcomeOf('effort', ({ days, known }) => effortPoints(days, known), {
  apart: APART_RPE,
  off: Math.abs,
})

/** How hard runs felt before new paces and after them. */
export const runsOutcome = outcomeOf(
  'runs',
  ({ days, known }) =>
    effortPoints(
      days.filter(({ discipline }) => discipline === 'run'),
      known,
    ),
  { apart: APART_RPE, off: Math.abs },
)
