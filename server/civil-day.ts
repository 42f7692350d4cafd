import type { CivilDate, ClockTime } from '../engine/model.ts'

/** The civil date that an instant has in a time zone: "today" is the person's, never the server's. */
export function civilDay(instant: Date, timeZone: string): CivilDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** The clock that an instant has in a time zone, `HH:MM`. */
export function clockOf(instant: Date, timeZone: string): ClockTime {
  const time = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainTime()
  return time.toString({ smallestUnit: 'minute' })
}
