import { z } from 'zod'
import { RecentRace } from './preferences.ts'
import { text } from './text.ts'

const Part = text().trim().min(1).max(40)

const FELT = [
  z.object({ kind: z.literal('pain'), part: Part, severity: z.enum(['mild', 'strong']) }),
  z.object({ kind: z.literal('soreness'), part: Part }),
  z.object({ kind: z.literal('eased'), part: Part }),
  z.object({ kind: z.literal('illness') }),
  z.object({ kind: z.literal('sleep'), value: z.enum(['poor', 'good']) }),
  z.object({ kind: z.literal('fatigue'), value: z.enum(['high', 'low']) }),
  z.object({ kind: z.literal('stress'), value: z.enum(['high', 'low']) }),
  z.object({ kind: z.literal('mood'), value: z.enum(['low', 'ok', 'good']) }),
] as const

/** What a person feels, stated by tap. */
export const FeltFact = z.discriminatedUnion('kind', FELT, { error: 'added must be of what can be felt' })
export type FeltFact = z.infer<typeof FeltFact>

/** A fact of a day that the person states by tap. */
const AddedFact = z.discriminatedUnion(
  'kind',
  [
    ...FELT,
    z.object({ kind: z.literal('completed'), value: z.boolean() }),
    // What was read in doubt, by its id: it is so.
    z.object({ kind: z.literal('heard'), id: text().max(200) }),
  ],
  { error: 'added must be of the facts that can be added' },
)

/** What the person takes out of the facts of a day, by id, and what they add. */
export const FactsCorrection = z.object({
  removed: z.array(text().max(200)).max(50).default([]),
  added: z.array(AddedFact).max(20).default([]),
})
export type FactsCorrection = z.input<typeof FactsCorrection>

/** One fact as it was read, with the id by which it is taken out. */
const FactRow = z.object({
  id: z.string(),
  kind: z.string(),
  part: z.string().optional(),
  severity: z.string().optional(),
  what: z.string().optional(),
  value: z.union([z.string(), z.boolean()]).optional(),
  start: z.string().optional(),
  end: z.string().optional(),
  label: z.string().optional(),
  /** It was read in doubt, and waits for a yes (`added` with its id) or a no (`removed`). */
  unsure: z.boolean().optional(),
})
export type FactRow = z.infer<typeof FactRow>

/** The answer to a day's check-in: what was read, one sentence, and everything that was said that day. */
export const CheckInAnswer = z.object({
  date: z.string(),
  facts: z.array(FactRow),
  sentence: z.string(),
  /** Its words of days and hours that no fact came from. */
  unused: z.array(z.string()),
  /** A race that was run that day and may be taken for the plan's paces. */
  result: RecentRace.nullable(),
  entries: z.array(
    z.object({ at: z.string(), notes: z.string().nullable(), tomorrow_schedule_notes: z.string().nullable() }),
  ),
})
export type CheckInAnswer = z.infer<typeof CheckInAnswer>
