import { expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { PlanInput, Profile } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { sure } from '../../sure.ts'

const START = '2026-03-02'
const profile: Profile = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'endurance',
  stress: 'low',
  commitments: 'Work 9-17',
  trainingDays: 4,
  races: '',
  goalDate: null,
}
const on = (today: string, more: Partial<PlanInput> = {}) =>
  makePlan({ profile, today, anchor: START, timeZone: 'UTC', ...more })
const daysOf = (plan: ReturnType<typeof on>) => plan.weeklyPlan.flatMap(({ days }) => days)

test('mild pain that is told in the evening of a free day spares tomorrow, as it does once tomorrow is here', () => {
  const plain = daysOf(on(START))
  const at = plain.findIndex(({ discipline }, index) => discipline === 'rest' && plain[index + 1]?.discipline === 'run')
  const [today, tomorrow] = [sure(plain[at]).date, addDays(sure(plain[at]).date, 1)]
  const history = [{ date: today, notes: 'My knee hurts when I run' }]
  const seenFrom = (day: string) => sure(daysOf(on(day, { history })).find(({ date }) => date === tomorrow))
  expect(seenFrom(today).discipline).not.toBe('run')
  expect(seenFrom(today).discipline).toBe(seenFrom(tomorrow).discipline)
})
