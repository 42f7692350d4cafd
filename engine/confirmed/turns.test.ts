import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'

const MONDAY = '2026-11-30'
const planOf = (commitments: string) => {
  const input: PlanInput = {
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 6, races: '' },
      ...{ commitments, goalDate: null },
    },
    ...{ today: MONDAY, anchor: MONDAY, timeZone: 'UTC' },
  }
  return makePlan(input)
}
const trainedOn = (commitments: string) =>
  new Set(
    planOf(commitments)
      .weeklyPlan.flatMap(({ days }) => days)
      .filter(({ durationMin }) => durationMin > 0)
      .map(({ date }) => date),
  )

test('who travels in every other week trains on none of those days, and on such days of the weeks between', () => {
  const trained = trainedOn('Work 9-5. Every other week I travel Mon to Wed')
  for (const week of [0, 2, 4, 6, 8])
    for (const day of [0, 1, 2]) expect(trained.has(addDays(MONDAY, week * 7 + day))).toBe(false)
  for (const week of [1, 3, 5]) {
    const between = [0, 1, 2].filter((day) => trained.has(addDays(MONDAY, week * 7 + day)))
    expect(between.length).toBeGreaterThan(0)
  }
})

test('the week that is told to be the first is', () => {
  const trained = trainedOn('Work 9-5. Every other week I travel Mon to Wed, starting next week')
  expect([0, 1, 2].some((day) => trained.has(addDays(MONDAY, day)))).toBe(true)
  expect([7, 8, 9].some((day) => trained.has(addDays(MONDAY, day)))).toBe(false)
})
