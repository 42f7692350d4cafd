import { dateOrderIn, ENGLISH_OF } from '../../words/date-order.ts'

/** An amount as a person reads it: `$9.99`. */
export function amountText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)
}

/** An instant's day as a person reads it, where that person lives: `March 4, 2026` or `4 March 2026`. */
export function dayText(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(ENGLISH_OF[dateOrderIn(timeZone)], { dateStyle: 'long', timeZone }).format(instant)
}
