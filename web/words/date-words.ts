import type { DisplayChoices } from '../../contract/preferences.ts'
import type { CivilDate } from '../../engine/model.ts'
import { dateOrderOf, ENGLISH_OF } from '../../words/date-order.ts'

/** As `Intl` knows this language, with days and months in the reader's order; pages that are made beforehand have ours. */
const LOCALE = ENGLISH_OF['document' in globalThis ? dateOrderOf(navigator.language) : 'month-first']

const CIVIL = {
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  dated: { month: 'short', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'long' },
  letter: { weekday: 'narrow' },
  month: { month: 'short' },
  monthOfYear: { month: 'long', year: 'numeric' },
} as const

/** A civil date in words; the zone is fixed, since a civil date has none. */
export function dateInWords(date: CivilDate, style: keyof typeof CIVIL = 'long'): string {
  return format(`${date}T12:00:00Z`, { ...CIVIL[style], timeZone: 'UTC' })
}

/** An instant as a day, where the reader is. */
export function dayInWords(instant: string): string {
  return format(instant, { dateStyle: 'long' })
}

/** The same with its hour by the reader's clock. */
export function momentInWords(instant: string, clock: DisplayChoices['clock']): string {
  return format(instant, { dateStyle: 'medium', timeStyle: 'short', hourCycle: clock === '12' ? 'h12' : 'h23' })
}

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(LOCALE, options).format(date)
}
