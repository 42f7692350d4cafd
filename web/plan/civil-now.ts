import type { CivilDate } from '../../engine/model.ts'

/** The civil date and the minute of the day at an instant, in a time zone. */
export function civilNow(timeZone: string, now = new Date()): { date: CivilDate; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

const STYLES = {
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'long' },
} as const

/** A civil date in words; the zone is fixed, since a civil date has none. */
export function dateInWords(date: CivilDate, style: 'long' | 'short' | 'weekday' = 'long'): string {
  const options = STYLES[style]
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))
}
