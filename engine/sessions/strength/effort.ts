import type { SessionRequest } from '../../model.ts'
import { isHardEffort, isHardLift } from '../session.ts'
import type { StrengthKind } from '../session-facts.ts'
import type { Allocation } from './allocate.ts'
import type { DosedBlock, Line } from './blocks.ts'
import { repsInReserve } from './dose.ts'

/** How hard a session is. */
type Effort = { readonly rpe: number; readonly hard: boolean }

/**
 * How hard a strength session is. Most are tried out and never read, so its sets are shared out for that only as far as
 * its main lifts do not tell.
 */
export function effortOf(kind: StrengthKind, { dosed, lead, sets }: Allocation, request: SessionRequest): Effort {
  const least = closestRir(dosed, true, request)
  const early = lead && told(kind, [lead], least, dosed, request)
  if (early) return early
  const { begun, blocks } = sets()
  const later = told(kind, begun, least, dosed, request)
  if (later) return later
  const used = blocks.get().map(({ block }) => block)
  const mains = closestRir(used, true, request)
  const rpe = rpeOf(kind, mains < FAR_RIR ? mains : closestRir(used, false, request))
  return { rpe, hard: isHardEffort(kind, rpe) || hasHardLegs(used, false, request) }
}

/**
 * What main lifts that surely have sets tell, whichever other blocks have some too.
 * @param least - [reps] in reserve of all main lifts that may have sets
 * @returns null where it depends on the others
 */
function told(
  kind: StrengthKind,
  sure: readonly DosedBlock[],
  least: number,
  dosed: readonly DosedBlock[],
  request: SessionRequest,
): Effort | null {
  if (least >= FAR_RIR || closestRir(sure, true, request) !== least) return null
  const rpe = rpeOf(kind, least)
  if (isHardEffort(kind, rpe) || hasHardLegs(sure, true, request)) return { rpe, hard: true }
  return hasHardLegs(dosed, false, request) ? null : { rpe, hard: false }
}

function hasHardLegs(blocks: readonly DosedBlock[], mainOnly: boolean, request: SessionRequest): boolean {
  for (const { lines } of blocks)
    for (const line of lines)
      if (counts(line, mainOnly) && isHardLift(line.exercise.pattern, repsInReserve(line, request))) return true
  return false
}

/** The closest set to failure sets the tone; small sessions stay gentle. */
function rpeOf(kind: StrengthKind, closest: number): number {
  const upper = kind === 'strength-upper' || kind === 'strength-push' || kind === 'strength-pull'
  if (closest <= 1) return upper ? 5.5 : 7
  if (closest === 2) return upper ? 5.5 : 6
  return closest === 3 ? 5.5 : 5
}

/** [reps] in reserve from where on it makes no difference: more than any set has. */
const FAR_RIR = 6

/** [reps] in reserve of the closest set to failure, of main lifts or of all. */
function closestRir(blocks: readonly DosedBlock[], mainOnly: boolean, request: SessionRequest): number {
  let closest = FAR_RIR
  for (const { lines } of blocks)
    for (const line of lines) if (counts(line, mainOnly)) closest = Math.min(closest, repsInReserve(line, request))
  return closest
}

function counts({ main }: Line, mainOnly: boolean): boolean {
  return main || !mainOnly
}
