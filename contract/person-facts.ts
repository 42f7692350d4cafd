import { z } from 'zod'
import { HEALTH_CONDITIONS } from '../engine/model.ts'
import { LIFE_PARTS } from './life-facts.ts'
import { isCivilDate } from './time.ts'

const THIS_CENTURY_LEAST = 1900
const YEAR_MOST = 2200

/** What a person may tell of themselves: what a trainer would ask before the first session. */
export const AboutFacts = z.strictObject(
  {
    bornYear: z
      .int('bornYear must be a year')
      .min(THIS_CENTURY_LEAST, 'bornYear must be a year')
      .max(YEAR_MOST, 'bornYear must be a year')
      .exactOptional(),
    sex: z.enum(['female', 'male', 'other'], { error: 'sex must be female, male or other' }).exactOptional(),
    health: z
      .array(
        z.enum([...HEALTH_CONDITIONS, 'clearance-given'], {
          error: `health must be of ${[...HEALTH_CONDITIONS, 'clearance-given'].join(', ')}`,
        }),
      )
      .max(20, 'health must be at most 20')
      .exactOptional(),
    /** The day on which the clearance was given; the server sets it. */
    clearedOn: z.string().refine(isCivilDate, 'clearedOn must be a date').exactOptional(),
    notSo: z
      .array(z.enum(HEALTH_CONDITIONS, { error: `notSo must be of ${HEALTH_CONDITIONS.join(', ')}` }))
      .max(20, 'notSo must be at most 20')
      .exactOptional(),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? 'about has a field that is not known' : undefined) },
)
export type AboutFacts = z.infer<typeof AboutFacts>

const PARTS = { ...LIFE_PARTS, about: AboutFacts } as const
const unknownPart = (issue: { readonly code?: string | undefined }) =>
  issue.code === 'unrecognized_keys' ? 'facts has a part that is not known' : undefined

/** What a person confirmed, as it is kept: it takes the place of what is read in their words, and binds the plan. */
export const PersonFacts = z.strictObject(
  {
    week: PARTS.week.exactOptional(),
    rota: PARTS.rota.exactOptional(),
    dated: PARTS.dated.exactOptional(),
    events: PARTS.events.exactOptional(),
    sports: PARTS.sports.exactOptional(),
    body: PARTS.body.exactOptional(),
    unwanted: PARTS.unwanted.exactOptional(),
    about: PARTS.about.exactOptional(),
  },
  { error: unknownPart },
)
export type PersonFacts = z.infer<typeof PersonFacts>

/** A part that is given replaces that part, null forgets it. */
export const PersonFactsInput = z.strictObject(
  {
    week: PARTS.week.nullable().exactOptional(),
    rota: PARTS.rota.nullable().exactOptional(),
    dated: PARTS.dated.nullable().exactOptional(),
    events: PARTS.events.nullable().exactOptional(),
    sports: PARTS.sports.nullable().exactOptional(),
    body: PARTS.body.nullable().exactOptional(),
    unwanted: PARTS.unwanted.nullable().exactOptional(),
    about: PARTS.about.nullable().exactOptional(),
  },
  { error: unknownPart },
)
export type PersonFactsInput = z.infer<typeof PersonFactsInput>

/** The answer to a plan that is gentle for health: a doctor has agreed, or it is not so. */
export const HealthAnswerInput = z.object({
  answer: z.enum(['cleared', 'mistaken'], { error: 'answer must be cleared or mistaken' }),
})
export type HealthAnswerInput = z.infer<typeof HealthAnswerInput>
