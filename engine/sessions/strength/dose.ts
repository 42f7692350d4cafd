import { BOUNDS } from '../../limits/bounds.ts'
import { LIMITS } from '../../limits/limits.ts'
import type { Goal, Level, Phase, SessionRequest } from '../../model.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import type { SetSize } from '../step-facts.ts'
import { learnsBar, liftingAim } from './choose.ts'
import { dayOfKind } from './slots.ts'
import { testLifts } from './test-lifts.ts'

/** Fractional sets a week for each muscle, low and high. @source iversen-2021 baz-valle-2022 pelland-2025 */
export const WEEKLY_SETS: Readonly<Record<Level, readonly [number, number]>> = {
  beginner: [6, 10],
  intermediate: [10, 14],
  advanced: [12, LIMITS['most-muscle-sets'].target],
}

/** Where in the band a goal aims, 0 low end to 1 high end. */
const AIM: Readonly<Record<Goal, number>> = {
  'weight-loss': 0.25,
  'muscle-gain': 0.7,
  endurance: 0,
  general: 0.35,
  stress: 0,
}

/** How one set is done. */
export type Dose = {
  /** [reps] bottom of the range, where it is one. */
  readonly low: number | null
  /** [reps, s or m] top of the range on one side, which the clock is planned for. */
  readonly top: number
  readonly restSec: number
}

type Range = readonly [number, number]

const MAIN_REPS: Readonly<Record<Goal, Readonly<Record<Phase, Range>>>> = {
  'muscle-gain': { base: [8, 12], build: [6, 10], peak: [5, 8], taper: [5, 8], recovery: [8, 12] },
  'weight-loss': { base: [10, 12], build: [8, 12], peak: [8, 10], taper: [8, 10], recovery: [10, 12] },
  endurance: { base: [8, 10], build: [6, 8], peak: [5, 6], taper: [5, 6], recovery: [8, 10] },
  general: { base: [8, 12], build: [6, 10], peak: [5, 8], taper: [5, 8], recovery: [8, 12] },
  stress: { base: [8, 12], build: [8, 12], peak: [8, 10], taper: [8, 10], recovery: [8, 12] },
}
const BEGINNER_REPS: Range = [8, 12]
/**
 * Fixed, so that a little weight can be added each time. Five with three or four left are the weight of eight or nine at
 * most, and so within the 8 to 12 that are advised to whoever is new.
 * @source acsm-2009: 8 to 12 RM, and 2-10 % more after repetitions beyond the target; that it is fives is ours
 */
const NOVICE_REPS: Range = [5, 5]
/** The lifts of a meet: fewer and heavier towards it, single ones as on the day at last. @source travis-2020: intensity stays, sets fall; the ranges are ours */
const MEET_REPS: Readonly<Record<Phase, Range>> = {
  base: [5, 8],
  build: [3, 5],
  peak: [1, 3],
  taper: [1, 1],
  recovery: [5, 8],
}
const ACCESSORY_REPS: Range = [10, 15]
const UNLOADED_REPS: Range = [8, 15]
const FEW_REPS: Range = [3, 6]
/** Swings are quick: their sets stay long whatever the phase. @source default-ours */
const MANY_REPS: Range = [10, 20]

/**
 * Fractional sets a week each muscle should get.
 * @param request - level and goal set the aim; deload and `setsFactor` lower it
 * @returns [sets] a week
 * @source iversen-2021 baz-valle-2022: the bands; where a goal aims inside them is ours
 */
export function weeklySetTarget(request: SessionRequest): number {
  const [low, high] = WEEKLY_SETS[request.level]
  const target = request.kind === 'strength-maintenance' ? low * 0.6 : low + (high - low) * AIM[request.goal]
  return target * volumeFactor(request)
}

/**
 * Share of the usual sets left after deload and taper.
 * @param request - `setsFactor` as the planner wishes it
 * @returns [ratio]
 * @source rogerson-2024: deloads use fewer sets; the share is ours
 */
export function volumeFactor(request: SessionRequest): number {
  return request.deload ? Math.min(request.setsFactor, 0.65) : request.setsFactor
}

/**
 * Repetitions and rest of an exercise in this session.
 * @param exercise - from the catalogue
 * @param main - whether it is a main lift of the day
 * @param request - goal, level, phase and week decide; stress does not
 * @returns the dose of each set
 * @source acsm-2009 singer-2024: loads and rest; phase ranges are ours
 */
export function doseOf(exercise: Exercise, main: boolean, request: SessionRequest): Dose {
  const restSec = restSeconds(exercise, main, request)
  if (exercise.measure === 'seconds') return { low: null, top: heldSeconds(request), restSec }
  if (exercise.measure === 'metres') return { low: null, top: METRES[request.level], restSec }
  const [low, top] = isTested(exercise, request) ? TEST_REPS : repRange(exercise, main, request)
  return { low, top, restSec }
}

/** [m] that something heavy is carried. @source default-ours */
const METRES: Readonly<Record<Level, number>> = { beginner: 20, intermediate: 30, advanced: 40 }

/** How much one set of an exercise holds. */
export function sizeOf({ measure, unilateral }: Exercise, { low, top }: Dose): SetSize {
  return { unit: measure, low: low ?? top, high: top, eachSide: unilateral }
}

/** [reps] up to here a weight is so heavy that it is approached in more than two lighter sets. @source default-ours */
const VERY_HEAVY_REPS = 3

/** Whether a set is of so few repetitions that its weight is near the most that can be lifted. */
export function isVeryHeavy(size: SetSize | null): boolean {
  return size?.unit === 'reps' && size.high <= VERY_HEAVY_REPS
}

/**
 * Time one set takes without its rest.
 * @param exercise - its measure and sides
 * @param top - [reps, s or m] on one side
 * @returns [s] 4 seconds a repetition, 1 second a metre
 * @source iversen-2021: time by repetitions and rest; 4 seconds is ours
 */
export function workSeconds(exercise: Exercise, top: number): number {
  const side = exercise.measure === 'reps' ? top * 4 : top
  return exercise.unilateral ? side * 2 : side
}

/** The repetitions that an exercise has by its nature, whatever the phase. */
function ownRange({ few, many, pattern, impact }: Exercise): Range | null {
  // Jumps are for how high and how far, not for how many.
  if (few || (pattern === 'jump' && impact === 'high')) return FEW_REPS
  return many ? MANY_REPS : null
}

function repRange(exercise: Exercise, main: boolean, request: SessionRequest): Range {
  const own = ownRange(exercise)
  if (own) return own
  if (main && liftingAim(request) === 'meet') return MEET_REPS[request.phase]
  if (!exercise.compound) return exercise.pattern === 'core' ? [8, 12] : ACCESSORY_REPS
  if (!isLoaded(exercise)) return request.level === 'advanced' && main ? [8, 12] : UNLOADED_REPS
  if (request.level === 'beginner') return main && learnsBar(request) && hasBar(exercise) ? NOVICE_REPS : BEGINNER_REPS
  const range = MAIN_REPS[request.goal][request.phase]
  return main ? range : [Math.max(8, range[0]), Math.max(12, range[1])]
}

/** What a test counts is done in longer sets, and never to the last. @source default-ours */
const TEST_REPS: Range = [8, 25]

function isTested({ id, pattern, equipment }: Exercise, request: SessionRequest): boolean {
  return (
    pattern !== 'jump' &&
    equipment.every((set) => !set.includes('barbell')) &&
    testLifts(request).some((one) => one.id === id)
  )
}

function hasBar({ equipment }: Exercise): boolean {
  return equipment.some((set) => set.includes('barbell'))
}

/** An exercise in its place. */
type Lift = { readonly exercise: Exercise; readonly main: boolean }

/**
 * Repetitions left in reserve: stress adds to them, a new block starts easier than it ends, deload weeks leave plenty.
 * @returns [reps]
 * @source refalo-2022: effort; the numbers are ours
 */
export function repsInReserve({ exercise, main }: Lift, request: SessionRequest): number {
  return Math.min(BOUNDS['set-reserve'].most, uncappedReserve(exercise, main, request))
}

function uncappedReserve(exercise: Exercise, main: boolean, request: SessionRequest): number {
  const fresh = request.lifting.week < 2 ? 1 : 0
  const base = request.level === 'beginner' ? 3 : 2
  const stress = request.stress === 'high' ? 2 : request.stress === 'medium' ? 1 : 0
  const easier = stress + (request.deload || request.phase === 'recovery' ? 2 : 0)
  const hardDay = main && goesHard(request)
  if (request.level === 'advanced' && hardDay) return Math.max(1, 1 + fresh + easier)
  const legs = exercise.pattern === 'squat' || exercise.pattern === 'hinge' || exercise.pattern === 'lunge'
  // Legs at two in reserve cost a hard day, so only the week's hard lifting days go there.
  if (legs && !goesHard(request)) return Math.max(3, base + fresh) + easier
  return base + fresh + easier
}

/** Lifting days that may count as hard: one a week for regular trainers, two for advanced ones, none otherwise. */
function goesHard(request: SessionRequest): boolean {
  if (request.goal !== 'muscle-gain' && request.goal !== 'general') return false
  if (request.level === 'beginner' || request.kind === 'strength-maintenance') return false
  const allowed = request.level === 'advanced' && request.goal === 'muscle-gain' ? 2 : 1
  return dayOfKind(request.kind, request) < allowed
}

/** [min] below which a session has time for two sets of its lifts with shorter rests alone. @source iversen-2021: the bound is ours */
const BRIEF_BELOW_MIN = 25
/** [s] */
const BRIEF_REST_S = 90

/** Whether a session is so short that its rests are. */
export function isBrief({ durationMin }: Pick<SessionRequest, 'durationMin'>): boolean {
  return durationMin < BRIEF_BELOW_MIN
}

function restSeconds(exercise: Exercise, main: boolean, request: SessionRequest): number {
  if (exercise.pattern === 'core' || exercise.pattern === 'isolation' || exercise.pattern === 'carry') return 60
  if (!exercise.compound) return 60
  if (isBrief(request) && liftingAim(request) !== 'meet') return BRIEF_REST_S
  if (!main || !isLoaded(exercise)) return 90
  // Far from failure, with what is held in hands, a minute and a half is enough.
  if (request.level === 'beginner' && !hasBar(exercise)) return 90
  if (liftingAim(request) === 'meet') return request.phase === 'base' ? 180 : 240
  const heavy = request.phase === 'peak' || request.phase === 'taper'
  return heavy && request.level !== 'beginner' ? 150 : 120
}

function heldSeconds(request: SessionRequest): number {
  const weeks = Math.min(request.lifting.week, 2)
  return (request.level === 'beginner' ? 20 : request.level === 'intermediate' ? 30 : 40) + 5 * weeks
}

function isLoaded(exercise: Exercise): boolean {
  return exercise.equipment.every((set) => set.length > 0)
}
