import type { CivilDate } from '../model.ts'
import { isGentle, type Screening } from '../screening/screening.ts'
import type { Adjustment } from './adjustment.ts'

/**
 * What health asks of the whole plan until a doctor has agreed.
 * @param until - the last day of the plan
 * @source acsm-screening
 */
export function gentleAdjustments(screening: Screening, today: CivilDate, until: CivilDate): Adjustment[] {
  if (!isGentle(screening) || until < today) return []
  return [
    {
      id: 'gentle',
      kind: 'gentle',
      date: today,
      reason: { code: 'gentle-until-doctor' },
      source: 'acsm-screening',
      effect: { type: 'gentle', from: today, until },
    },
  ]
}
