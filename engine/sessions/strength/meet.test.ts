import { describe, expect, test } from 'vitest'
import type { HistoryDay, PlanInput, TrainingDays } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { Plan } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { diceOf, randomPerson } from '../../testing/random-life.ts'
import { CONTEST_LIFTS } from './slots.ts'

const GYM = ['none', 'barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar', 'box'] as const
const lifter = (races: string, trainingDays: TrainingDays = 4): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', commitments: '', trainingDays },
    ...{ races, goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: { equipment: GYM },
})
const MEET = 'powerlifting meet 2026-03-28'

/** [reps] of the top of a lift's range in each week that has it. */
const tops = ({ weeklyPlan }: Plan, id: string) =>
  weeklyPlan.flatMap(({ days }) =>
    days
      .filter(({ discipline }) => discipline === 'strength')
      .flatMap(({ workout }) => workout.exercises.filter(({ exerciseId }) => exerciseId === id))
      .map(({ size }) => sure(size).high),
  )

describe('towards a powerlifting meet', () => {
  test.each([3, 4, 5, 6] as const)('on %i days the three lifts stay, and end in single ones', (days) => {
    const plan = makePlan(lifter(MEET, days))
    for (const id of CONTEST_LIFTS) {
      const reps = tops(plan, id)
      expect(reps.length, id).toBeGreaterThanOrEqual(9)
      expect(reps).toEqual(reps.toSorted((a, b) => b - a))
      expect(reps[0]).toBeGreaterThanOrEqual(6)
      expect(reps.at(-1)).toBe(1)
    }
  })

  test('what helps the three lifts steps back for them in the last full weeks, and leaves in the taper', () => {
    const { weeklyPlan } = makePlan(lifter(MEET))
    const setsIn = (phase: string, isLift: boolean) => {
      const days = weeklyPlan.filter((week) => week.phase === phase && !week.deload).flatMap((week) => week.days)
      const lines = days
        .filter(({ discipline }) => discipline === 'strength')
        .flatMap(({ workout }) =>
          workout.exercises.filter(({ pattern, sets }) => sets > 0 && pattern !== 'core' && pattern !== 'isolation'),
        )
      const most = lines.filter(({ exerciseId }) => CONTEST_LIFTS.some((id) => id === exerciseId) === isLift)
      return Math.max(0, ...most.map(({ sets }) => sets))
    }
    expect(setsIn('build', false)).toBeGreaterThanOrEqual(3)
    expect(setsIn('peak', false)).toBe(2)
    expect(setsIn('peak', true)).toBeGreaterThanOrEqual(setsIn('build', true))
    expect(setsIn('taper', false)).toBe(0)
  })

  test('arms alone have three sets of a session at most, for whoever it is', () => {
    const dice = diceOf(16)
    for (let life = 0; life < 25; life++) {
      const { profile } = randomPerson(dice)
      const { weeklyPlan } = makePlan({
        ...lifter(MEET),
        profile: { ...profile, goal: 'muscle-gain', commitments: '', races: MEET },
      })
      for (const { date, workout } of weeklyPlan.flatMap(({ days }) => days)) {
        const arms = workout.exercises.filter(
          ({ pattern, muscles }) =>
            pattern === 'isolation' && (muscles?.[0] === 'biceps' || muscles?.[0] === 'triceps'),
        )
        expect(
          arms.reduce((sum, { sets }) => sum + sets, 0),
          `${life} ${date}`,
        ).toBeLessThanOrEqual(3)
      }
    }
  })

  test('what helps a lift hardly ever has more sets of a session than the lift', () => {
    const dice = diceOf(17)
    let lifts = 0
    let fewer = 0
    for (let life = 0; life < 40; life++) {
      const { profile } = randomPerson(dice)
      const { weeklyPlan } = makePlan({
        ...lifter(MEET),
        profile: { ...profile, goal: 'muscle-gain', commitments: '', races: MEET },
      })
      for (const { workout } of weeklyPlan.flatMap(({ days }) => days))
        for (const lift of workout.exercises.filter(({ exerciseId }) =>
          CONTEST_LIFTS.some((id) => id === exerciseId),
        )) {
          lifts++
          if (workout.exercises.some(({ pattern, sets }) => pattern === lift.pattern && sets > lift.sets)) fewer++
        }
    }
    expect(lifts).toBeGreaterThan(1000)
    expect(fewer / lifts).toBeLessThan(0.005)
  })

  test('the day has three attempts of each, as heavy as the last weeks say', () => {
    const sets = CONTEST_LIFTS.map((exerciseId) => ({ exerciseId, reps: 2, loadKg: 100, rir: 1 }))
    const history: HistoryDay[] = makePlan(lifter(MEET))
      .weeklyPlan.flatMap((week) => week.days)
      .filter(({ date, durationMin }) => date < '2026-03-23' && durationMin > 0)
      .map(({ date, durationMin }) => ({
        ...{ date, completed: true, minutes: durationMin },
        ...(date > '2026-03-08' ? { sets } : {}),
      }))
    const { weeklyPlan } = makePlan({ ...lifter(MEET), today: '2026-03-23', anchor: '2026-01-05', history })
    const day = sure(weeklyPlan.flatMap(({ days }) => days).find(({ discipline }) => discipline === 'race'))
    const lines = day.workout.exercises.filter(({ exerciseId }) => exerciseId !== undefined)
    expect(lines.map(({ exerciseId }) => exerciseId)).toEqual(CONTEST_LIFTS)
    for (const { sets, loadKg, notes } of lines) {
      expect(sets).toBe(3)
      const attempts = sure(notes.find((note) => note.code === 'lift-attempts'))
      if (attempts.code !== 'lift-attempts') throw new Error('no attempts')
      expect(loadKg).toBe(attempts.first)
      expect(attempts.first).toBeLessThan(attempts.second)
      expect(attempts.second).toBeLessThan(attempts.third)
      // Two with one left are three to failure: some 108 kg for one.
      expect(attempts.first).toBeGreaterThanOrEqual(92.5)
      expect(attempts.third).toBeLessThanOrEqual(110)
    }
  })

  test('a contest of another kind is trained for as strength, without single ones', () => {
    expect(tops(makePlan(lifter('crossfit open 2026-03-28')), 'back-squat')).not.toContain(1)
  })
})
