import type { OrdinaryDay } from './ordinary-week.ts'

/** [min] from which on hours are the day itself. @source default-ours */
const DAY_LONG_MIN = 720
/** Days that are for others, and not for work: who works long may train before it. */
const FOR_OTHERS = /^(?:family|care|children|grandchildren|unavailable|away|busy|shabbat|volunteering|trip)$/i

/** Whether somebody would rather have a day without training: they avoid all of it, or give all of it to others. */
export function isRatherKept({ avoided, commitments }: OrdinaryDay): boolean {
  const isLong = ({ start, end }: { readonly start: number; readonly end: number }) => end - start >= DAY_LONG_MIN
  return avoided.some(isLong) || commitments.some((one) => isLong(one) && FOR_OTHERS.test(one.label))
}
