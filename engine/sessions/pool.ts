import { remembered, rememberedLast } from '../memo.ts'
import type { Equipment, Level, Pattern } from '../model.ts'
import type { Exercise } from './catalogue/exercise.ts'
import { BODY_PARTS, type BodyPart, muscleBits, type Style } from './catalogue/row.ts'
import { EXERCISES } from './catalogue.ts'

/** What a person has, can do and wants to spare. */
export type Means = {
  readonly equipment: readonly Equipment[]
  readonly limits: readonly string[]
  readonly level: Level
  /** What they never want to see, by id: it is in no pool. */
  readonly unwanted?: readonly string[]
}

const RANK: Readonly<Record<Level, number>> = { beginner: 0, intermediate: 1, advanced: 2 }

/** Everyday words that mean more than one part, or another spelling of one. */
const PARTS_OF: Readonly<Record<string, readonly BodyPart[]>> = {
  back: ['upper-back', 'lower-back'],
  spine: ['upper-back', 'lower-back', 'neck'],
  heel: ['foot', 'achilles'],
  toe: ['foot'],
  feet: ['foot'],
  calves: ['calf'],
  leg: ['quad', 'hamstring', 'knee', 'calf'],
  thigh: ['quad', 'hamstring'],
  groin: ['hip'],
  hand: ['wrist'],
  rib: ['chest', 'core'],
  abs: ['core'],
  'achilles-tendon': ['achilles'],
}

/** What somebody can do, in the order of the catalogue and sorted for choosing. */
export type Pool = {
  readonly all: readonly Exercise[]
  /** Of each style, with the muscles it is for. */
  readonly ofStyle: ReadonlyMap<Style, readonly Aimed[]>
  /** Strength work of each pattern with its worth, best first. */
  readonly ofPattern: ReadonlyMap<Pattern, readonly Ranked[]>
}

/** `place` among all of its style that fit: it stays when another of them is never wanted. */
type Aimed = { readonly exercise: Exercise; readonly bits: number; readonly place: number }

export type Ranked = { readonly exercise: Exercise; readonly worth: number }

/** Which loads grow best with a person: the heavier they can get, the sooner they are chosen. */
const LOAD_WORTH: Readonly<Partial<Record<Equipment, number>>> = {
  barbell: 5,
  machines: 4,
  dumbbells: 4,
  'pullup-bar': 4,
  kettlebell: 3,
  bands: 2,
  box: 1,
}

// A plan asks for a hundred sessions with the same means, so the filtered catalogue is worth keeping.
const POOLS_KEPT = 64
const poolOnce = remembered(
  POOLS_KEPT,
  ({ level, equipment, limits, unwanted = [] }: Means) =>
    `${level}|${equipment.join()}|${limits.join()}|${unwanted.join()}`,
  newPool,
)

/**
 * The exercises somebody can do safely with what they have; one person's sessions are made in a row, with the very same lists.
 * @param means - equipment, parts to spare, level
 * @returns exercises of the catalogue, by style and by pattern
 */
export const poolOf = rememberedLast(
  (one: Means, other) =>
    one.level === other.level &&
    one.equipment === other.equipment &&
    one.limits === other.limits &&
    one.unwanted === other.unwanted,
  poolOnce,
)

function newPool(means: Means): Pool {
  const spared = sparedParts(means.limits)
  const fitting = EXERCISES.filter((exercise) => fits(exercise, means, spared))
  const unwanted = new Set<string>(means.unwanted)
  const all = fitting.filter(({ id }) => !unwanted.has(id))
  const strength = all.filter(({ style }) => style === 'strength')
  const ranked = strength
    .map((exercise) => ({ exercise, worth: worthOf(exercise, means.equipment) }))
    .sort((one, other) => other.worth - one.worth)
  const ofStyle = new Map<Style, Aimed[]>()
  for (const [style, exercises] of Map.groupBy(fitting, (exercise) => exercise.style)) {
    const aimed = exercises.map((exercise, place) => ({ exercise, bits: muscleBits(exercise.primary), place }))
    ofStyle.set(
      style,
      aimed.filter(({ exercise }) => !unwanted.has(exercise.id)),
    )
  }
  return {
    all,
    ofStyle,
    ofPattern: Map.groupBy(ranked, ({ exercise }) => exercise.pattern),
  }
}

/**
 * Reads the parts to spare from everyday words.
 * @param limits - `knee`, `lower back`, `shoulders`; unknown words are passed over
 * @returns the parts of the catalogue meant
 */
export function sparedParts(limits: readonly string[]): ReadonlySet<BodyPart> {
  const parts = new Set<BodyPart>()
  for (const limit of limits) {
    const word = limit
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-')
      .replace(/^(left|right)-/, '')
    const single = word.replace(/s$/, '')
    for (const candidate of [word, single]) {
      if ((BODY_PARTS as readonly string[]).includes(candidate)) parts.add(candidate as BodyPart)
      for (const part of PARTS_OF[candidate] ?? []) parts.add(part)
    }
  }
  return parts
}

/**
 * Whether the equipment at hand is enough for an exercise.
 * @param exercise - of the catalogue
 * @param equipment - what there is
 * @returns true when any of its sets of equipment is complete
 */
function hasEquipment(exercise: Exercise, equipment: readonly Equipment[]): boolean {
  return exercise.equipment.some((set) => set.every((item) => equipment.includes(item)))
}

/** The limit of whoever may not jump or land hard, whatever part it is for. */
export const NO_IMPACT = 'no-impact'

/** The limit of whoever's belly is healing: nothing that folds it, and no long lever that makes it dome. */
export const BELLY = 'belly'

/** @source default-ours: what bulges a belly that has not closed */
const DOMES: ReadonlySet<string> = new Set(['tuck-hold', 'hollow-hold', 'slow-mountain-climber', 'superman-hold'])

/** The limit of whoever cannot hold anything in a hand. */
export const GRIP = 'grip'

/** What is held in the hands or hung from: of a backpack, a table's edge and the like the pulls tell. */
const HELD: ReadonlySet<Equipment> = new Set(['dumbbells', 'kettlebell', 'barbell', 'bands', 'pullup-bar'])

function isHeld({ equipment, pattern }: Exercise): boolean {
  return pattern === 'pull' || equipment.every((set) => set.some((item) => HELD.has(item)))
}

function foldsBelly({ id, trunk }: Exercise): boolean {
  return trunk === 'flexion' || DOMES.has(id)
}

const UPPER: ReadonlySet<BodyPart> = new Set(['shoulder', 'arm', 'elbow', 'wrist', 'neck', 'chest', 'upper-back'])

/** Whether a part in everyday words lies above the waist: landing hard does nothing to it. */
export function isUpper(part: string): boolean {
  const parts = sparedParts([part])
  return parts.size > 0 && [...parts].every((one) => UPPER.has(one))
}

function fits(exercise: Exercise, means: Means, spared: ReadonlySet<BodyPart>): boolean {
  if (exercise.impact === 'high' && means.limits.includes(NO_IMPACT)) return false
  if (means.limits.includes(BELLY) && foldsBelly(exercise)) return false
  if (means.limits.includes(GRIP) && isHeld(exercise)) return false
  if (RANK[exercise.level] > RANK[means.level]) return false
  if (exercise.avoid.some((part) => spared.has(part))) return false
  return hasEquipment(exercise, means.equipment)
}

/** What an exercise for one joint is worth less by where it is done side by side. @source default-ours */
const ONE_SIDED = 2

/** Heavier tools are worth more, lifts for several joints and both sides more, and without tools the harder version. */
function worthOf(exercise: Exercise, equipment: readonly Equipment[]): number {
  let load = 0
  for (const set of exercise.equipment) {
    if (!set.every((item) => equipment.includes(item))) continue
    for (const item of set) load = Math.max(load, LOAD_WORTH[item] ?? 0)
  }
  // A weight makes any lift hard enough, so the plain version of a loaded lift is as good as the fancy one.
  const level = load > 0 ? 0 : RANK[exercise.level] * 1.5
  if (exercise.pattern === 'core') return load + level
  if (exercise.pattern === 'isolation') return load + level - sidesCost(exercise, load)
  const plain = exercise.pattern === 'lunge' || !exercise.unilateral ? 1.5 : 0
  return load + level + plain + (exercise.compound ? 6 : 0) - (exercise.measure === 'seconds' ? 4 : 0)
}

/** One side after the other takes twice the time for as many sets; without a weight it is what makes them hard. */
function sidesCost({ unilateral }: Exercise, load: number): number {
  return load > 0 && unilateral ? ONE_SIDED : 0
}
