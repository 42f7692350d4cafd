import { z } from 'zod'
import { DISCIPLINES, SESSION_KINDS, SKIP_CAUSES } from '../engine/model.ts'
import { text } from './text.ts'
import { isCivilDate } from './time.ts'

const date = z.string({ error: 'Please give a date as YYYY-MM-DD' }).refine(isCivilDate, 'Invalid date format')
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time as HH:MM')

/** A change to the plan that a person asks for. */
export const AskedChange = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('shorter'), date, rung: z.enum(['30', '15', '5']) }),
    z.object({ type: z.literal('easier'), date }),
    z.object({ type: z.literal('swap'), date, kind: z.enum(SESSION_KINDS), discipline: z.enum(DISCIPLINES) }),
    z.object({ type: z.literal('exercise'), date, exerciseId: text().max(100), to: text().max(100) }),
    z.object({ type: z.literal('move'), date, to: date, start: clock.nullable().default(null) }),
    z.object({ type: z.literal('skip'), date, because: z.enum(SKIP_CAUSES) }),
  ],
  { error: 'Please choose one of the changes offered' },
)

/** One thing the person can do with a day's session; `refusal` says why it can't be had now. */
const ChangeOption = z.object({
  change: AskedChange,
  title: z.string().min(1),
  /** What stays, or what it becomes. */
  text: z.string(),
  refusal: z.string().nullable(),
})

export const ChangeOptions = z.object({ date: z.string(), options: z.array(ChangeOption) })
