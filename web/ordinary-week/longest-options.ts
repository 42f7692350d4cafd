import { MY_WEEK } from '../words/my-week-words.ts'

/** [min] */
const LONGEST = [15, 20, 30, 45, 60, 90, 120]

/** The lengths of a longest session that are offered, none at first, and the one that is kept in any case. */
export function longestOptions(kept: string | undefined) {
  const lengths = kept ? [...new Set([...LONGEST, Number(kept)])].sort((one, other) => one - other) : LONGEST
  const offered = lengths.map((minutes) => ({
    value: `${minutes}`,
    label: minutes > 60 && minutes % 60 === 0 ? MY_WEEK.hours(minutes / 60) : MY_WEEK.minutes(minutes),
  }))
  return [{ value: '', label: MY_WEEK.noLimit }, ...offered]
}
