import { z } from 'zod'
import { CalendarFailure } from './busy-calendars.ts'

/** Beside which calendar, read by name and password, one of ours is kept. */
export const OwnCalendarInput = z.object({ calendar_id: z.uuid('Please choose one of your calendars') })

/** How the calendar stands that sessions are written into. */
export const OwnCalendar = z.object({
  /** Null where none is written. */
  calendar_id: z.uuid().nullable(),
  sessions: z.int(),
  synced_at: z.iso.datetime().nullable(),
  failure: CalendarFailure.nullable(),
  /** What its person did there and could not be had. */
  refused: z.array(z.object({ date: z.string(), why: z.string() })),
})
export type OwnCalendar = z.infer<typeof OwnCalendar>
