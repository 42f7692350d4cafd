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
