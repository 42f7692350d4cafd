import { BOUNDS } from '../limits/bounds.ts'

const { least: LEAST_MIN } = BOUNDS['week-lived']
const { least: SHARE } = BOUNDS['untold-week']

/**
 * What a week counts for at least, so that a plan that follows what was done never shrinks to nothing.
 * @param startMin - [min] usual week before the plan
 * @returns [min] half of that, and no less than some short sessions take
 * @source default-ours
 */
export function leastLivedMin(startMin: number): number {
  return Math.max(SHARE * startMin, Math.min(startMin, LEAST_MIN))
}
