import { describe, expect, test } from 'vitest'
import { findExercise } from '../sessions/catalogue.ts'
import { nearestBelow, nextUp, type Weights } from './load-steps.ts'

const EXERCISES = ['back-squat', 'dumbbell-curl', 'kettlebell-swing', 'leg-press', 'cable-curl', 'barbell-row'] as const
const KG_PER_POUND = 0.45359237
/** As a weight is kept. */
const kept = (kg: number) => Math.round(kg * 100) / 100

describe.each(['kg', 'lb'] as const)('weights in %s', (unit) => {
  const weights: Weights = { unit, own: {} }
  const all = Array.from({ length: 400 }, (_, each) => (each + 1) * 0.5).map((one) =>
    kept(unit === 'kg' ? one : one * KG_PER_POUND),
  )

  test.each(EXERCISES)('the next heavier one is heavier, from every weight: %s', (id) => {
    const exercise = findExercise(id)
    for (const kg of all) expect(nextUp(exercise, weights, kg), `${kg} kg`).toBeGreaterThan(kg)
  })

  test.each(EXERCISES)('one that exists stays as it is, however it was rounded to be kept: %s', (id) => {
    const exercise = findExercise(id)
    let kg = nearestBelow(exercise, weights, 5)
    for (let steps = 0; steps < 40; steps += 1) {
      expect(nearestBelow(exercise, weights, kg), `${kg} kg`).toBe(kg)
      kg = nextUp(exercise, weights, kg) ?? kg
    }
  })
})

test('a dumbbell that somebody has stays one, also where the lift may be done with a bar', () => {
  const weights: Weights = { unit: 'kg', own: { dumbbells: [12, 18, 24, 30] } }
  const lift = findExercise('skull-crusher')
  expect(nextUp(lift, weights, 18)).toBe(24)
  expect(nearestBelow(lift, weights, 24)).toBe(24)
  expect(nextUp(lift, weights, 24)).toBe(30)
})
