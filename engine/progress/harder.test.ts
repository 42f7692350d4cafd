import { describe, expect, test } from 'vitest'
import type { Equipment, Level } from '../model.ts'
import { EXERCISES, getExercise } from '../sessions/catalogue.ts'
import { poolOf, sparedParts } from '../sessions/pool.ts'
import { type Climber, harderOf } from './harder.ts'

const KITS: readonly (readonly Equipment[])[] = [
  ['none'],
  ['none', 'bands'],
  ['none', 'dumbbells'],
  ['none', 'kettlebell', 'pullup-bar'],
  ['none', 'barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar', 'bands', 'box', 'kettlebell'],
]
const LEVELS: readonly Level[] = ['beginner', 'intermediate', 'advanced']
const PEOPLE: readonly Climber[] = KITS.flatMap((equipment) =>
  LEVELS.flatMap((level) =>
    [[], ['knee'], ['shoulder', 'wrist'], ['lower-back', 'no-impact']].flatMap((limits): Climber[] => [
      { equipment, level, limits },
      { equipment, level, limits, older: true },
      { equipment, level, limits, easyLifts: true },
    ]),
  ),
)

describe('harderOf()', () => {
  test('leads up by exercises that somebody can do and need not spare, and always ends', () => {
    for (const person of PEOPLE) {
      const next = harderOf(person)
      const able = new Set(poolOf({ ...person, level: 'advanced' }).all)
      const spared = sparedParts(person.limits)
      for (const exercise of EXERCISES) {
        const way = new Set([exercise])
        for (let step = next(exercise); step; step = next(step.exercise)) {
          expect(way.has(step.exercise), `${exercise.id}: ${step.exercise.id}`).toBe(false)
          expect(able.has(step.exercise), step.exercise.id).toBe(true)
          expect(step.exercise.avoid.some((part) => spared.has(part))).toBe(false)
          way.add(step.exercise)
        }
      }
    }
  })

  test('asks for long sets before what is far: two levels up, or a handful of repetitions', () => {
    const next = harderOf({ equipment: ['none'], limits: [], level: 'beginner' })
    expect(next(getExercise('air-squat'))).toMatchObject({ exercise: { id: 'tempo-squat' }, far: false })
    expect(next(getExercise('one-and-a-half-squat'))).toMatchObject({ exercise: { id: 'shrimp-squat' }, far: true })
    expect(next(getExercise('sit-up'))).toMatchObject({ exercise: { id: 'v-up' }, far: true })
  })

  test('keeps the careful at their level, and the older from the hardest and from bending the spine', () => {
    for (const person of PEOPLE) {
      const next = harderOf(person)
      for (const exercise of poolOf(person).all) {
        const harder = next(exercise)?.exercise
        if (person.easyLifts && person.level === 'beginner') expect(harder?.level ?? 'beginner').toBe('beginner')
        if (person.older) expect(['flexion', 'rotation']).not.toContain(harder?.trunk)
        if (person.older && person.level === 'beginner') expect(harder?.level).not.toBe('advanced')
      }
    }
  })
})
