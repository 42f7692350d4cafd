import { describe, expect, test } from 'vitest'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { type Lift, nextLoad } from './next-load.ts'
import { progressed } from './progressed.ts'

const lift = (loadKg: number | null, ...reps: number[]): Lift => ({ date: '2026-01-05', loadKg, reps })
const usual = { mayRise: true, rested: false }

describe('nextLoad()', () => {
  test('rises only after the top of the range was reached twice (double progression)', () => {
    expect(nextLoad([lift(40, 10, 10, 10)], [8, 10], usual)).toEqual({ loadKg: 40, move: 'same' })
    expect(nextLoad([lift(40, 10, 10, 10), lift(40, 10, 10, 9)], [8, 10], usual).move).toBe('same')
    expect(nextLoad([lift(40, 10, 10, 10), lift(40, 10, 11, 10)], [8, 10], usual)).toEqual({ loadKg: 42.5, move: 'up' })
  })

  test('rises by 2 to 10 % in steps that exist (ACSM 2009)', () => {
    for (let kg = 1; kg <= 250; kg += 0.5) {
      const { loadKg, move } = nextLoad([lift(kg, 10, 10), lift(kg, 10, 10)], [8, 10], usual)
      if (move !== 'up') continue
      expect(loadKg! / kg - 1).toBeGreaterThanOrEqual(0.02)
      expect(loadKg! / kg - 1).toBeLessThanOrEqual(0.1 + 1e-9)
    }
    expect(nextLoad([lift(6, 12, 12), lift(6, 12, 12)], [8, 12], usual).move).toBe('same')
  })

  test('a weight that just rose has to earn the next rise', () => {
    expect(nextLoad([lift(42.5, 10, 10), lift(40, 10, 10)], [8, 10], usual).move).toBe('same')
  })

  test('two sessions short of the range take a tenth off', () => {
    expect(nextLoad([lift(50, 8, 7, 6)], [8, 10], usual).move).toBe('same')
    expect(nextLoad([lift(50, 8, 7, 6), lift(50, 9, 9, 8)], [8, 10], usual).move).toBe('same')
    expect(nextLoad([lift(50, 8, 7, 6), lift(50, 8, 8, 7)], [8, 10], usual)).toEqual({ loadKg: 45, move: 'down' })
  })

  test('never rises in an easier week, and starts lighter after a break', () => {
    const twice = [lift(40, 10, 10), lift(40, 10, 10)]
    expect(nextLoad(twice, [8, 10], { mayRise: false, rested: false })).toEqual({ loadKg: 40, move: 'same' })
    expect(nextLoad(twice, [8, 10], { mayRise: true, rested: true }).loadKg).toBeLessThanOrEqual(36)
  })
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
  const day = weeklyPlan[0]!.days.find(({ discipline }) => discipline === 'strength')!
  const main = day.workout.exercises.find(({ reps }) => /^\d+-\d+/.test(reps))!
  const top = Number(/-(\d+)/.exec(main.reps)![1])
  const logged = (date: string): HistoryDay => ({
    date,
    completed: true,
    sets: [1, 2, 3].map(() => ({ exerciseId: main.exerciseId!, reps: top + 2, loadKg: 60 })),
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
    expect(near[0]!.notes).toContain(`Last time 3 x ${top + 2} with 60 kg: today 62.5 kg.`)
    for (const step of steps(weeks, '2026-01-26', '2027-01-01')) expect(step.loadKg).toBeUndefined()
  })

  test('holds the weight in an easier week', () => {
    const deload = weeklyPlan.find((week) => week.deload)!
    const easier = deload.days.find(({ discipline }) => discipline === 'strength')!
    const line = easier.workout.exercises.find(({ reps }) => /^\d+-\d+/.test(reps))!
    const sets = [{ exerciseId: line.exerciseId!, reps: 20, loadKg: 60 }]
    const history = ['2026-01-28', '2026-01-30'].map((date) => ({ date, sets }))
    const week = progressed([deload], history, deload.startDate)[0]!
    const found = week.days
      .flatMap(({ workout }) => workout.exercises)
      .find(({ exerciseId }) => exerciseId === line.exerciseId)
    expect(found?.loadKg).toBe(60)
  })

  test('leaves the plan as it is when nothing was logged', () => {
    expect(progressed(weeklyPlan, [{ date: '2026-01-05', completed: true }], '2026-01-12')).toBe(weeklyPlan)
  })
})
