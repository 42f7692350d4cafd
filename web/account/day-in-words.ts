/** An instant as a day, and as a day with its hour, where the reader is. */
export function dayInWords(instant: string): string {
  return format(instant, { dateStyle: 'long' })
}

export function momentInWords(instant: string): string {
  return format(instant, { dateStyle: 'medium', timeStyle: 'short' })
}

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en', options).format(date)
}
