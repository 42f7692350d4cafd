/** What somebody may give as their thresholds: [W], [s] for 100 m, [bpm]. */
export const THRESHOLDS = { ftpWatts: [30, 600], cssSecPer100: [45, 400], thresholdHr: [80, 230] } as const
