import { describe, expect, test } from 'vitest'
import type { WorkoutStep } from '../plan-model.ts'
import { getExercise } from '../sessions/catalogue.ts'
import type { Asked, Lift } from './lift.ts'
import { unloadedStep } from './unloaded.ts'

const lift = (done: number, asked: Asked | null): Lift => ({
  ...{ date: '2026-02-02', loadKg: null, reps: [done, done], left: 3, maxKg: null, asked },
})

function aimOf(id: 'side-plank-leg-raise' | 'push-up', lifts: readonly Lift[], low: number, mayRise = true) {
  const exercise = getExercise(id)
  const size = { unit: exercise.measure, low, high: low + 5, eachSide: false }
  const step: WorkoutStep = {
    ...{ name: { code: 'exercise', id: exercise.id }, exerciseId: exercise.id, sets: 2, seconds: null, notes: [] },
    ...{ size, rir: 3 },
  }
  const asked: Asked = { range: [low, low + 5], rir: 3 }
  return unloadedStep(step, lifts, asked, { exercise, climb: null, mayRise, rested: false }).aimReps
}

describe('unloadedStep()', () => {
  const begun: Asked = { range: [15, 15], rir: 3 }

  test('lets what was begun with less grow into the range of another session, and leap to none', () => {
    expect(aimOf('side-plank-leg-raise', [lift(15, begun)], 40)).toBe(20)
    expect(aimOf('push-up', [lift(5, { range: [5, 12], rir: 3 })], 8)).toBe(7)
    expect(aimOf('push-up', [lift(7, { range: [7, 12], rir: 3 })], 8)).toBe(8)
  })

  test('raises nothing of it in an easier week', () => {
    expect(aimOf('side-plank-leg-raise', [lift(15, begun)], 40, false)).toBe(15)
  })

  test('asks for the range again after one bad day, and for what can be done after two', () => {
    const usual: Asked = { range: [8, 13], rir: 3 }
    expect(aimOf('push-up', [lift(5, usual), lift(8, usual)], 8)).toBe(8)
    expect(aimOf('push-up', [lift(5, usual), lift(6, usual)], 8)).toBe(5)
  })
})
