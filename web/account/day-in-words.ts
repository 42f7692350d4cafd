import type { DisplayChoices } from '../../contract/preferences.ts'

/** An instant as a day, and as a day with its hour by the reader's clock, where the reader is. */
export function dayInWords(instant: string): string {
  return format(instant, { dateStyle: 'long' })
}

export function momentInWords(instant: string, clock: DisplayChoices['clock']): string {
  return format(instant, { dateStyle: 'medium', timeStyle: 'short', hourCycle: clock === '12' ? 'h12' : 'h23' })
}

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en', options).format(date)
}
