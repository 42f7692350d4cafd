import type { OrdinaryDay } from './ordinary-week.ts'

/** [min] from which on hours are the day itself. @source default-ours */
const DAY_LONG_MIN = 720

/** Whether hours are those of a whole day. */
export const isDayLong = ({ start, end }: { readonly start: number; readonly end: number }) =>
  end - start >= DAY_LONG_MIN

/** Days that are for others, and not for work: who works long may train before it. */
const FOR_OTHERS = /^(?:family|care|children|grandchildren|unavailable|away|busy|shabbat|volunteering|trip)$/i

/** Whether somebody would rather have a day without training: they avoid all of it, or give all of it to others. */
function isRatherKept({ avoided, commitments }: OrdinaryDay): boolean {
  return avoided.some(isDayLong) || commitments.some((one) => isDayLong(one) && FOR_OTHERS.test(one.label))
}

/** [ratio] how much a day is liked whose sessions keep being missed: a weekend is roomier, and a habit. @source default-ours */
const MISSED = -1

/** [ratio] how much each day of a week is liked for training, 0 none, and less where sessions keep being missed. */
export function likedOf(week: readonly OrdinaryDay[]): number[] {
  const anyLiked = week.some((day) => day.preferred.length > 0)
  return week.map((day) => {
    if (day.missed) return MISSED
    return (!anyLiked && !isRatherKept(day)) || day.preferred.length > 0 ? 1 : 0
  })
}
