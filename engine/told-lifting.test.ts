import { expect, test } from 'vitest'
import { LIMITS } from './limits/limits.ts'
import { mostAfter } from './load/weekly-rise.ts'
import { type Goal, LEVELS, type Level, type PlanInput, type StartingPoint } from './model.ts'
import { makePlan } from './plan.ts'
import type { PlanWeek } from './plan-model.ts'
import { sure } from './sure.ts'

const TODAY = '2026-01-05'
const { hard: FIRST } = LIMITS['first-week']

const inputOf = (commitments: string, level: Level, goal: Goal, start?: StartingPoint): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level, goal, stress: 'low', trainingDays: 4, races: '', goalDate: null },
    commitments: `Work 9-17. ${commitments}`,
  },
  ...{ today: TODAY, timeZone: 'UTC' },
  preferences: { equipment: ['barbell', 'bench', 'dumbbells'], ...(start && { start }) },
})

const liftedIn = ({ days }: PlanWeek) =>
  days.reduce((sum, { discipline, durationMin }) => sum + (discipline === 'strength' ? durationMin : 0), 0)
const firstOf = (input: PlanInput) => sure(makePlan(input).weeklyPlan[0])

test.each(LEVELS)('who told of lifting begins with about what they lift, and with no leap from it: %s', (level) => {
  for (const [words, minutes] of [
    ['I lift twice a week, 40 min', 80],
    ['I squat 3 times a week, 60 min', 180],
  ] as const) {
    const lifted = liftedIn(firstOf(inputOf(words, level, 'muscle-gain')))
    expect(lifted, words).toBeLessThanOrEqual(Math.max(FIRST.least, mostAfter(minutes, FIRST)))
    expect(lifted, words).toBeGreaterThanOrEqual(minutes * 0.9)
  }
})

test.each(LEVELS)('the minutes that somebody lifts are none that they run: %s', (level) => {
  const week = firstOf(inputOf('I squat 3 times a week, 60 min', level, 'endurance'))
  expect(week.plannedMin - liftedIn(week)).toBeLessThanOrEqual(FIRST.least)
})

test('what is lifted stands beside what is run, and within a week that was told in a field', () => {
  const start = { weeklyMin: 200, longestMin: 50, longestRunKm: 8 }
  const [words, other] = ['I lift 3 times a week, 60 min.', 'I run 20 km a week.']
  const both = makePlan(inputOf(words + other, 'intermediate', 'general')).start
  expect(both.weeklyMin).toBeGreaterThan(makePlan(inputOf(other, 'intermediate', 'general')).start.weeklyMin)
  expect(both.liftMin).toBe(180)
  expect(makePlan(inputOf(words, 'intermediate', 'general', start)).start).toEqual({ ...start, liftMin: 180 })
  const less = makePlan(inputOf(words, 'intermediate', 'general', { ...start, weeklyMin: 150 })).start
  expect(less.liftMin).toBe(150)
})

test('who told nothing of it begins as before, and words that were used are not called unread', () => {
  const told = makePlan(inputOf('I squat 3 times a week, 60 min', 'beginner', 'muscle-gain'))
  expect(told.unread).toEqual([])
  expect(makePlan(inputOf('', 'beginner', 'muscle-gain')).start.liftMin).toBeUndefined()
})
