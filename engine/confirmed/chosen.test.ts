import { expect, test } from 'vitest'
import { weekdayOf } from '../civil-date.ts'
import type { ConfirmedFacts, PlanInput, StoredAnswer } from '../model.ts'
import { makePlan } from '../plan.ts'

const PERSON: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', commitments: 'Work 9-5' },
    ...{ trainingDays: 6, races: '', goalDate: null },
  },
  today: '2026-03-02',
  timeZone: 'UTC',
}

const EVENINGS: StoredAnswer = {
  ...{ id: 'ask:often-missed:2026-03-02', kind: 'often-missed', on: '2026-03-02' },
  choice: { type: 'other-hours', days: ['sat', 'sun'], start: '17:00', end: '23:00' },
}

/** The hours at which training begins on a weekday from the week on in which a choice holds. */
function starts(facts: ConfirmedFacts, weekday: string) {
  const { weeklyPlan } = makePlan({ ...PERSON, facts, answers: [EVENINGS] })
  return weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ date, start }) => date >= '2026-03-09' && start !== null && weekdayOf(date) === weekday)
    .map(({ date, start, durationMin }) => ({ date, start: start ?? '', durationMin }))
}

test('hours that were chosen hold where the person keeps none of their own', () => {
  for (const weekday of ['sat', 'sun']) {
    const found = starts({}, weekday)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ start }) => start < '17:00')).toEqual([])
  }
})

test('hours that the person keeps in their own week win over hours that were chosen', () => {
  const windows = [{ days: ['sun' as const], start: '09:00', end: '10:45' }]
  const sundays = starts({ week: { windows } }, 'sun')
  expect(sundays.length).toBeGreaterThan(0)
  expect(sundays.filter(({ start }) => start < '09:00' || start > '10:45')).toEqual([])
  expect(starts({ week: { windows } }, 'sat').filter(({ start }) => start < '17:00')).toEqual([])
})

test('and so do those that hold for a while, for as long as they hold', () => {
  const windows = [{ days: ['sun' as const], start: '09:00', end: '10:45', from: '2026-04-01' }]
  const sundays = starts({ week: { windows } }, 'sun')
  const isKept = ({ date, start }: { date: string; start: string }) =>
    date < '2026-04-01' ? start >= '17:00' : start >= '09:00' && start <= '10:45'
  expect(sundays.filter((one) => !isKept(one))).toEqual([])
  expect(new Set(sundays.map(({ date }) => date < '2026-04-01')).size).toBe(2)
})
