import { describe, expect, test } from 'vitest'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { findExercise } from '../sessions/catalogue.ts'
import { sure } from '../sure.ts'
import { unitOf } from './load-steps.ts'
import { type Lift, type LiftSetting, nextLoad } from './next-load.ts'
import { progressed } from './progressed.ts'

const RANGE = [8, 10] as const
const squat = sure(findExercise('back-squat'))
const curl = sure(findExercise('dumbbell-curl'))
const lift = (loadKg: number | null, ...reps: number[]): Lift => ({ date: '2026-01-05', loadKg, reps, asked: RANGE })
const usual: LiftSetting = { exercise: squat, unit: 'kg', mayRise: true, rested: false }
const light: LiftSetting = { ...usual, exercise: curl }

describe('nextLoad()', () => {
  test('rises only after the top of the range was reached twice (double progression)', () => {
    expect(nextLoad([lift(40, 10, 10, 10)], RANGE, usual)).toMatchObject({ loadKg: 40, move: 'same' })
    expect(nextLoad([lift(40, 10, 10, 10), lift(40, 10, 10, 9)], RANGE, usual).move).toBe('same')
    const twice = [lift(40, 10, 10, 10), lift(40, 10, 11, 10)]
    expect(nextLoad(twice, RANGE, usual)).toMatchObject({ loadKg: 42.5, move: 'up', aimReps: 8 })
  })

  test('rises by 2 to 10 %, or after repetitions beyond the range where the next weight is further away (ACSM 2009)', () => {
    for (const setting of [usual, light])
      for (let kg = 1; kg <= 250; kg += 0.5) {
        const { riseAt } = nextLoad([lift(kg, 10, 10)], RANGE, setting)
        const { loadKg, move } = nextLoad([lift(kg, riseAt, riseAt), lift(kg, riseAt, riseAt)], RANGE, setting)
        expect(move).toBe('up')
        if (riseAt === 10) expect(sure(loadKg) / kg - 1).toBeLessThanOrEqual(0.1 + 1e-9)
        else expect(sure(loadKg) / kg - 1).toBeGreaterThan(0.1)
      }
  })

  test('a light dumbbell can rise: 8 kg for a rack of whole kilograms, one repetition over the range', () => {
    const over = [lift(8, 11, 11), lift(8, 11, 11)]
    expect(nextLoad(over, RANGE, light)).toMatchObject({ loadKg: 9, move: 'up' })
    expect(nextLoad([lift(8, 10, 10), lift(8, 10, 10)], RANGE, light)).toMatchObject({ loadKg: 8, aimReps: 11 })
  })

  test('whoever does what is aimed at rises within weeks, and never goes down', () => {
    for (const setting of [usual, light, { ...light, unit: 'lb' } as const]) {
      const start = setting.unit === 'lb' ? 9.07 : 20
      let lifts = [lift(start, 8, 8, 8)]
      for (let session = 0; session < 24; session++) {
        const next = nextLoad(lifts, RANGE, setting)
        expect(next.loadKg).toBeGreaterThanOrEqual(sure(sure(lifts[0]).loadKg))
        lifts = [lift(next.loadKg, next.aimReps, next.aimReps, next.aimReps), ...lifts]
      }
      expect(sure(sure(lifts[0]).loadKg) / start).toBeGreaterThan(1.1)
    }
  })

  test('a weight that just rose has to earn the next rise', () => {
    expect(nextLoad([lift(42.5, 10, 10), lift(40, 10, 10)], RANGE, usual).move).toBe('same')
  })

  test('two sessions reported short of what was asked take a tenth off, and nothing else does', () => {
    expect(nextLoad([lift(50, 8, 7, 6)], RANGE, usual).move).toBe('same')
    expect(nextLoad([lift(50, 8, 7, 6), lift(50, 9, 9, 8)], RANGE, usual).move).toBe('same')
    expect(nextLoad([lift(50, 8, 7, 6), lift(50, 8, 8, 7)], RANGE, usual)).toMatchObject({ loadKg: 45, move: 'down' })
    // The bottom of the range, day after day, or fewer where fewer were asked for, is no failure.
    expect(nextLoad([lift(50, 8, 8), lift(50, 8, 8), lift(50, 8, 8)], RANGE, usual).move).toBe('same')
    const asked = { ...lift(50, 5, 5), asked: [5, 7] as const }
    expect(nextLoad([asked, asked], RANGE, usual).move).toBe('same')
    expect(
      nextLoad(
        [
          { ...asked, asked: null },
          { ...asked, asked: null },
        ],
        RANGE,
        usual,
      ).move,
    ).toBe('same')
  })

  test('what it goes down to exists: 20 lb dumbbells become 15 lb, the next lighter pair of a rack', () => {
    const short = [lift(9.07, 7, 7), lift(9.07, 7, 7)]
    const { loadKg } = nextLoad(short, RANGE, { ...light, unit: 'lb' })
    expect(Math.round((sure(loadKg) / 0.45359237) * 100) / 100).toBeCloseTo(15, 1)
  })

  test('never rises in an easier week, and starts lighter after a break', () => {
    const twice = [lift(40, 10, 10), lift(40, 10, 10)]
    expect(nextLoad(twice, RANGE, { ...usual, mayRise: false })).toMatchObject({ loadKg: 40, move: 'same' })
    expect(nextLoad(twice, RANGE, { ...usual, rested: true }).loadKg).toBeLessThanOrEqual(36)
  })
})

test('unitOf() knows pounds by their roundness', () => {
  expect(unitOf([9.07, 11.34, 20.41])).toBe('lb')
  expect(unitOf([20, 22.5, 40])).toBe('kg')
  expect(unitOf([])).toBe('kg')
})

const input: PlanInput = {
  profile: {
    name: 'Demo',
    level: 'intermediate',
    goal: 'muscle-gain',
    stress: 'low',
    commitments: '',
    trainingDays: 4,
    races: '',
    goalDate: null,
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: { equipment: ['barbell', 'bench', 'dumbbells'] },
}

describe('progressed()', () => {
  const { weeklyPlan } = makePlan(input)
  const day = sure(sure(weeklyPlan[0]).days.find(({ discipline }) => discipline === 'strength'))
  const main = sure(day.workout.exercises.find(({ size }) => size?.unit === 'reps'))
  const top = sure(main.size).high
  const logged = (date: string): HistoryDay => ({
    date,
    completed: true,
    sets: [1, 2, 3].map(() => ({ exerciseId: sure(main.exerciseId), reps: top + 2, loadKg: 60 })),
  })
  const steps = (weeks: typeof weeklyPlan, from: string, until: string) =>
    weeks
      .flatMap((week) => week.days)
      .filter(({ date }) => date >= from && date < until)
      .flatMap(({ workout }) => workout.exercises)
      .filter(({ exerciseId }) => exerciseId === main.exerciseId)

  test('gives a weight to the coming fourteen days, and none beyond', () => {
    const weeks = progressed(weeklyPlan, [logged('2026-01-05'), logged('2026-01-08')], '2026-01-12')
    const near = steps(weeks, '2026-01-12', '2026-01-26')
    expect(near.length).toBeGreaterThan(0)
    for (const step of near) expect(step).toMatchObject({ loadKg: 62.5 })
    const reps = [1, 2, 3].map(() => top + 2)
    expect(sure(near[0]).notes.at(-1)).toEqual({ code: 'lift-up', kg: 62.5, reps, lastKg: 60 })
    for (const step of steps(weeks, '2026-01-26', '2027-01-01')) expect(step.loadKg).toBeUndefined()
  })

  test('holds the weight in an easier week', () => {
    const deload = sure(weeklyPlan.find((week) => week.deload))
    const easier = sure(deload.days.find(({ discipline }) => discipline === 'strength'))
    const line = sure(easier.workout.exercises.find(({ size }) => size?.unit === 'reps'))
    const sets = [{ exerciseId: sure(line.exerciseId), reps: 20, loadKg: 60 }]
    const history = ['2026-01-28', '2026-01-30'].map((date) => ({ date, sets }))
    const week = sure(progressed([deload], history, deload.startDate)[0])
    const found = week.days
      .flatMap(({ workout }) => workout.exercises)
      .find(({ exerciseId }) => exerciseId === line.exerciseId)
    expect(found?.loadKg).toBe(60)
  })

  test('leaves the plan as it is when nothing was logged', () => {
    expect(progressed(weeklyPlan, [{ date: '2026-01-05', completed: true }], '2026-01-12')).toBe(weeklyPlan)
  })
})
