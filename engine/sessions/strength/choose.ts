import type { Equipment, SessionRequest } from '../../model.ts'
import { isMeet } from '../../phases/event-profile.ts'
import { sure } from '../../sure.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import type { Trunk } from '../catalogue/row.ts'
import { mixed } from '../pick.ts'
import { poolOf, type Ranked } from '../pool.ts'
import { CONTEST_LIFTS, dayOfKind, type LiftingAim, type Slot } from './slots.ts'
import { testLiftFor } from './test-lifts.ts'

/** How many of the best candidates take turns. */
const MAIN_CHOICES = 2
const EXTRA_CHOICES = 3
/** Candidates worth this much less than the best do not take turns with it. */
const CLOSE = 2.5
/** Of a single joint, for somebody who wants muscle: no band where there is a machine, nor one side after the other. */
const CLOSE_SINGLE = 1.5

/** What the trunk is asked for from session to session, and moved on by one from block to block. @source default-ours */
const TRUNK_TURNS: readonly Trunk[] = ['brace', 'rotation', 'flexion', 'side']
/** A spine that may be losing bone is not bent or turned against a load. @source giangregorio-2015 */
const OLDER_TRUNK_TURNS: readonly Trunk[] = ['brace', 'side']

/**
 * The exercise for a slot: safe, possible with the equipment, the same through a block of weeks. Main lifts are the most
 * useful there are, then the next; the two kinds of day of a week have one each.
 * @param slot - what the session needs here
 * @param request - means, week and seed
 * @param taken - exercises already in the session
 * @param place - of the slot in the session, so that slots choose apart
 * @returns an exercise, or null when nothing is left for this slot
 */
export function exerciseFor(
  slot: Slot,
  request: SessionRequest,
  taken: readonly Exercise[],
  place: number,
): Exercise | null {
  if (request.unwanted === undefined) return chosenFor(slot, request, taken, place)
  const { unwanted, ...plain } = request
  // What somebody never wants to see changes the place that would have held it, and no other.
  const usual = chosenFor(slot, plain, taken, place)
  return usual && unwanted.includes(usual.id) ? chosenFor(slot, request, taken, place) : usual
}

function chosenFor(slot: Slot, request: SessionRequest, taken: readonly Exercise[], place: number): Exercise | null {
  const open = openFor(slot, request)
  const named = namedFor(slot, open, request, taken)
  if (named) return named
  // The lifts of a meet are trained as on the day, or not at all.
  const ranked = liftingAim(request) === 'meet' ? open.filter(({ exercise }) => !isContest(exercise)) : open
  const candidates = candidatesOf(slot, ranked, request, taken)
  if (candidates.length === 0 && slot.otherwise) return chosenFor(slot.otherwise, request, taken, place)
  const turn = slot.main ? mainTurn(request) : mixed(request.seed, place) + request.lifting.extras
  return candidates[turn % candidates.length] ?? null
}

/** Which of the main lifts has its turn; somebody new to the bar keeps the first, whose weight grows from week to week. */
function mainTurn(request: SessionRequest): number {
  return learnsBar(request) ? 0 : request.lifting.mains + dayOf(request)
}

/** What of a pattern suits somebody's level and aim, best first. */
function openFor({ pattern }: Slot, request: SessionRequest): readonly Ranked[] {
  const isForBeginner = request.level === 'beginner'
  const mayNeedBar = isForBar(request)
  return (poolOf(request).ofPattern.get(pattern) ?? []).filter(
    ({ exercise }) => (mayNeedBar || !needsBar(exercise)) && (isForBeginner || !isMereHold(exercise)),
  )
}

/** The very lift that a place is for: of a test, or of a meet. */
function namedFor(
  slot: Slot,
  open: readonly Ranked[],
  request: SessionRequest,
  taken: readonly Exercise[],
): Exercise | undefined {
  const tested = testLiftFor(slot, request, taken)
  const able = tested && poolOf({ ...request, level: 'advanced' }).all.find(({ id }) => id === tested)
  if (able) return able
  return open.find(({ exercise }) => exercise.id === slot.lift && !taken.includes(exercise))?.exercise
}

/** Those that take turns in a place: as it wishes, or else what of its pattern is worth more than that. */
function candidatesOf(
  slot: Slot,
  ranked: readonly Ranked[],
  request: SessionRequest,
  taken: readonly Exercise[],
): readonly Exercise[] {
  const choices = slot.main ? MAIN_CHOICES : EXTRA_CHOICES
  const turns = request.older ? OLDER_TRUNK_TURNS : TRUNK_TURNS
  const trunk = slot.pattern === 'core' ? turns[(dayPlace(request) + request.lifting.extras) % turns.length] : undefined
  const asked = trunk === undefined ? ranked : ranked.filter(({ exercise }) => exercise.trunk === trunk)
  const close = slot.pattern === 'isolation' && request.goal === 'muscle-gain' ? CLOSE_SINGLE : CLOSE
  const exact = candidatesFor(slot, asked, taken, { choices, close, exact: true })
  const worth = exact.filter(isWorthIt)
  if (worth.length > 0) return worth
  const loose = candidatesFor(slot, ranked, taken, { choices, close, exact: false })
  return loose.length > 0 ? loose : exact
}

/** A row does more for who has no bar to hang from than arms lifted off the floor; so do others like it. */
function isWorthIt({ pattern, compound, equipment }: Exercise): boolean {
  return compound || (pattern !== 'push' && pattern !== 'pull') || equipment.every((set) => set.length > 0)
}

/** Whoever is no beginner gains nothing by pressing hands or heels against what does not move. */
function isMereHold({ pattern, measure, level }: Exercise): boolean {
  return pattern === 'isolation' && measure === 'seconds' && level === 'beginner'
}

/** What somebody's lifting is for, where that changes its lifts. */
export function liftingAim(request: SessionRequest): LiftingAim {
  if (isMeet(request.event) && request.equipment.includes('barbell')) return 'meet'
  return learnsBar(request) ? 'novice' : null
}

/** Somebody new who wants to be strong and has a bar learns the lifts on it. */
export function learnsBar({
  level,
  goal,
  equipment,
  easyLifts,
}: Pick<SessionRequest, 'level' | 'goal' | 'equipment' | 'easyLifts'>): boolean {
  return !easyLifts && level === 'beginner' && goal === 'muscle-gain' && equipment.includes('barbell')
}

/**
 * Whoever is new and wants something else does better with what is easier to learn, but for those whose only weight is a
 * bar: it trains more than a bag or a towel does, and its weight grows with them.
 */
function isForBar(request: SessionRequest): boolean {
  if (request.level !== 'beginner' || learnsBar(request)) return true
  if (request.older || request.easyLifts) return false
  return !request.equipment.some((one) => EASIER_WEIGHTS.has(one))
}

/** Weights that are easier to learn on than a bar. @source default-ours */
const EASIER_WEIGHTS: ReadonlySet<Equipment> = new Set(['dumbbells', 'kettlebell', 'machines'])

const CONTEST: ReadonlySet<string> = new Set(CONTEST_LIFTS)

function isContest({ id }: Exercise): boolean {
  return CONTEST.has(id)
}

function needsBar({ equipment }: Exercise): boolean {
  return equipment.every((set) => set.includes('barbell'))
}

/** Which day of the week's lifting it is, for what changes from day to day; of somebody new to the bar there are two whole-body ones, the same each time. */
export function dayPlace(request: SessionRequest): number {
  const isSame = liftingAim(request) === 'novice' && request.kind === 'strength-full'
  return isSame ? request.strengthIndex % 2 : request.strengthIndex
}

/** Odd and even days of one kind differ: 0 or 1. */
function dayOf(request: SessionRequest): number {
  return dayOfKind(request.kind, request) % 2
}

function candidatesFor(
  slot: Slot,
  ranked: readonly Ranked[],
  taken: readonly Exercise[],
  { choices, close, exact }: { choices: number; close: number; exact: boolean },
): Exercise[] {
  const found: Exercise[] = []
  let best = 0
  for (const { exercise, worth } of ranked) {
    if (found.length > 0 && (found.length >= choices || worth < best - close)) break
    if (taken.includes(exercise) || !suits(exercise, slot, exact)) continue
    if (found.length === 0) best = worth
    found.push(exercise)
  }
  return found
}

function suits({ primary, vertical }: Exercise, slot: Slot, exact: boolean): boolean {
  const isAimed = slot.muscle !== undefined && (exact || slot.pattern === 'isolation')
  if (isAimed && !primary.includes(sure(slot.muscle))) return false
  return !exact || slot.vertical === undefined || vertical === slot.vertical
}
