import { z } from 'zod'
import { DANGERS } from '../engine/model.ts'
import { FeltFact } from './check-in-facts.ts'
import { NOTE_MAX } from './limits.ts'
import { MESSAGES } from './messages.ts'
import { ToldDanger } from './safety.ts'
import { Sets } from './sets.ts'
import { text } from './text.ts'

const note = (message: string) =>
  text(message)
    .trim()
    .max(NOTE_MAX, message)
    .nullish()
    .transform((note) => note ?? '')

const Effort = z.int(MESSAGES.effort).min(1, MESSAGES.effort).max(10, MESSAGES.effort)
const Minutes = z.int(MESSAGES.minutes).min(1, MESSAGES.minutes).max(1440, MESSAGES.minutes)

/** The version of the day's session that was seen; a write that would take something newer is answered 409. */
const Seen = z.int().min(0).nullish()

/** How a session was done; what is left out stays as it was, null clears it. */
const Done = { rpe: Effort.nullish(), minutes: Minutes.nullish(), sets: Sets.nullish() }

const Scale = z.int(MESSAGES.scale).min(1, MESSAGES.scale).max(5, MESSAGES.scale)

/** What is told by tap: how the day was, each from 1 to 5, and what was alarming. */
export const Taps = z.object({
  sleep: Scale.exactOptional(),
  energy: Scale.exactOptional(),
  soreness: Scale.exactOptional(),
  mood: Scale.exactOptional(),
  alarm: z
    .array(z.enum(DANGERS, { error: `alarm must be of ${DANGERS.join(', ')}` }))
    .max(DANGERS.length)
    .exactOptional(),
})
export type Taps = z.infer<typeof Taps>

/** Whether taps tell anything. */
export function saysAnything(taps: Taps | null | undefined): taps is Taps {
  return !!taps && Object.values(taps).some((tap) => !Array.isArray(tap) || tap.length > 0)
}

/** More parts than a body map has. */
const FELT_MAX = 40

/** One day's check-in. Effort, minutes and sets describe the completed session. */
export const CheckInInput = z
  .object({
    completed: z.boolean({ error: 'completed must be true or false' }).default(false),
    notes: note(MESSAGES.notesLong),
    tomorrow_schedule_notes: note(MESSAGES.scheduleNotesLong),
    taps: Taps.nullish(),
    /** Of the body and the mood, beside the scales. */
    added: z.array(FeltFact).max(FELT_MAX, MESSAGES.feltMany).default([]),
    version: Seen,
    ...Done,
  })
  .refine(
    ({ completed, notes, tomorrow_schedule_notes, taps, added }) =>
      completed || notes !== '' || tomorrow_schedule_notes !== '' || saysAnything(taps) || added.length > 0,
    { error: MESSAGES.checkInEmpty },
  )
export type CheckInInput = z.infer<typeof CheckInInput>

/** A session marked as done: the same record as the check-in's tick. */
export const CompletionInput = z.object({ ...Done, version: Seen })
export type CompletionInput = z.infer<typeof CompletionInput>

export const CheckInRow = z.object({
  date: z.string(),
  completed: z.boolean(),
  notes: z.string().nullable(),
  tomorrow_schedule_notes: z.string().nullable(),
  rpe: z.number().nullable(),
  minutes: z.number().nullable(),
  sets: Sets.nullable(),
  taps: Taps.nullable(),
  /** Whether anything was said of it, in words or by tap. */
  said: z.boolean(),
  /** Counts the changes of the day's session; 0 before the first. */
  version: z.number(),
})
export type CheckInRow = z.infer<typeof CheckInRow>

/** A day's record after a check-in, and the dangers that were read in it, which wait for no plan. */
export const SavedCheckIn = CheckInRow.extend({ dangers: z.array(ToldDanger).exactOptional() })
export type SavedCheckIn = z.infer<typeof SavedCheckIn>

/** The days on which something was recorded, oldest first. */
export const CheckInRows = z.object({ days: z.array(CheckInRow) })
export type CheckInRows = z.infer<typeof CheckInRows>
