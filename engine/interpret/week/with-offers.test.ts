import { expect, test } from 'vitest'
import { makePlan } from '../../plan.ts'

const planOf = (commitments: string) =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 3, commitments },
      ...{ races: '', goalDate: null },
    },
    ...{ today: '2026-11-30', anchor: '2026-11-30', timeZone: 'UTC' },
  })
const daysOf = (commitments: string) =>
  planOf(commitments).weeklyPlan.map(({ days }) =>
    days.flatMap(({ durationMin }, at) => (durationMin > 0 ? [at] : [])).join(),
  )

test('whoever says when they can train trains then', () => {
  expect(new Set(daysOf('I can train Tue/Thu from 7pm and Sat morning'))).toEqual(new Set(['1,3,5']))
})

test('hours that are free on weekdays make them no days that somebody likes better', () => {
  expect(daysOf('Work 9-5. Weekdays I am free after 6pm').some((days) => /[56]/.test(days))).toBe(true)
})
