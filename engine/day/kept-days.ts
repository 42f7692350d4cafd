import type { OrdinaryDay } from './ordinary-week.ts'

/** [min] from which on hours are the day itself. @source default-ours */
const DAY_LONG_MIN = 720

/** Whether hours are those of a whole day. */
export const isDayLong = ({ start, end }: { readonly start: number; readonly end: number }) =>
  end - start >= DAY_LONG_MIN

/** Days that are for others, and not for work: who works long may train before it. */
const FOR_OTHERS = /^(?:family|care|children|grandchildren|unavailable|away|busy|shabbat|volunteering|trip)$/i

/** Whether somebody would rather have a day without training: they avoid all of it, or give all of it to others. */
export function isRatherKept({ avoided, commitments }: OrdinaryDay): boolean {
  return avoided.some(isDayLong) || commitments.some((one) => isDayLong(one) && FOR_OTHERS.test(one.label))
}
