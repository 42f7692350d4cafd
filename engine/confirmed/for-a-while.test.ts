import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '../civil-date.ts'
import type { ConfirmedFacts, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'

const MONDAY = '2026-11-30'
const RUNNER: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'medium', trainingDays: 4, commitments: '' },
    ...{ races: '', goalDate: null },
  },
  ...{ today: MONDAY, anchor: MONDAY, timeZone: 'UTC' },
}
const planOf = (commitments: string, facts: ConfirmedFacts = {}) =>
  makePlan({ ...RUNNER, profile: { ...RUNNER.profile, commitments }, facts })
const trainedOf = (plan: ReturnType<typeof planOf>) =>
  plan.weeklyPlan.flatMap(({ days }) => days).filter(({ durationMin }) => durationMin > 0)

test('the day of a sport that ends is open again behind its end', () => {
  const trained = trainedOf(planOf('Football Thursdays 7-9pm until 17 December, work 9-5'))
  const thursdays = trained.filter(({ date }) => weekdayOf(date) === 'thu').map(({ date }) => date)
  expect(thursdays.every((date) => date > '2026-12-17')).toBe(true)
  expect(thursdays.length).toBeGreaterThan(0)
})

test('a sport that begins later leaves its day open until then', () => {
  const trained = trainedOf(planOf('From January I swim Wednesdays 7-8am, work 9-5. No training Mon, Tue, Thu, Fri'))
  const days = trained.filter(({ date }) => weekdayOf(date) === 'wed').map(({ date }) => date)
  expect(days.length).toBeGreaterThan(0)
  expect(days.every((date) => date < '2027-01-01')).toBe(true)
})

test('hours of training that end bind until their end, and no longer', () => {
  const windows = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], start: '18:00', end: '21:00' }] as const
  const facts: ConfirmedFacts = { week: { windows: windows.map((one) => ({ ...one, to: '2026-12-20' })) } }
  const trained = trainedOf(planOf('Work 9-5', facts))
  const starts = (isWithin: (date: string) => boolean) =>
    trained.filter(({ date }) => isWithin(date)).map(({ start }) => start ?? '')
  expect(starts((date) => date <= '2026-12-20').every((start) => start >= '18:00')).toBe(true)
  expect(starts((date) => date > '2026-12-20').some((start) => start < '12:00')).toBe(true)
})

test('who may not run for six weeks has no run in them, easy ones alone for two, and is told so', () => {
  const plan = planOf('Work 9-5, physio says no running until 10 January')
  const runs = trainedOf(plan).filter(({ discipline }) => discipline === 'run')
  const first = '2027-01-11'
  expect(runs.every(({ date }) => date >= first)).toBe(true)
  expect(runs.some(({ date, hard }) => hard && date < addDays(first, 14))).toBe(false)
  expect(runs.length).toBeGreaterThan(4)
  const before = trainedOf(plan).filter(({ date, discipline }) => date < first && discipline === 'walk')
  expect(before.filter(({ hard }) => hard)).toEqual([])
  expect(plan.warnings).toContainEqual(
    expect.objectContaining({ text: { code: 'sport-paused', sport: 'run', to: '2027-01-09' } }),
  )
})

test('a beginner who begins without runs takes the first step from walking to running in the first week of them', () => {
  const profile = { ...RUNNER.profile, level: 'beginner', races: '5k 2027-03-14', commitments: '' } as const
  const facts: ConfirmedFacts = {
    dated: [{ kind: 'without', from: MONDAY, to: '2026-12-27', label: '', sports: ['run'] }],
  }
  const { weeklyPlan } = makePlan({ ...RUNNER, profile, facts })
  const [first] = weeklyPlan.flatMap(({ days }) => days).filter(({ discipline }) => discipline === 'run')
  const run = first?.workout.exercises.find(({ name }) => name.code === 'gentle-run')
  expect(first?.date).toBe('2026-12-30')
  expect(run?.seconds).toBe(60)
})
