/** Which of a date comes first: `November 26` or `26 November`. */
export type DateOrder = 'month-first' | 'day-first'

/** The regional English in which a date has that order, as `Intl` knows it. */
export const ENGLISH_OF: Readonly<Record<DateOrder, string>> = { 'month-first': 'en-US', 'day-first': 'en-GB' }

/**
 * The order of a language and its region.
 * @throws RangeError where it is no language tag
 */
export function dateOrderOf(language: string): DateOrder {
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).formatToParts(0)
  const placeOf = (wanted: string) => parts.findIndex(({ type }) => type === wanted)
  return placeOf('day') < placeOf('month') ? 'day-first' : 'month-first'
}

/** Time zones of the United States, and those that say nothing of a place. @source tz-database */
const MONTH_FIRST =
  /^(?:US\/|Etc\/|UTC$|GMT$|America\/(?:Adak|Anchorage|Boise|Chicago|Denver|Detroit|Fort_Wayne|Indiana\/|Indianapolis|Juneau|Kentucky\/|Knox_IN|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|North_Dakota\/|Phoenix|Shiprock|Sitka|Yakutat)|Pacific\/Honolulu$)/

/** The order where somebody lives, for what is written without a browser at hand, as mails are. */
export function dateOrderIn(timeZone: string): DateOrder {
  return MONTH_FIRST.test(timeZone) ? 'month-first' : 'day-first'
}
