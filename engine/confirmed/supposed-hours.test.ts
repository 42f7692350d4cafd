import { expect, test } from 'vitest'
import type { ConfirmedFacts, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'

const MONDAY = '2026-01-05'
const FACTS: ConfirmedFacts = {
  week: {
    never: ['mon', 'wed', 'fri', 'sat', 'sun'],
    windows: [{ days: ['tue', 'thu'], start: '19:00', end: '20:00' }],
  },
}

const startsWith = (commitments: string) => {
  const input: PlanInput = {
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', trainingDays: 3, commitments },
      ...{ races: '', goalDate: null },
    },
    ...{ today: MONDAY, anchor: MONDAY, timeZone: 'UTC', facts: FACTS },
  }
  const days = makePlan(input)
    .weeklyPlan.slice(0, 4)
    .flatMap((week) => week.days)
  return [...new Set(days.filter(({ durationMin }) => durationMin > 0).map(({ start }) => start?.slice(0, 2)))]
}

test('an evening that is only supposed to be the family’s gives way to a window that somebody confirmed', () => {
  expect(startsWith('Nothing fixed')).toEqual(['19'])
  expect(startsWith('Work 9-5, Evening family time')).toEqual(['19'])
})

test('hours that were told do not', () => {
  expect(startsWith('Work 9-5, choir Tuesday and Thursday 18:30-20:30')).toEqual([])
})
