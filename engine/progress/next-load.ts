import type { LoggedSet } from '../model.ts'

/** One exercise as it was done on one day, at the weight that counts. */
export type Lift = {
  readonly date: string
  /** [kg] or null where nothing was loaded. */
  readonly loadKg: number | null
  /** Repetitions of each set at that weight. */
  readonly reps: readonly number[]
}

/** What the next session asks of the weight. */
export type NextLoad = { readonly loadKg: number | null; readonly move: 'up' | 'same' | 'down' }

/** [kg] the steps that plates and dumbbells come in, largest first. @source default-ours */
const STEPS_KG = [5, 2.5, 1] as const
/** [ratio] least and most that a weight rises at once. @source acsm-2009: 2-10 % */
const RISE = [0.02, 0.1] as const
/** [ratio] taken off after two sessions short of the range. @source default-ours */
const BACK_OFF = 0.1

/**
 * The sets of one exercise on one day at the heaviest weight of that day.
 * @param sets - of that exercise and day, at least one
 */
export function liftOf(date: string, sets: readonly LoggedSet[]): Lift {
  const loads = sets.map(({ loadKg }) => loadKg ?? 0)
  const heaviest = Math.max(...loads)
  return {
    date,
    loadKg: heaviest > 0 ? heaviest : null,
    reps: sets.filter(({ loadKg }) => (loadKg ?? 0) === heaviest).map(({ reps }) => reps),
  }
}

/**
 * The weight for the next session by double progression: repetitions to the top of the range twice, then weight.
 * @param lifts - earlier sessions, newest first, at least one
 * @param range - [reps] low and top of today's range
 * @param options.mayRise - false in easier weeks and tapers
 * @param options.rested - a break of weeks lies behind
 * @source acsm-2009: 2-10 % after repetitions beyond the target; top twice and ten percent back are ours
 */
export function nextLoad(
  lifts: readonly Lift[],
  range: readonly [number, number],
  options: { mayRise: boolean; rested: boolean },
): NextLoad {
  const [last, before] = lifts as readonly [Lift, Lift | undefined]
  const { loadKg } = last
  if (loadKg === null) return { loadKg, move: 'same' }
  const alike = before !== undefined && before.loadKg !== null
  const [low, top] = range
  const short = (lift: Lift) => lift.reps.some((reps) => reps < low)
  const full = (lift: Lift) => lift.reps.every((reps) => reps >= top)
  if (options.rested || (alike && before.loadKg === loadKg && short(last) && short(before)))
    return { loadKg: lowered(loadKg), move: 'down' }
  if (!options.mayRise || !alike || before.loadKg! < loadKg || !full(last) || !full(before))
    return { loadKg, move: 'same' }
  const raised = raisedKg(loadKg)
  return raised === null ? { loadKg, move: 'same' } : { loadKg: raised, move: 'up' }
}

/** [kg] the smallest real step within 2-10 %, or null where every step would be too much. @source acsm-2009 */
function raisedKg(loadKg: number): number | null {
  const step = STEPS_KG.toReversed().find((kg) => kg / loadKg >= RISE[0] && isStepOf(kg, loadKg))
  return step === undefined ? null : loadKg + step
}

/** Heavy bars move in plates, light ones in kilos. */
function isStepOf(stepKg: number, loadKg: number): boolean {
  if (stepKg === 1 && loadKg >= 25) return false
  return stepKg / loadKg <= RISE[1] + 1e-9
}

function lowered(loadKg: number): number {
  const step = loadKg >= 25 ? 2.5 : 1
  return Math.max(step, Math.min(loadKg, Math.floor((loadKg * (1 - BACK_OFF)) / step + 1e-9) * step))
}
