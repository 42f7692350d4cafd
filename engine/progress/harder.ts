import type { Level } from '../model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { findExercise } from '../sessions/catalogue.ts'
import { type Means, poolOf } from '../sessions/pool.ts'

/** Whose exercises become harder: what they have, spare and can do, and how careful they have to be. */
export type Climber = Means & {
  /** Sixty or older. */
  readonly older?: true
  /** Lifts stay easy to learn: a doctor has not agreed yet, or a child is awaited or was born lately. */
  readonly easyLifts?: true
  /** Weeks stay as large as the first: a doctor has not agreed yet. */
  readonly held?: true
}

/** The exercise that comes after another. */
export type Harder = {
  readonly exercise: Exercise
  /** So much harder that a long set of the easier one comes first. */
  readonly far: boolean
}

const RANK: Readonly<Record<Level, number>> = { beginner: 0, intermediate: 1, advanced: 2 }
const NEXT: Readonly<Record<Level, Level>> = {
  beginner: 'intermediate',
  intermediate: 'advanced',
  advanced: 'advanced',
}

/** What says how hard an exercise is in kilograms: bands and the body itself do not. */
const WEIGHTED: ReadonlySet<string> = new Set(['barbell', 'dumbbells', 'kettlebell', 'machines'])

/** Whether a weight says how hard an exercise is, whatever it is done with. */
export function isWeighted({ equipment }: Exercise): boolean {
  return equipment.every((set) => set.some((item) => WEIGHTED.has(item)))
}

/** Whether a weight may say how hard an exercise is. */
export function mayBeWeighted({ equipment }: Exercise): boolean {
  return equipment.some((set) => set.some((item) => WEIGHTED.has(item)))
}

/** What makes an exercise harder before another takes its place: a stronger band, a fuller bag; null where there is neither. */
export function addedTo({ id, equipment }: Exercise): 'band' | 'bag' | null {
  if (equipment.some((set) => set.includes('bands'))) return 'band'
  return id.includes('backpack') ? 'bag' : null
}

/**
 * The next harder exercises of somebody: one step at a time, with what they have, and nothing that is to be spared.
 * @returns the exercise after another, or null where there is none for them
 */
export function harderOf(climber: Climber): (exercise: Exercise) => Harder | null {
  const all = poolOf({ ...climber, level: mostLevel(climber) }).all
  const able = new Set(climber.older ? all.filter(sparesSpine) : all)
  const known = new Map<Exercise, Harder | null>()
  return (exercise) => {
    const found = known.get(exercise)
    if (found !== undefined) return found
    const harder = named(exercise, able) ?? following(exercise, able) ?? beside(exercise, able)
    const next = harder ? { exercise: harder, far: isFar(exercise, harder, climber) } : null
    known.set(exercise, next)
    return next
  }
}

/** Whoever has to be careful keeps what is easy to learn, and whoever is older goes one level up at most. @source default-ours */
function mostLevel({ level, older, easyLifts, held }: Climber): Level {
  if (easyLifts || held) return level
  return older ? NEXT[level] : 'advanced'
}

/** A spine that may be losing bone is not bent or turned against a load. @source giangregorio-2015 */
function sparesSpine({ trunk }: Exercise): boolean {
  return trunk !== 'flexion' && trunk !== 'rotation'
}

type Able = ReadonlySet<Exercise>

/** The one that the catalogue names. */
function named(exercise: Exercise, able: Able): Exercise | undefined {
  const harder = findExercise(exercise.harder ?? '')
  return harder && able.has(harder) && isKin(exercise, harder) ? harder : undefined
}

/** One that names this as the easier one, the easiest of them; with a weight only one of a higher level says more. */
function following(exercise: Exercise, able: Able): Exercise | undefined {
  const others = [...able].filter(
    (other) => other.easier === exercise.id && !leadsTo(other, exercise) && isKin(exercise, other),
  )
  const least = RANK[exercise.level] + (isWeighted(exercise) ? 1 : 0)
  return easiest(others.filter(({ level }) => RANK[level] >= least))
}

/** One of a higher level that grew from the same beginnings: where no weight is heavier, the body is. */
function beside(exercise: Exercise, able: Able): Exercise | undefined {
  if (addedTo(exercise) || !exercise.compound || exercise.pattern === 'core') return undefined
  const roots = new Set(rootsOf(exercise))
  if (roots.size === 0) return undefined
  return easiest(
    [...able].filter(
      (other) =>
        RANK[other.level] > RANK[exercise.level] &&
        other.compound &&
        !addedTo(other) &&
        !leadsTo(other, exercise) &&
        isKin(exercise, other) &&
        rootsOf(other).some((root) => roots.has(root)),
    ),
  )
}

function easiest(exercises: readonly Exercise[]): Exercise | undefined {
  return exercises.reduce<Exercise | undefined>(
    (least, one) => (least === undefined || RANK[one.level] < RANK[least.level] ? one : least),
    undefined,
  )
}

/** The easier exercises that lead to one. */
function rootsOf(exercise: Exercise): string[] {
  const roots: string[] = []
  for (let { easier } = exercise; easier !== null && !roots.includes(easier); ) {
    roots.push(easier)
    easier = findExercise(easier)?.easier ?? null
  }
  return roots
}

/** What is jumped or carried becomes harder in other ways. */
const OTHER_WAYS: ReadonlySet<string> = new Set(['jump', 'carry', 'mobility'])

/** Whether an exercise comes after another by the catalogue's own account: then that is the easier one. */
function leadsTo({ harder }: Exercise, exercise: Exercise): boolean {
  const seen = new Set<string>()
  for (let next = harder; next !== null && !seen.has(next); next = findExercise(next)?.harder ?? null) {
    if (next === exercise.id) return true
    seen.add(next)
  }
  return false
}

/** Whether one can take the place of another: the same movement for the same muscles, counted or held. */
function isKin(one: Exercise, other: Exercise): boolean {
  if (one.pattern !== other.pattern || OTHER_WAYS.has(one.pattern) || other.measure === 'metres') return false
  return one.vertical === other.vertical && one.primary.some((muscle) => other.primary.includes(muscle))
}

/** Two levels up from somebody or from what they do, or to what is done a handful of times. */
function isFar(from: Exercise, to: Exercise, { level }: Climber): boolean {
  const up = RANK[to.level] - Math.min(RANK[from.level], RANK[level])
  return (to.few && !from.few) || up >= 2
}
