import { expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import type { ConfirmedFacts, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'

const profile: Profile = {
  ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 4, goalDate: null },
  ...{ commitments: 'Work 9-17', races: '' },
}
const MONDAY = '2026-03-02'
const SATURDAY = '2026-03-07'
const on = (date: string, facts?: ConfirmedFacts) => {
  const { weeklyPlan } = makePlan({ profile, today: MONDAY, timeZone: 'UTC', ...(facts && { facts }) })
  return sure(weeklyPlan.flatMap(({ days }) => days).find((day) => day.date === date))
}

test('a day that was crossed out says so, and not that it lets the work of other days settle', () => {
  const off = { kind: 'off', from: SATURDAY, to: SATURDAY } as const
  const crossed = 'You crossed it out: no training on this day.'
  expect(said(on(SATURDAY, { dated: [{ ...off, label: '' }] }).description)).toBe(crossed)
  expect(said(on(SATURDAY, { dated: [{ ...off, label: 'the wedding' }] }).description)).toContain('for the wedding')
  expect(said(on(SATURDAY, { week: { busy: [], never: ['sat'] } }).description)).toBe(crossed)
})

test('another day of rest is what it was', () => {
  const { weeklyPlan } = makePlan({ profile, today: MONDAY, timeZone: 'UTC' })
  const rest = sure(weeklyPlan.flatMap(({ days }) => days).find((day) => day.durationMin === 0 && day.date > MONDAY))
  const dated = [{ kind: 'off', from: '2026-05-01', to: '2026-05-01', label: '' } as const]
  expect(said(on(rest.date, { dated }).description)).toContain('sinks in')
})

test('a day that is over says what it said, whatever is crossed out later', () => {
  const later = { today: '2026-03-16', anchor: MONDAY, timeZone: 'UTC', profile }
  const restsOf = (facts?: ConfirmedFacts) =>
    makePlan({ ...later, ...(facts && { facts }) })
      .weeklyPlan.flatMap(({ days }) => days)
      .filter(({ date, durationMin }) => date < later.today && durationMin === 0)
      .map(({ description }) => description)
  expect(restsOf({ week: { busy: [], never: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] } })).not.toContainEqual(
    expect.objectContaining({ code: 'crossed-out' }),
  )
  expect(restsOf().length).toBeGreaterThan(0)
})
