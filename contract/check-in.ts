import { z } from 'zod'
import { NOTE_MAX } from './limits.ts'
import { MESSAGES } from './messages.ts'

const note = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(NOTE_MAX, message)
    .nullish()
    .transform((text) => text ?? '')

/** One day's check-in. Effort and minutes describe the completed session. */
export const CheckInInput = z
  .object({
    completed: z.boolean({ error: 'completed must be true or false' }).default(false),
    notes: note(MESSAGES.notesLong),
    tomorrow_schedule_notes: note(MESSAGES.scheduleNotesLong),
    rpe: z.number().int().min(1).max(10).nullish(),
    minutes: z.number().int().min(1).max(1440).nullish(),
  })
  .refine((input) => input.completed || input.notes !== '' || input.tomorrow_schedule_notes !== '', {
    error: MESSAGES.checkInEmpty,
  })
export type CheckInInput = z.infer<typeof CheckInInput>

export const CheckInRow = z.object({
  date: z.string(),
  completed: z.boolean(),
  notes: z.string().nullable(),
  tomorrow_schedule_notes: z.string().nullable(),
  rpe: z.number().nullable(),
  minutes: z.number().nullable(),
})
export type CheckInRow = z.infer<typeof CheckInRow>
