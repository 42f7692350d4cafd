import { expect, test } from 'vitest'
import { weekdayOf } from '../civil-date.ts'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'

const MONDAY = '2026-11-30'
const NURSE: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 6, races: '' },
    commitments:
      'Night shifts 8.30pm till 8am, usually Thu, Fri and Sat nights. After a night I sleep from 9 till about 2.30',
    goalDate: null,
  },
  ...{ today: MONDAY, anchor: MONDAY, timeZone: 'UTC' },
}

test('who sleeps after named nights trains in the afternoons of those days, and in no work and no sleep', () => {
  const trained = makePlan(NURSE)
    .weeklyPlan.flatMap(({ days }) => days)
    .filter(({ durationMin }) => durationMin > 0)
  const startsOn = (...names: readonly string[]) =>
    trained.filter(({ date }) => names.includes(weekdayOf(date))).map(({ start }) => start ?? '')
  const afterNights = startsOn('fri', 'sat', 'sun')
  expect(afterNights.length).toBeGreaterThan(12)
  expect(afterNights.every((start) => start >= '14:30' && start < '20:30')).toBe(true)
  const free = startsOn('mon', 'tue', 'wed', 'thu')
  expect(free.length).toBeGreaterThan(12)
  expect(startsOn('thu').every((start) => start < '20:30')).toBe(true)
})
