import { describe, expect, test } from 'vitest'
import { noRunsUntil } from '../../interpret/notes/no-runs.ts'
import { makePlan } from '../../plan.ts'

/** A Tuesday. */
const TODAY = '2026-12-01'

const TOLD = [
  ['physio says no running till Monday', '2026-12-06'],
  ['Physio told me not to run until Monday', '2026-12-06'],
  ['no running till monday says the physio', '2026-12-06'],
  ['physio: no running til friday', '2026-12-03'],
  ['not allowed to run until 10 December', '2026-12-09'],
  ['physio says no running for two weeks', '2026-12-15'],
  ["can't run till friday", '2026-12-03'],
] as const

const planOf = (history: readonly object[], today = TODAY) =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', commitments: '', trainingDays: 6 },
      ...{ races: '', goalDate: null },
    },
    ...{ today, anchor: '2026-11-30', begun: '2026-11-30', timeZone: 'UTC' },
    history: history as { date: string }[],
  })
const runsOf = (history: readonly object[], today = TODAY) =>
  planOf(history, today)
    .weeklyPlan.flatMap(({ days }) => days)
    .filter(({ date, discipline }) => date >= today && discipline === 'run')
    .map(({ date }) => date)

describe.each(TOLD)('%s', (text, until) => {
  test.each(['notes', 'tomorrowNotes'])('keeps runs out so long, and walks in: %s', (field) => {
    const usual = runsOf([])
    const runs = runsOf([{ date: TODAY, [field]: text }])
    expect(usual.some((date) => date <= until)).toBe(true)
    expect(runs.filter((date) => date <= until)).toEqual([])
    expect(runs.some((date) => date > until)).toBe(true)
  })
})

test('who may run again runs', () => {
  const said = [
    { date: TODAY, notes: 'physio says no running till 20 December' },
    { date: '2026-12-03', notes: 'physio says I can run again' },
  ]
  expect(runsOf(said.slice(0, 1), '2026-12-04').some((date) => date < '2026-12-20')).toBe(false)
  expect(runsOf(said, '2026-12-04').some((date) => date < '2026-12-20')).toBe(true)
})

test('the plan says why', () => {
  const plan = planOf([{ date: TODAY, notes: 'physio says no running till Monday' }])
  expect(JSON.stringify(plan)).toContain('"code":"no-runs","until":"2026-12-06"')
})

test.each([
  'no running for two weeks, finally back',
  'my son is not allowed to run until Monday',
  'physio says no running',
  'gym shut until Monday',
  'no run today',
  'ran until Monday came',
])('says nothing of that: %s', (text) => {
  expect(noRunsUntil(text, TODAY)).toBeNull()
})
