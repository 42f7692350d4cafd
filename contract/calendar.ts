import { z } from 'zod'

/** The addresses of a person's two calendars: who has one sees what is in it, without signing in. */
export const Calendars = z.object({
  /** Sessions with their steps, alarms and links. */
  full: z.url(),
  /** The same hours, called "Busy". */
  busy: z.url(),
})
export type Calendars = z.infer<typeof Calendars>
