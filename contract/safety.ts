import { z } from 'zod'
import { SAFETY_ANSWERS, SAFETY_KINDS, SAFETY_ORIGINS } from '../engine/model.ts'

/** A fact of safety as it stands: it stays until the person answers. */
export const SafetyRow = z.object({
  id: z.string().min(1),
  date: z.iso.date(),
  kind: z.enum(SAFETY_KINDS),
  what: z.string(),
  origin: z.enum(SAFETY_ORIGINS),
  quote: z.string(),
  confirmed: z.boolean(),
  answer: z.enum(SAFETY_ANSWERS).nullable(),
  answeredOn: z.iso.date().nullable(),
})

/** The person's answer; `right` says that it was read rightly and leaves it standing. */
export const SafetyAnswerInput = z.object({
  answer: z.enum(['right', ...SAFETY_ANSWERS], {
    error: `answer must be one of right, ${SAFETY_ANSWERS.join(', ')}`,
  }),
})
export type SafetyAnswerInput = z.infer<typeof SafetyAnswerInput>

/** A danger as it is told at once, without a plan; its id is null before it is on record. */
export const ToldDanger = SafetyRow.pick({ what: true, origin: true, quote: true, confirmed: true }).extend({
  id: z.string().nullable(),
})
export type ToldDanger = z.infer<typeof ToldDanger>
