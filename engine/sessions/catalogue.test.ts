import { describe, expect, test } from 'vitest'
import { PATTERNS } from '../model.ts'
import { BODY_PARTS, MUSCLES } from './catalogue/row.ts'
import { EXERCISES, findExercise, getExercise } from './catalogue.ts'

describe('EXERCISES', () => {
  test('holds at least 400 exercises with unique kebab-case ids', () => {
    expect(EXERCISES.length).toBeGreaterThanOrEqual(400)
    expect(new Set(EXERCISES.map(({ id }) => id)).size).toBe(EXERCISES.length)
    for (const { id } of EXERCISES) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('uses only known muscles, parts and equipment', () => {
    const equipment = new Set(['bands', 'dumbbells', 'kettlebell', 'barbell', 'bench', 'pullup-bar', 'machines', 'box'])
    for (const exercise of EXERCISES) {
      expect(exercise.primary.length, exercise.id).toBeGreaterThan(0)
      for (const [muscle, share] of exercise.shares) {
        expect(MUSCLES, exercise.id).toContain(muscle)
        expect([0.5, 1]).toContain(share)
      }
      for (const part of exercise.avoid) expect(BODY_PARTS, exercise.id).toContain(part)
      for (const set of exercise.equipment) for (const item of set) expect(equipment, exercise.id).toContain(item)
    }
  })

  test('relatives exist, share the pattern and are not the exercise itself', () => {
    for (const exercise of EXERCISES) {
      for (const id of [exercise.easier, exercise.harder]) {
        if (id === null) continue
        expect(findExercise(id)?.pattern, `${exercise.id} -> ${id}`).toBe(exercise.pattern)
        expect(id).not.toBe(exercise.id)
      }
    }
  })

  test('every pattern leaves something to do without equipment whichever part is spared', () => {
    for (const pattern of PATTERNS) {
      for (const part of BODY_PARTS) {
        const left = EXERCISES.filter(
          (exercise) =>
            exercise.pattern === pattern &&
            exercise.level === 'beginner' &&
            exercise.equipment.some((set) => set.length === 0) &&
            !exercise.avoid.includes(part),
        )
        expect(left.length, `${pattern} sparing the ${part}`).toBeGreaterThan(0)
      }
    }
  })
})

test('whoever spares a knee bends it against no resistance, whatever that comes from', () => {
  const curls = EXERCISES.filter(({ id }) => id.endsWith('leg-curl') || id === 'nordic-curl')
  expect(curls.length).toBeGreaterThan(3)
  for (const { id, avoid } of curls) expect(avoid, id).toContain('knee')
})

test('what bears a weight or lands hard spares each part that it trains first', () => {
  const PARTS = {
    hamstrings: 'hamstring',
    quads: 'quad',
    calves: 'calf',
    glutes: 'glute',
    chest: 'chest',
    core: 'core',
  } as const
  const heavy = EXERCISES.filter(
    ({ style, impact, equipment }) =>
      style === 'strength' && (impact === 'high' || equipment.every((set) => set.length > 0)),
  )
  expect(heavy.length).toBeGreaterThan(150)
  for (const { id, primary, avoid } of heavy)
    for (const muscle of primary) if (muscle in PARTS) expect(avoid, id).toContain(PARTS[muscle as keyof typeof PARTS])
})

test('nothing easier is of a higher level', () => {
  const rank = { beginner: 0, intermediate: 1, advanced: 2 }
  for (const { id, level, easier } of EXERCISES)
    if (easier) expect(rank[getExercise(easier).level], `${easier} before ${id}`).toBeLessThanOrEqual(rank[level])
})

test('getExercise() refuses an unknown id', () => {
  expect(getExercise('goblet-squat').primary).toEqual(['quads'])
  expect(() => getExercise('moon-squat')).toThrow(RangeError)
})
