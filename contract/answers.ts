import { z } from 'zod'
import { ASK_KINDS } from '../engine/model.ts'
import { text } from './text.ts'
import { isCivilDate } from './time.ts'

const date = z.string({ error: 'Please give a date as YYYY-MM-DD' }).refine(isCivilDate, 'Invalid date format')

/** What a person chose of what the plan offered. */
const Choice = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('leave') }),
    z.object({ type: z.literal('deload') }),
    z.object({ type: z.literal('less') }),
    z.object({ type: z.literal('more') }),
    z.object({ type: z.literal('calm') }),
  ],
  { error: 'Please choose one of the answers offered' },
)

/** An answer as it is kept, and as a plan is made from it. */
export const StoredAnswer = z.object({
  id: text().min(1).max(200),
  kind: z.enum(ASK_KINDS),
  on: date,
  choice: Choice,
})

/** Ids of a question of the plan and of one of its answers. */
export const AnswerInput = z.object({
  question: text('Please give the id of a question of the plan').min(1).max(200),
  answer: text('Please give the id of one of its answers').min(1).max(100),
})
