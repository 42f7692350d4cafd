import { z } from 'zod'
import { WEEKDAYS } from '../engine/model.ts'
import { AskedChange } from './changes.ts'
import { Season } from './life-facts.ts'
import { PersonFacts } from './person-facts.ts'
import { text } from './text.ts'

/** Whether there is a coach, and whether this person lets it read. */
export const CoachState = z.object({
  /** A language model is configured on this installation. */
  available: z.boolean(),
  consent_since: z.iso.datetime().nullable(),
  /** False when today's share of the model is used up: the engine answers alone until tomorrow. */
  within_budget: z.boolean(),
})
export type CoachState = z.infer<typeof CoachState>

/** Sentences of a plan in the coach's words; null where there are none and the engine's stand. */
export const CoachWords = z.object({
  trainingLoad: z.string(),
  recoveryStatus: z.string(),
  recommendation: z.string(),
  /** Of today's session; null on a day without one. */
  today: z.string().nullable(),
  /** What changed and why, in the order of the plan's newest adjustments. */
  changes: z.array(z.string()),
})
export type CoachWords = z.infer<typeof CoachWords>

const CountedHours = z.array(
  z.object({
    days: z.array(z.enum(WEEKDAYS)),
    start: z.string(),
    end: z.string(),
    label: z.string(),
    /** Below 0.6 a screen asks. */
    confidence: z.number(),
    ...Season,
  }),
)

/** What counts of a person's words about their days, whoever would read them otherwise now. */
export const CoachWeek = z.object({
  /** Busy hours of words that the model has read too; null where it has not. */
  busy: CountedHours.nullable(),
  /** What was read of the words when they were written; null where nothing is kept of these. */
  kept: z
    .object({
      text: z.string(),
      said: z.object({
        facts: PersonFacts,
        busy: CountedHours,
        guessed: z.array(z.object({ from: z.string(), label: z.string() })),
        told: z.object({ sports: z.string(), body: z.string() }),
        unused: z.array(z.string()),
      }),
    })
    .nullable(),
})
export type CoachWeek = z.infer<typeof CoachWeek>

/** A few sentences about the week; null where there is no coach to write them. */
export const CoachLetter = z.object({ letter: z.string().nullable() })
export type CoachLetter = z.infer<typeof CoachLetter>

/** A change that the coach would make: safe, and made only when the person says so. */
export const CoachAdvice = z.object({ change: AskedChange, title: z.string(), reason: z.string() })
export type CoachAdvice = z.infer<typeof CoachAdvice>

const CHAT_MAX = 1000
/** [characters] that are shown of an answer, so that it can be sent along with the next question. @source default-ours */
export const ANSWER_MAX = 2000

/** What was said so far, the person's newest word last. */
export const ChatInput = z.object({
  messages: z
    .array(
      z.object({
        role: z.enum(['person', 'coach']),
        text: text()
          .trim()
          .min(1, 'Please write something')
          .max(CHAT_MAX * 4),
      }),
    )
    .min(1, 'Please write something')
    .max(40, 'This conversation is long enough. Please begin a new one')
    .refine((messages) => messages.at(-1)?.role === 'person', 'The last word must be the person’s')
    .refine((messages) => (messages.at(-1)?.text.length ?? 0) <= CHAT_MAX, 'Please keep it under 1000 characters'),
})
export type ChatInput = z.infer<typeof ChatInput>

/** One line of the answer as it comes in, as server-sent events. */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), by: z.enum(['model', 'engine']) }),
  z.object({ type: z.literal('advice'), advice: CoachAdvice }),
  z.object({ type: z.literal('done') }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

/** Everything that went to the model and came back from it, newest first. */
export const CoachSeen = z.object({
  entries: z.array(
    z.object({ at: z.iso.datetime(), kind: z.string(), sent: z.string(), received: z.string(), outcome: z.string() }),
  ),
})
export type CoachSeen = z.infer<typeof CoachSeen>
