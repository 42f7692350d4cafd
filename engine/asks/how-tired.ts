import { addDays } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { Ask, Situation } from './ask.ts'
import { outcomeOf } from './outcome.ts'
import { tiredPoints } from './trends.ts'

const { least: BAD } = BOUNDS['tired-days']
const { least: BEYOND } = BOUNDS['tired-beyond-usual']
/** [days] that are looked at, and of the plan's beginning that say what is usual. @source default-ours */
const LOOKED_AT = 14
const USUAL_DAYS = 28

/**
 * Whether somebody is tired or sleeps badly on many days of a fortnight, and on more than at the plan's beginning: spread
 * too thin for the plan to ask for an easier week by itself, or what is left of it then.
 * @source saw-2016: how one feels; the counts are ours
 */
export function tooTired({ base, known, today }: Situation): Ask | null {
  const points = tiredPoints(known)
  const since = addDays(today, -LOOKED_AT)
  const count = (from: string, until: string) =>
    points.filter(({ date, value }) => value > 0 && date >= from && date < until).length
  const bad = count(addDays(since, 1), addDays(today, 1))
  const begun = addDays(base.anchor, USUAL_DAYS)
  // A beginning that lies within the fortnight says nothing of what is usual.
  const usual = begun <= since ? Math.round((count(base.anchor, begun) * LOOKED_AT) / USUAL_DAYS) : 0
  if (bad < BAD || bad - usual < BEYOND) return null
  return {
    kind: 'too-tired',
    text: { code: 'ask-too-tired' },
    why: { code: 'why-tired', bad, days: LOOKED_AT, usual },
    offers: [{ choice: { type: 'deload' } }, { choice: { type: 'calm' } }],
  }
}

/** [ratio] of days by which the weeks before and after must differ to be told apart. @source default-ours */
const APART_SHARE = 0.15

/** The share of tired days before a choice and after it. */
export const tiredOutcome = outcomeOf('tired', ({ known }) => tiredPoints(known), {
  apart: APART_SHARE,
  isShare: true,
})
