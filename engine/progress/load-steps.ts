import type { OwnWeights } from '../model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'

/** The unit that somebody's weights come in. */
export type WeightUnit = 'kg' | 'lb'

/** What weights somebody lifts: as they are sold in their unit, or those that they said they have. */
export type Weights = { readonly unit: WeightUnit; readonly own: OwnWeights }

const KG_PER_POUND = 0.45359237
/** [kg or lb] a weight from which on the next one is a step away; the last that fits counts. */
type Rack = readonly (readonly [from: number, step: number])[]

/**
 * The steps that weights are sold in: bars by a pair of the smallest common plates, dumbbells by the racks of gyms,
 * kettlebells and machines by what is cast. @source default-ours
 */
const RACKS: Readonly<Record<'barbell' | 'dumbbells' | 'kettlebell' | 'machines' | 'other', Record<WeightUnit, Rack>>> =
  {
    barbell: { kg: [[0, 2.5]], lb: [[0, 5]] },
    dumbbells: {
      kg: [
        [0, 1],
        [10, 2],
        [20, 2.5],
      ],
      lb: [
        [0, 1],
        [5, 2.5],
        [15, 5],
      ],
    },
    kettlebell: { kg: [[0, 4]], lb: [[0, 5]] },
    machines: { kg: [[0, 2.5]], lb: [[0, 5]] },
    other: {
      kg: [
        [0, 1],
        [25, 2.5],
      ],
      lb: [
        [0, 1],
        [10, 2.5],
        [50, 5],
      ],
    },
  }

/** [kg] from which a lift that may be done with either is taken to be done with the bar. @source default-ours */
const BAR_FROM_KG = 20

/** The unit in which weights were written down: pounds where more of them are round in pounds than in kilograms. */
export function unitOf(loadsKg: readonly number[]): WeightUnit {
  const pounds = loadsKg.filter((kg) => isMultiple(kg / KG_PER_POUND, 0.5, 0.03)).length
  const kilos = loadsKg.filter((kg) => isMultiple(kg, 0.25, 0.001)).length
  return pounds > kilos ? 'lb' : 'kg'
}

/** [kg] the next heavier weight that exists for an exercise, or null where there is none. */
export function nextUp(exercise: Exercise | undefined, weights: Weights, loadKg: number): number | null {
  const own = ownOf(exercise, weights, loadKg)
  if (own !== null) return own.find((kg) => kg > loadKg + 1e-6) ?? null
  const { unit } = weights
  const load = inUnit(loadKg, unit)
  const step = stepFor(exercise, weights, loadKg)
  return inKg((Math.floor(load / step + 1e-3) + 1) * step, unit)
}

/** [kg] the heaviest weight that exists for an exercise and is no more than this, or the lightest there is. */
export function nearestBelow(exercise: Exercise | undefined, weights: Weights, loadKg: number): number {
  const own = ownOf(exercise, weights, loadKg)
  if (own !== null) return own.findLast((kg) => kg <= loadKg + 1e-6) ?? own[0] ?? loadKg
  const { unit } = weights
  const load = inUnit(loadKg, unit)
  const step = stepFor(exercise, weights, loadKg)
  return inKg(Math.max(1, Math.floor(load / step + 1e-3)) * step, unit)
}

/** [kg] every weight there is for an exercise, lightest first, where the person named them. */
function ownOf(exercise: Exercise | undefined, { own }: Weights, loadKg: number): readonly number[] | null {
  const kind = kindOf(exercise, own, loadKg)
  const named = kind === 'dumbbells' ? own.dumbbells : kind === 'kettlebell' ? own.kettlebells : undefined
  return named === undefined || named.length === 0 ? null : named.toSorted((a, b) => a - b)
}

/** [kg or lb] from a weight to the next. */
function stepFor(exercise: Exercise | undefined, { unit, own }: Weights, loadKg: number): number {
  const kind = kindOf(exercise, own, loadKg)
  // A plate goes on either end of the bar.
  if (kind === 'barbell' && own.plate !== undefined) return inUnit(2 * own.plate, unit)
  return stepAt(RACKS[kind][unit], inUnit(loadKg, unit))
}

function kindOf(exercise: Exercise | undefined, own: OwnWeights, loadKg: number): keyof typeof RACKS {
  const kit = new Set(exercise?.equipment.flat())
  const isHeavy = loadKg >= BAR_FROM_KG && !isOwn(own.dumbbells, loadKg)
  if (kit.has('barbell') && (isHeavy || !kit.has('dumbbells'))) return 'barbell'
  if (kit.has('dumbbells')) return 'dumbbells'
  if (kit.has('kettlebell')) return 'kettlebell'
  return kit.has('machines') ? 'machines' : 'other'
}

/** What somebody says they have as a dumbbell is one, however heavy. */
function isOwn(dumbbells: readonly number[] = [], loadKg: number): boolean {
  return dumbbells.some((kg) => Math.abs(kg - loadKg) < 1e-6)
}

function stepAt(rack: Rack, load: number): number {
  return rack.findLast(([from]) => load >= from - 1e-3)?.[1] ?? 1
}

/** [lb] by which pounds that were kept as kilograms, rounded, may be off. */
const ROUNDED_LB = 0.03

/** What was rounded to be kept is again the weight that it was: 6.8 kg are 15 lb, and not a little less. */
function inUnit(kg: number, unit: WeightUnit): number {
  if (unit === 'kg') return kg
  const pounds = kg / KG_PER_POUND
  const quarter = Math.round(pounds * 4) / 4
  return Math.abs(pounds - quarter) <= ROUNDED_LB ? quarter : pounds
}
const inKg = (load: number, unit: WeightUnit) => (unit === 'kg' ? load : Math.round(load * KG_PER_POUND * 100) / 100)

function isMultiple(amount: number, of: number, tolerance: number): boolean {
  return Math.abs(amount - Math.round(amount / of) * of) <= tolerance
}
