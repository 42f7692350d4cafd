import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import type { PlanInput, Turn } from '../model.ts'
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

const FRIDAY = { days: ['fri' as const], start: '04:00', end: '23:30', label: 'Work' }
const fridays = (turn?: Turn) => {
  const input: PlanInput = {
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 6, races: '' },
      ...{ commitments: 'Free', goalDate: null },
    },
    facts: { week: { busy: [{ ...FRIDAY, ...(turn && { turn }) }], never: ['sat'] } },
    ...{ today: MONDAY, anchor: MONDAY, timeZone: 'UTC' },
  }
  return makePlan(input).weeklyPlan.map(({ days }) => days[4]?.durationMin !== 0)
}

test('hours in turns are taken in their weeks alone, and in each where nobody said which', () => {
  for (const week of [0, 1]) {
    const trained = fridays({ every: 2, monday: addDays(MONDAY, 7 * week) })
    expect(trained.filter((_, at) => at % 2 === week)).not.toContain(true)
    expect(trained.filter((_, at) => at % 2 !== week)).toContain(true)
  }
  expect(fridays({ every: 2 })).not.toContain(true)
})
