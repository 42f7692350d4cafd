import { RIEGEL_EXPONENT, riegelSeconds } from '../load/riegel.ts'
import type { PlanWarning } from '../plan-model.ts'
import type { DatedEvent } from './events.ts'
import { warning } from './warning.ts'

/** Exponent of those whose endurance is not yet trained for the distance. @source vickers-2016 */
const CAREFUL_EXPONENT = 1.15
/** Up to this ratio of distances the careful end of the range lies closer. @source vickers-2016: good up to the half */
const NEAR_RATIO = 2.2
const NEAR_EXPONENT = 1.08
/** [ratio] a target this much faster than the quick end is called ambitious. @source default-ours */
const AMBITIOUS = 0.97

/**
 * What a result says of another distance, as an honest range.
 * @param known - a result: distance [km] and time [s]
 * @returns [s] quick and careful end
 * @source riegel-1981, vickers-2016
 */
export function predictedRange(known: { distanceKm: number; seconds: number }, distanceKm: number): [number, number] {
  const careful = distanceKm / known.distanceKm > NEAR_RATIO ? CAREFUL_EXPONENT : NEAR_EXPONENT
  return [riegelSeconds(known, distanceKm, RIEGEL_EXPONENT), riegelSeconds(known, distanceKm, careful)]
}

/**
 * A word on hoped-for times that lie well beyond what the last result says.
 * @param known - the result that paces come from, or none
 * @source riegel-1981, vickers-2016
 */
export function targetWarnings(
  events: readonly DatedEvent[],
  known: { distanceKm: number; seconds: number } | undefined,
): PlanWarning[] {
  if (!known) return []
  return events.flatMap(({ name, discipline, distanceKm, targetSeconds }) => {
    if (discipline !== 'run' || distanceKm === null || targetSeconds === undefined) return []
    const [quick, careful] = predictedRange(known, distanceKm)
    if (targetSeconds >= quick * AMBITIOUS) return []
    return [warning({ code: 'target-ambitious', event: name, target: targetSeconds, quick, careful, known })]
  })
}
