import { expect, test } from 'vitest'
import { EQUIPMENT } from '../model.ts'
import { alternatives } from './alternatives.ts'
import { BODY_PARTS } from './catalogue/row.ts'
import { EXERCISES, getExercise } from './catalogue.ts'
import { sparedParts } from './pool.ts'
import { exerciseSnack } from './snacks.ts'
import { clockMinutes } from './steps.ts'

test('alternatives() keep pattern and main muscle, spare the part and leave the exercise out', () => {
  for (const exercise of EXERCISES) {
    const found = alternatives(exercise.id, { equipment: EQUIPMENT, limits: ['knee'], level: 'advanced' })
    for (const other of found) {
      expect(other.id).not.toBe(exercise.id)
      expect(other.pattern).toBe(exercise.pattern)
      expect(other.shares.map(([muscle]) => muscle)).toContain(exercise.primary[0])
      expect(other.avoid).not.toContain('knee')
    }
  }
})

test('alternatives() put near relatives first and need only what is at hand', () => {
  const swaps = alternatives('bench-press', { equipment: ['dumbbells', 'bench'], limits: [], level: 'intermediate' })
  expect(swaps[0]?.id).toBe('dumbbell-bench-press')
  expect(swaps.map(({ id }) => id)).not.toContain('machine-chest-press')
  expect(() => alternatives('moon-squat', { equipment: [], limits: [], level: 'beginner' })).toThrow(RangeError)
})

test('every lift has a swap somebody can do at home', () => {
  for (const pattern of ['squat', 'hinge', 'lunge', 'push', 'pull', 'core'])
    for (const { id } of EXERCISES.filter((exercise) => exercise.pattern === pattern))
      expect(alternatives(id, { equipment: ['none'], limits: [], level: 'beginner' }).length, id).toBeGreaterThan(0)
})

test('sparedParts() reads everyday words', () => {
  expect([...sparedParts(['Lower back', 'left knee', 'SHOULDERS', 'moon'])]).toEqual(['lower-back', 'knee', 'shoulder'])
  expect([...sparedParts(['back'])]).toEqual(['upper-back', 'lower-back'])
  expect([...sparedParts(['Achilles', 'calves'])]).toEqual(['achilles', 'calf'])
})

test('exerciseSnack() takes five minutes, stays easy and spares the part, for every part and seed', () => {
  for (const part of BODY_PARTS) {
    for (let seed = 0; seed < 20; seed++) {
      const { workout, durationMin, hard } = exerciseSnack(
        { level: 'intermediate', equipment: ['none'], limits: [part] },
        seed,
      )
      expect(durationMin).toBe(5)
      expect(hard).toBe(false)
      expect(clockMinutes([...workout.warmup, ...workout.exercises, ...workout.cooldown])).toBeCloseTo(5, 6)
      for (const { exerciseId } of workout.exercises)
        if (exerciseId !== undefined) expect(getExercise(exerciseId).avoid).not.toContain(part)
    }
  }
})
