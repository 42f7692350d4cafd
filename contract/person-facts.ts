import { z } from 'zod'
import { HEALTH_CONDITIONS } from '../engine/model.ts'
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

/** What a person confirmed, as it is kept: it outweighs what is read in their words. */
export const PersonFacts = z.strictObject(
  { about: AboutFacts.exactOptional() },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? 'facts has a part that is not known' : undefined) },
)
export type PersonFacts = z.infer<typeof PersonFacts>

/** A part that is given replaces that part, null forgets it. */
export const PersonFactsInput = z.strictObject(
  { about: AboutFacts.nullable().exactOptional() },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? 'facts has a part that is not known' : undefined) },
)
export type PersonFactsInput = z.infer<typeof PersonFactsInput>

/** The answer to a plan that is gentle for health: a doctor has agreed, or it is not so. */
export const HealthAnswerInput = z.object({
  answer: z.enum(['cleared', 'mistaken'], { error: 'answer must be cleared or mistaken' }),
})
export type HealthAnswerInput = z.infer<typeof HealthAnswerInput>
