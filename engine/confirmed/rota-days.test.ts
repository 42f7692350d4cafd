import { expect, test } from 'vitest'
import { addDays, civilDate, dayNumber } from '../civil-date.ts'
import type { ConfirmedFacts, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { isBesideRota } from './rota-days.ts'

const MONDAY = '2026-09-07'
const [day, night] = [
  { start: '06:00', end: '18:00', label: 'work' },
  { start: '18:00', end: '06:00', label: 'work' },
]
const rota: NonNullable<ConfirmedFacts['rota']> = {
  from: MONDAY,
  days: [[day], [day], [night], [night], [], [], [], []],
}
const PRACTICES = 'bjj Mon Wed 6:30-8pm, work 8-5'

const planFor = (trainingDays: PlanInput['profile']['trainingDays']) =>
  makePlan({
    ...{ today: MONDAY, timeZone: 'UTC', facts: { rota } },
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays },
      ...{ commitments: PRACTICES, races: '', goalDate: null },
    },
  })

test('hours are free beside a rota where neither its shift nor that of the night before takes them', () => {
  const on = (days: number, start: string, end: string) => isBesideRota(rota, dayNumber(MONDAY) + days, { start, end })
  expect([on(0, '17:00', '19:00'), on(0, '18:00', '19:00'), on(2, '18:30', '20:00')]).toEqual([false, true, false])
  expect([on(4, '05:00', '07:00'), on(4, '06:00', '07:00'), on(5, '05:00', '07:00')]).toEqual([false, true, true])
})

test.each([4, 5, 6] as const)('who works shifts keeps their practices beside them, and all of %i days', (days) => {
  const plan = planFor(days)
  const weeks = plan.weeklyPlan.slice(1).map((week) => week.days)
  for (const [index, week] of weeks.entries()) {
    const led = week.filter(({ durationMin, loadAu }) => durationMin === 0 && loadAu > 0).map(({ date }) => date)
    const monday = dayNumber(MONDAY) + 7 * (index + 1)
    const due = [monday, monday + 2].filter((one) => isBesideRota(rota, one, { start: '18:30', end: '20:00' }))
    expect(led).toEqual(due.map(civilDate))
    expect(week.filter(({ durationMin }) => durationMin > 0).length).toBe(days - due.length)
  }
  expect(plan.rules.filter(({ kind, pass }) => kind === 'limit' && !pass)).toEqual([])
  expect(weeks.flat().at(-1)?.date).toBe(addDays(MONDAY, 7 * (weeks.length + 1) - 1))
})
