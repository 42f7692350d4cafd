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

/** A week names its days some forty times, and to make what writes a date takes far longer than to use it. */
const writers = new Map<keyof typeof CIVIL, Intl.DateTimeFormat>()

/** A civil date in words; the zone is fixed, since a civil date has none. */
export function dateInWords(date: CivilDate, style: keyof typeof CIVIL = 'long'): string {
  const writer = writers.get(style) ?? new Intl.DateTimeFormat(LOCALE, { ...CIVIL[style], timeZone: 'UTC' })
  writers.set(style, writer)
  return format(`${date}T12:00:00Z`, writer)
}

/** An instant as a day, where the reader is. */
export function dayInWords(instant: string): string {
  return format(instant, new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }))
}

/** The same with its hour by the reader's clock. */
export function momentInWords(instant: string, clock: DisplayChoices['clock']): string {
  const hourCycle = clock === '12' ? 'h12' : 'h23'
  return format(instant, new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', hourCycle }))
}

function format(instant: string, writer: Intl.DateTimeFormat): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : writer.format(date)
}
