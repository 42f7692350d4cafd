import type { SessionRequest } from '../../model.ts'
import { isMeet } from '../../phases/event-profile.ts'
import { sure } from '../../sure.ts'
import type { Exercise } from '../catalogue/exercise.ts'
import { mixed } from '../pick.ts'
import { poolOf, type Ranked } from '../pool.ts'
import { CONTEST_LIFTS, type LiftingAim, type Slot } from './slots.ts'

/** How many of the best candidates take turns. */
const MAIN_CHOICES = 2
const EXTRA_CHOICES = 3
/** Candidates worth this much less than the best do not take turns with it. */
const CLOSE = 2.5

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
  const ofPattern = poolOf(request).ofPattern.get(slot.pattern) ?? []
  const open = isForBar(request) ? ofPattern : ofPattern.filter(({ exercise }) => !needsBar(exercise))
  const named = slot.lift && open.find(({ exercise }) => exercise.id === slot.lift && !taken.includes(exercise))
  if (named) return named.exercise
  // The lifts of a meet are trained as on the day, or not at all.
  const ranked = liftingAim(request) === 'meet' ? open.filter(({ exercise }) => !isContest(exercise)) : open
  const choices = slot.main ? MAIN_CHOICES : EXTRA_CHOICES
  const exact = candidatesFor(slot, ranked, taken, choices, true)
  const candidates = exact.length > 0 ? exact : candidatesFor(slot, ranked, taken, choices, false)
  const { mains, extras } = request.lifting
  const day = learnsBar(request) ? 0 : dayOf(request)
  const turn = slot.main ? mains + day : mixed(request.seed, place) + extras
  return candidates[turn % candidates.length] ?? null
}

/** What somebody's lifting is for, where that changes its lifts. */
export function liftingAim(request: SessionRequest): LiftingAim {
  if (isMeet(request.event) && request.equipment.includes('barbell')) return 'meet'
  return learnsBar(request) ? 'novice' : null
}

/** Somebody new who wants to be strong and has a bar learns the lifts on it. */
export function learnsBar({ level, goal, equipment }: SessionRequest): boolean {
  return level === 'beginner' && goal === 'muscle-gain' && equipment.includes('barbell')
}

/** Whoever is new and wants something else does better with what is easier to learn. */
function isForBar(request: SessionRequest): boolean {
  return request.level !== 'beginner' || learnsBar(request)
}

const CONTEST: ReadonlySet<string> = new Set(CONTEST_LIFTS)

function isContest({ id }: Exercise): boolean {
  return CONTEST.has(id)
}

function needsBar({ equipment }: Exercise): boolean {
  return equipment.every((set) => set.includes('barbell'))
}

/** Odd and even days of one kind differ: 0 or 1. */
function dayOf({ kind, strengthIndex }: SessionRequest): number {
  const isHalf = kind === 'strength-upper' || kind === 'strength-lower'
  return (isHalf ? Math.floor(strengthIndex / 2) : strengthIndex) % 2
}

function candidatesFor(
  slot: Slot,
  ranked: readonly Ranked[],
  taken: readonly Exercise[],
  choices: number,
  exact: boolean,
): Exercise[] {
  const found: Exercise[] = []
  let best = 0
  for (const { exercise, worth } of ranked) {
    if (found.length > 0 && (found.length >= choices || worth < best - CLOSE)) break
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
