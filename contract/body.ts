import { z } from 'zod'
import { BODY_BOUNDS, BODY_MEASURES, type BodyMeasure } from './body-measures.ts'

const Value = (measure: BodyMeasure) => {
  const { least, most } = BODY_BOUNDS[measure]
  const error = `${measure} must be a number from ${least} to ${most}`
  return z.number({ error }).min(least, error).max(most, error).nullable().default(null)
}

/** One day's entry; it takes the place of what stood there. */
export const BodyDayInput = z
  .strictObject(
    {
      weightKg: Value('weightKg'),
      waistCm: Value('waistCm'),
      hipCm: Value('hipCm'),
      chestCm: Value('chestCm'),
      armCm: Value('armCm'),
      thighCm: Value('thighCm'),
    },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? 'The entry has a field that is not known' : undefined) },
  )
  .refine((day) => BODY_MEASURES.some((measure) => day[measure] !== null), {
    error: 'Give a weight or at least one measure',
  })
export type BodyDayInput = z.infer<typeof BodyDayInput>

const Told = z.number().nullable()
const Kept = { weightKg: Told, waistCm: Told, hipCm: Told, chestCm: Told, armCm: Told, thighCm: Told }
const BodyDay = z.object({ date: z.iso.date(), ...Kept })
export type BodyDay = z.infer<typeof BodyDay>

/** What a person keeps of their body: off until there is an entry. */
export const Body = z.object({
  /** Whether it may be kept at all; what was kept before is put away then, and not shown. */
  offered: z.boolean(),
  /** Days that are kept, whether they are shown or not. */
  kept: z.number().int(),
  /** The first day that can be entered. */
  since: z.iso.date(),
  /** Oldest first. */
  days: z.array(BodyDay),
  /** Of each measure that was entered. */
  trends: z.array(
    z.object({
      of: z.enum(BODY_MEASURES),
      points: z.array(z.object({ date: z.iso.date(), value: z.number() })),
      /** [kg/week], [cm/week] over so many weeks up to today; null while too little is known. */
      weekly: z.number().nullable(),
      weeks: z.number(),
    }),
  ),
  /** Weight goes down by more than the share of it a week that is named here, as the source says; else null. */
  fast: z.object({ share: z.number(), source: z.string() }).nullable(),
})
export type Body = z.infer<typeof Body>
