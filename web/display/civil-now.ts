import type { CivilDate } from '../../engine/model.ts'

/** The civil date and the minute of the day at an instant, in a time zone. */
export function civilNow(timeZone: string, now = new Date()): { date: CivilDate; minute: number } {
  const parts = clockOf(timeZone).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Every card asks for the present as it is drawn, and to make a clock takes far longer than to read it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock
}
