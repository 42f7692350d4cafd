import type { SessionRequest } from '../../model.ts'
import type { ExerciseId } from '../catalogue/exercise-id.ts'
import type { SessionName, SessionNote, SessionPurpose, StrengthKind } from '../session-facts.ts'
import { repsInReserve } from './dose.ts'
import type { SetBlock } from './given.ts'
import { dayOfKind } from './slots.ts'

/** [sessions] a week of which one is upper, one push and one pull: none of these has a second. */
const ONE_OF_EACH = 5

/** What a strength session is called, by its kind and its place in the week. */
export function strengthName(kind: StrengthKind, request: SessionRequest): SessionName {
  const { strengthCount, halves } = request
  const isOnly = strengthCount === ONE_OF_EACH && !halves && kind !== 'strength-lower'
  const alone = strengthCount < 2 || (isOnly && kind !== 'strength-full' && kind !== 'strength-maintenance')
  return { code: 'strength-session', kind, variant: alone ? null : dayOfKind(kind, request) % 2 === 0 ? 0 : 1 }
}

/** Main lifts that are named. */
const NAMED = 3

/** What the session is about: its main lifts, and what they are for. */
export function strengthPurpose(request: SessionRequest, blocks: readonly SetBlock[]): SessionPurpose[] {
  const ids: ExerciseId[] = []
  for (const { block } of blocks)
    for (const { exercise, main } of block.lines) if (main && ids.length < NAMED) ids.push(exercise.id)
  return [...(ids.length > 0 ? [{ code: 'built-around', ids } as const] : []), purpose(request)]
}

/**
 * How to choose the weight and when to add to it.
 * @source acsm-2009: add 2-10 % once repetitions exceed the target twice
 */
export function strengthNotes(request: SessionRequest, blocks: readonly SetBlock[]): SessionNote[] {
  let reps = blocks.length > 0 ? Number.POSITIVE_INFINITY : 3
  for (const { block } of blocks) for (const line of block.lines) reps = Math.min(reps, repsInReserve(line, request))
  const stop: SessionNote = { code: 'reserve-in-sets', reps }
  if (request.deload) return [stop, { code: 'familiar-weights' }]
  if (request.weekIndex === 0) return [{ code: 'find-your-weights' }, stop]
  return [stop, { code: request.phase === 'taper' ? 'keep-weight-fewer-sets' : 'add-smallest-weight' }]
}

function purpose({ deload, phase, level, goal }: SessionRequest): SessionPurpose {
  if (deload) return { code: 'sets-to-catch-up' }
  if (phase === 'taper') return { code: 'strong-not-tired' }
  if (phase === 'peak' && goal === 'muscle-gain' && level !== 'beginner') return { code: 'fewer-reps-more-weight' }
  if (goal === 'stress') return { code: 'unhurried-lifting' }
  if (goal === 'endurance') return { code: 'strength-for-miles' }
  if (goal === 'weight-loss') return { code: 'muscles-to-keep' }
  return { code: level === 'beginner' ? 'learn-movements' : 'positions-then-effort' }
}
