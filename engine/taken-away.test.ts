import { expect, test } from 'vitest'
import type { PlanInput, Profile } from './model.ts'
import { makePlan } from './plan.ts'

const profile: Profile = {
  ...{ name: 'Demo', level: 'intermediate', goal: 'general', stress: 'low', trainingDays: 4, goalDate: null },
  ...{ commitments: '', races: '' },
}
const planned = (commitments: string, more: Pick<PlanInput, 'preferences' | 'facts'> = {}) => {
  const { weeklyPlan } = makePlan({
    ...{ profile: { ...profile, commitments }, today: '2026-03-02', timeZone: 'UTC' },
    ...more,
  })
  return JSON.stringify(weeklyPlan)
}
const DAYS = 'Work Mon-Fri 9-17.'

test.each([
  [`${DAYS} I've only dumbbells at home.`, { preferences: { equipment: [] } }],
  [`${DAYS} At home we have a kettlebell and bands.`, { preferences: { equipment: [] } }],
  [`${DAYS} Bad left knee.`, { facts: { body: [] } }],
  [`${DAYS} I hate running.`, { facts: { sports: {} } }],
])('what was read and then taken away does not come back from the words: %s', (text, taken) => {
  expect(planned(text)).not.toBe(planned(DAYS))
  expect(planned(text, taken)).toBe(planned(DAYS, taken))
})

test.each(['dumbbells', 'kettlebell'] as const)('confirming %s keeps the weights that were told with them', (kit) => {
  const text = `${DAYS} I have a 12 kg ${kit === 'dumbbells' ? 'dumbbells' : kit} at home.`
  expect(planned(text, { preferences: { equipment: [kit] } })).toBe(planned(text))
})
