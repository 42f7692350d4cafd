/** What can be kept of a body: [kg] its weight, [cm] what a tape tells. */
export const BODY_MEASURES = ['weightKg', 'waistCm', 'hipCm', 'chestCm', 'armCm', 'thighCm'] as const
export type BodyMeasure = (typeof BODY_MEASURES)[number]

/** [kg], [cm] Between which a number is believed; outside of them it is a slip. */
export const BODY_BOUNDS = {
  weightKg: { least: 25, most: 400 },
  waistCm: { least: 30, most: 250 },
  hipCm: { least: 40, most: 250 },
  chestCm: { least: 40, most: 250 },
  armCm: { least: 10, most: 100 },
  thighCm: { least: 20, most: 150 },
} as const satisfies Record<BodyMeasure, { least: number; most: number }>
