import { expect, test } from 'vitest'
import { makePlan } from '../plan.ts'
import { minuteOf } from './clock.ts'

const planOf = (commitments: string, preferences = {}) =>
  makePlan({
    profile: {
      ...{ name: 'Robin', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 5 },
      ...{ commitments, races: 'half marathon on 28 March 2027', goalDate: null },
    },
    today: '2026-11-30',
    timeZone: 'Europe/London',
    preferences,
  })
const weekendsOf = (plan: ReturnType<typeof planOf>, fromMin: number) =>
  plan.weeklyPlan
    .flatMap(({ days }) => days.slice(5))
    .filter(({ discipline, durationMin, start }) => discipline !== 'race' && durationMin >= fromMin && start !== null)
const startsOf = (plan: ReturnType<typeof planOf>, fromMin: number) =>
  weekendsOf(plan, fromMin).map(({ start }) => minuteOf(start ?? ''))

test('a session of a free morning waits for breakfast, and says so', () => {
  const plan = planOf('Work 9-5 Mon-Fri')
  const starts = startsOf(plan, 1)
  expect(starts.length).toBeGreaterThan(5)
  expect(new Set(starts)).toEqual(new Set([555]))
  const days = new Set(weekendsOf(plan, 1).map(({ date }) => date))
  const told = plan.reasons.filter(
    ({ date, text }) => date && days.has(date) && JSON.stringify(text).includes('free-morning'),
  )
  // Reasons are given for this week and the next.
  expect(told.length).toBeGreaterThan(1)
})

test('who trains in the evening runs long by daylight where a morning is free', () => {
  expect(startsOf(planOf('Early shift 5:30-14 Mon-Fri'), 60).every((start) => start < 720)).toBe(true)
})

test.each([
  ['mornings that belong to something else', 'Work 9-5 Mon-Fri, market stall Sat and Sun 8-12'],
  ['mornings that nobody wants', 'Work 9-5 Mon-Fri, no mornings please'],
])('%s stay as they are', (_, commitments) => {
  expect(startsOf(planOf(commitments), 45)).not.toContain(555)
})

test('on workdays it has the usual hour', () => {
  const workdays = planOf('Work 9-5 Mon-Fri').weeklyPlan.flatMap(({ days }) => days.slice(0, 5))
  const starts = workdays.flatMap(({ start }) => (start === null ? [] : [minuteOf(start)]))
  expect(Math.max(...starts)).toBeLessThanOrEqual(420)
})
