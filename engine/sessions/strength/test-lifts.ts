import type { Pattern, SessionRequest, TestPartName } from '../../model.ts'
import type { ExerciseId } from '../catalogue/exercise-id.ts'
import type { Block, Slot } from './slots.ts'

/** The exercise that a part of a test is. */
export type TestLift = { readonly pattern: Pattern; readonly id: ExerciseId }

/** The exercises that parts of tests are. */
export const TEST_LIFTS: Readonly<Partial<Record<TestPartName, TestLift>>> = {
  'push-up': { pattern: 'push', id: 'push-up' },
  'sit-up': { pattern: 'core', id: 'sit-up' },
  plank: { pattern: 'core', id: 'forearm-plank' },
  'pull-up': { pattern: 'pull', id: 'pull-up' },
  deadlift: { pattern: 'hinge', id: 'deadlift' },
  'bench-press': { pattern: 'push', id: 'bench-press' },
  carry: { pattern: 'carry', id: 'farmer-carry' },
  jump: { pattern: 'jump', id: 'squat-jump' },
  'stair-climb': { pattern: 'lunge', id: 'backpack-step-up' },
  march: { pattern: 'carry', id: 'backpack-march' },
}

/** The exercises of a test that somebody trains for now: who is new to it begins with what leads there. */
export function testLifts({ event, level, phase }: SessionRequest): readonly TestLift[] {
  const parts = event?.like?.parts
  if (!parts || (level === 'beginner' && phase === 'base')) return NO_LIFTS
  return parts.flatMap(({ part }) => TEST_LIFTS[part] ?? [])
}

const NO_LIFTS: readonly TestLift[] = []

/** What stands last in sessions, or in none, so that a test that asks for it would never see it trained. */
const BROUGHT_FORWARD: readonly Pattern[] = ['carry', 'lunge', 'jump']
/** Blocks that stay before it. */
const KEPT_FIRST = 2

/** The blocks of a session with those of a test's lifts that come late else right behind the first. */
export function withTestBlocks(blocks: readonly Block[], request: SessionRequest): readonly Block[] {
  const early = blocks.slice(0, KEPT_FIRST + 1).flatMap(({ slots }) => slots.map(({ pattern }) => pattern))
  const tested = testLifts(request).map(({ pattern }) => pattern)
  const wanted = BROUGHT_FORWARD.filter((pattern) => tested.includes(pattern) && !early.includes(pattern))
  if (wanted.length === 0) return blocks
  const forward = wanted.map((pattern): Block => ({ slots: [{ pattern, main: true }] }))
  const later = blocks
    .slice(KEPT_FIRST)
    .filter(({ slots }) => !slots.every(({ pattern, main }) => !main && wanted.includes(pattern)))
  return [...blocks.slice(0, KEPT_FIRST), ...forward, ...later]
}

/** The lift of a test that a place in a session is for; of several for the same place they take turns. */
export function testLiftFor(
  slot: Slot,
  request: SessionRequest,
  taken: readonly { readonly id: string }[],
): ExerciseId | null {
  if (slot.vertical === true && slot.pattern === 'push' && !slot.main) return null
  const open = testLifts(request).filter(
    ({ pattern, id }) => pattern === slot.pattern && !taken.some((one) => one.id === id),
  )
  return open[request.strengthIndex % Math.max(1, open.length)]?.id ?? null
}
