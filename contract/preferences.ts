import { z } from 'zod'
import { EQUIPMENT } from '../engine/model.ts'
import { text } from './text.ts'
import { THRESHOLDS } from './thresholds.ts'
import { isCivilDate } from './time.ts'

const Clock = (name: string) =>
  z
    .string({ error: `${name} must be a time as HH:MM` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name} must be a time as HH:MM`)

const Amount = (name: string, most: number) =>
  z
    .number({ error: `${name} must be a number` })
    .min(0, `${name} must not be negative`)
    .max(most, `${name} must be at most ${most}`)

/** [kg] */
const Weight = (name: string) => Amount(name, 1000).min(0.1, `${name} must be at least 0.1`)

/** How numbers are shown; what is left out follows the browser's language. */
export const DisplayChoices = z.object({
  distance: z.enum(['km', 'mi']).exactOptional(),
  weight: z.enum(['kg', 'lb']).exactOptional(),
  clock: z.enum(['24', '12']).exactOptional(),
  weekStart: z.enum(['mon', 'sat', 'sun']).exactOptional(),
})
export type DisplayChoices = z.infer<typeof DisplayChoices>

/** The result of a race or a time trial, by which paces are made. */
export const RecentRace = z.object({
  /** [km] */
  distanceKm: Amount('recentRace.distanceKm', 200).min(1, 'recentRace.distanceKm must be at least 1'),
  /** [s] */
  seconds: Amount('recentRace.seconds', 360_000).min(120, 'recentRace.seconds must be at least 120'),
  date: z.string().refine(isCivilDate, 'recentRace.date must be a real date as YYYY-MM-DD'),
})
export type RecentRace = z.infer<typeof RecentRace>

const Threshold = (name: keyof typeof THRESHOLDS) => {
  const [least, most] = THRESHOLDS[name]
  return Amount(`zones.${name}`, most).min(least, `zones.${name} must be at least ${least}`).exactOptional()
}

/** Where thresholds lie, by which zones of rides and swims are made: [W], [s] for 100 m, [bpm]. */
const Zones = z.object({
  ftpWatts: Threshold('ftpWatts'),
  cssSecPer100: Threshold('cssSecPer100'),
  thresholdHr: Threshold('thresholdHr'),
})

const Start = z.object({
  weeklyMin: Amount('start.weeklyMin', 3000),
  weeklyRunKm: Amount('start.weeklyRunKm', 250).exactOptional(),
  longestMin: Amount('start.longestMin', 1000),
  longestRunKm: Amount('start.longestRunKm', 200).nullable(),
})

/** Where training stood when a block began: what was told of it, and what is known of lifting. */
export const BlockStart = Start.extend({ liftMin: Amount('start.liftMin', 3000).exactOptional() })

/** What a person may add beyond onboarding; everything is optional. */
export const PlanPreferences = z.object(
  {
    start: Start.exactOptional(),
    equipment: z.array(z.enum(EQUIPMENT, { error: `equipment must be of ${EQUIPMENT.join(', ')}` })).exactOptional(),
    limits: z.array(text().trim().min(1).max(100)).max(20, 'limits must be at most 20').exactOptional(),
    wake: Clock('wake').exactOptional(),
    bed: Clock('bed').exactOptional(),
    recentRace: RecentRace.exactOptional(),
    zones: Zones.exactOptional(),
    weights: z
      .object({
        dumbbells: z.array(Weight('weights.dumbbells')).max(60, 'weights.dumbbells must be at most 60').exactOptional(),
        kettlebells: z
          .array(Weight('weights.kettlebells'))
          .max(60, 'weights.kettlebells must be at most 60')
          .exactOptional(),
        plate: Weight('weights.plate').exactOptional(),
      })
      .exactOptional(),
    lifts: z
      .array(
        z.object({
          exerciseId: text().min(1).max(100),
          loadKg: Weight('lifts.loadKg'),
          reps: z.int('lifts.reps must be a whole number').min(1, 'lifts.reps must be at least 1').max(50),
        }),
      )
      .max(100, 'lifts must be at most 100')
      .exactOptional(),
    display: DisplayChoices.exactOptional(),
    /** The first day from which habits are learned: what lies before was asked to be forgotten. */
    learnedSince: z.string().refine(isCivilDate, 'learnedSince must be a real date as YYYY-MM-DD').exactOptional(),
  },
  { error: 'preferences must be an object' },
)
export type PlanPreferences = z.infer<typeof PlanPreferences>
