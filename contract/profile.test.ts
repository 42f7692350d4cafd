import { expect, test } from 'vitest'
import { GOALS, LEVELS, STRESS_LEVELS } from '../engine/model.ts'
import { UserData } from './profile.ts'

const EMPTY = {
  name: 'User',
  fitnessLevel: 'intermediate',
  goal: 'general',
  stressLevel: 'medium',
  dailyCommitments: 'Work 9-5, Evening family time',
  trainingDaysPerWeek: 5,
  upcomingRaces: '',
  specificGoalDate: null,
}

test.each([
  ['nothing', {}],
  ['empty texts', Object.fromEntries(Object.keys(EMPTY).map((key) => [key, '']))],
  ['nulls', Object.fromEntries(Object.keys(EMPTY).map((key) => [key, null]))],
])('userData of %s has the default of each field', (_, given) => {
  expect(UserData.parse(given)).toEqual(EMPTY)
})

test('userData takes training days as text', () => {
  expect(UserData.parse({ trainingDaysPerWeek: '7' }).trainingDaysPerWeek).toBe(7)
})

test('the choices are those of the specification and no others', () => {
  expect(GOALS).toEqual(['weight-loss', 'muscle-gain', 'endurance', 'general', 'stress'])
  expect(LEVELS).toEqual(['beginner', 'intermediate', 'advanced'])
  expect(STRESS_LEVELS).toEqual(['low', 'medium', 'high'])
  for (const days of [3, 4, 5, 6, 7])
    expect(UserData.parse({ trainingDaysPerWeek: days }).trainingDaysPerWeek).toBe(days)
  for (const days of [2, 8]) expect(UserData.safeParse({ trainingDaysPerWeek: days }).success).toBe(false)
})
