import type { Equipment, Level } from '../../model.ts'

/** What sets are counted for; the heads of the shoulder's muscle apart, since what trains one may leave another. @source campos-2020 */
export const MUSCLES = [
  'chest',
  'back',
  'front-delts',
  'side-delts',
  'rear-delts',
  'biceps',
  'triceps',
  'forearms',
  'core',
  'lower-back',
  'glutes',
  'quads',
  'hamstrings',
  'adductors',
  'calves',
  'hip-flexors',
] as const
export type Muscle = (typeof MUSCLES)[number]

/** A set of muscles as the bits of a number. */
export function muscleBits(muscles: readonly Muscle[]): number {
  let bits = 0
  for (const muscle of muscles) bits |= 1 << MUSCLES.indexOf(muscle)
  return bits
}

/** Parts a person may ask to spare: those that check-ins name, spelled with hyphens. */
export const BODY_PARTS = [
  'neck',
  'shoulder',
  'upper-back',
  'lower-back',
  'chest',
  'arm',
  'elbow',
  'wrist',
  'core',
  'hip',
  'glute',
  'quad',
  'hamstring',
  'knee',
  'calf',
  'shin',
  'achilles',
  'ankle',
  'foot',
] as const
export type BodyPart = (typeof BODY_PARTS)[number]

export type Impact = 'none' | 'low' | 'high'

/** What an exercise of the trunk asks of it: to hold it still against arching, to bend, to turn or keep from turning, to hold its side, to straighten. */
export type Trunk = 'brace' | 'flexion' | 'rotation' | 'side' | 'extension'

/** How a set is counted. */
export type Measure = 'reps' | 'seconds' | 'metres'

/** Where an exercise belongs beside its pattern; plain strength work has none. */
export type Style = 'strength' | 'drill' | 'stretch' | 'yoga' | 'running-drill' | 'breathing'

/** One exercise as the tables hold it; what is left out does not apply. */
export type Row<Id extends string = string> = {
  readonly id: Id
  readonly level: Level
  /** Plain strength work where there is none. */
  readonly style?: Exclude<Style, 'strength'>
  readonly compound?: true
  readonly unilateral?: true
  readonly vertical?: true
  readonly few?: true
  /** Quick and light for each repetition, so that a set is many. */
  readonly many?: true
  /** Of the trunk: bracing where there is none. */
  readonly trunk?: Exclude<Trunk, 'brace'>
  readonly impact?: Exclude<Impact, 'none'>
  /** Repetitions where there is none. */
  readonly measure?: Exclude<Measure, 'reps'>
  readonly primary: readonly Muscle[]
  readonly indirect?: readonly Muscle[]
  readonly equipment?: readonly (readonly Equipment[])[]
  readonly easier?: Id
  readonly harder?: Id
  /**
   * Parts of the body to which it is not kind: those it loads, bends far, squeezes or lands on. Whoever spares one of them
   * is not given it.
   * @source default-ours: no study lists exercises by the part to spare; where one may be meant, it is left out
   */
  readonly avoid?: readonly BodyPart[]
}
