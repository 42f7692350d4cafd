import type { Pattern, SessionRequest, TestPartName } from '../../model.ts'
import type { ExerciseId } from '../catalogue/exercise-id.ts'
import type { Slot } from './slots.ts'

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
}

/** The exercises of a test that somebody trains for now: who is new to it begins with what leads there. */
export function testLifts({ event, level, phase }: SessionRequest): readonly TestLift[] {
  const parts = event?.like?.parts
  if (!parts || (level === 'beginner' && phase === 'base')) return NO_LIFTS
  return parts.flatMap(({ part }) => TEST_LIFTS[part] ?? [])
}

const NO_LIFTS: readonly TestLift[] = []

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
