import { z } from 'zod'
import { ASK_KINDS, WEEKDAYS } from '../engine/model.ts'
import { text } from './text.ts'
import { isCivilDate } from './time.ts'

const date = z.string({ error: 'Please give a date as YYYY-MM-DD' }).refine(isCivilDate, 'Invalid date format')

const weekday = z.enum(WEEKDAYS)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time as HH:MM')
const seconds = z.number().int().min(1).max(1_000_000)

/** What a person chose of what the plan offered. */
const Choice = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('leave') }),
    z.object({ type: z.literal('deload') }),
    z.object({ type: z.literal('less') }),
    z.object({ type: z.literal('more') }),
    z.object({ type: z.literal('calm') }),
    z.object({ type: z.literal('free-day'), weekday }),
    z.object({ type: z.literal('other-hours'), days: z.array(weekday).min(1).max(7), start: clock, end: clock }),
    z.object({ type: z.literal('fewer-days'), open: z.array(weekday).min(1).max(7) }),
    z.object({ type: z.literal('target'), event: date, seconds }),
    z.object({ type: z.literal('result'), distanceKm: z.number().min(0.1).max(1000), seconds, date }),
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
