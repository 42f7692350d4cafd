import { expect, test } from 'vitest'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'

const ALL = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const startsOf = (commitments: string, facts: NonNullable<PlanInput['facts']> = {}) => {
  const input: PlanInput = {
    profile: {
      ...{ name: 'Test', level: 'intermediate', goal: 'general', stress: 'medium', commitments },
      ...{ trainingDays: 5, races: '', goalDate: null },
    },
    ...{ today: '2026-11-30', timeZone: 'UTC', facts },
  }
  return makePlan(input).weeklyPlan.flatMap(({ days }) =>
    days.flatMap(({ start, durationMin }) => (start !== null && durationMin > 0 ? [start] : [])),
  )
}

test.each(['Work 6am-10pm Mon-Fri', 'Bakery 4am-9pm Mon-Sat', 'Work 5.45am to 9.30pm every weekday'])(
  'whoever gets up for %s does not train before half past five',
  (commitments) => {
    const starts = startsOf(commitments)
    expect(starts.length).toBeGreaterThan(10)
    expect(starts.filter((start) => start < '05:30')).toEqual([])
  },
)

test('whoever says that they train at five does', () => {
  expect(startsOf('Work 6am-2pm. I run at 5am before work')).toContain('05:00')
  const windows = [{ days: [...ALL], start: '04:30', end: '05:30' }]
  expect(startsOf('', { week: { windows } })[0]).toMatch(/^0[45]/)
})
