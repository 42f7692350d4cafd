import { addDays } from '../../civil-date.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { CivilDate } from '../../model.ts'
import { isGentle, isUnanswered, type Screening } from '../../screening/screening.ts'
import type { Adjustment } from '../adjustment.ts'

/** [days] of walks to come, for as long as nobody has agreed after a birth. */
const { least: WALK_DAYS } = BOUNDS['walks-after-birth']

/**
 * What health asks of the whole plan until a doctor has agreed, and as long as a child is awaited.
 * @param open - the first day that may change
 * @param until - the last day of the plan
 * @source acsm-screening, acog-804
 */
export function gentleAdjustments(screening: Screening, open: CivilDate, until: CivilDate): Adjustment[] {
  if (!isGentle(screening) || until < open) return []
  const common = {
    id: 'gentle',
    kind: 'gentle',
    date: open,
    ...(isUnanswered(screening)
      ? ({ reason: { code: 'gentle-until-doctor' }, source: 'acsm-screening' } as const)
      : ({ reason: { code: 'moderate-in-pregnancy' }, source: 'acog-804' } as const)),
  } as const
  const effect = { type: 'gentle', from: open, until, walks: false } as const
  if (!screening.conditions.some(({ kind }) => kind === 'postpartum')) return [{ ...common, effect }]
  const walksUntil = addDays(open, WALK_DAYS - 1)
  if (walksUntil >= until) return [{ ...common, effect: { ...effect, walks: true } }]
  return [
    { ...common, effect: { ...effect, until: walksUntil, walks: true } },
    { ...common, effect: { ...effect, from: addDays(walksUntil, 1) } },
  ]
}
