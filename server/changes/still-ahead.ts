import type { ShownOption } from '../../contract/schedule.ts'

/** Whether a change can still be made at an instant: the engine knows days, not hours, and offers all those of today. */
export function isStillAhead({ change }: ShownOption, instant: Date, timeZone: string): boolean {
  if (change.type !== 'move' || change.start === null) return true
  const start = Temporal.PlainDate.from(change.to).toZonedDateTime({ timeZone, plainTime: change.start })
  return start.epochMilliseconds > instant.getTime()
}
