import { expect, test } from 'vitest'
import { makePlan } from '../../plan.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'
const spared = (text: string) =>
  (readAvailability(text, TODAY).facts.body ?? []).map(({ part, how }) => `${part} ${how}`).join(', ')

test.for([
  ['Work 9-5. Bad knees.', 'knee no-impact'],
  ['My knee is a bit dodgy', 'knee careful'],
  ['bad knees and hips', 'knee no-impact, hip no-impact'],
  ['knee and back pain', 'lower-back careful, knee no-impact'],
  ['home by 6, back issues', 'lower-back careful'],
  ['slipped disc, work 9-5', 'lower-back careful'],
  ['arthritis in my hip', 'hip no-impact'],
  ['Bad left knee - no jumping', 'knee careful'],
  ['my left ankle is not great', 'ankle no-impact'],
  ['frozen shoulder since spring', 'shoulder careful'],
  ['My husband works nights, I have bad knees', 'knee no-impact'],
  ['no gym, plantar fasciitis', 'foot no-impact'],
  ['Knieprobleme, Arbeit 9-17 Uhr', 'knee no-impact'],
  ['Probleme mit dem Knie', 'knee no-impact'],
  ["j'ai mal au dos", 'lower-back careful'],
  ['dolor de rodilla', 'knee no-impact'],
  ['dor no joelho', 'knee no-impact'],
  ['ho mal di schiena', 'lower-back careful'],
  ['slechte knieën', 'knee no-impact'],
] as const)('%s: %s', ([text, parts]) => {
  expect(spared(text)).toBe(parts)
})

test.for([
  'back at 6pm, meetings back to back',
  'on my feet all day 7-3',
  'my husband has a bad knee',
  'I look after my mum who has a bad hip',
  'Physio patients with back pain 9-5',
  'had knee surgery once',
  'no knee problems',
  'pain in the neck commute 8-9',
  'foot massage Tue 17:00',
])('nothing to spare is read in "%s"', (text) => {
  expect(spared(text)).toBe('')
})

const planOf = (commitments: string, confirmed = {}) =>
  makePlan({
    profile: {
      ...{ name: 'Robin', level: 'intermediate', goal: 'general', stress: 'medium', trainingDays: 4 },
      ...{ commitments, races: '10k on 1 May 2027', goalDate: null },
    },
    today: TODAY,
    timeZone: 'Europe/London',
    facts: confirmed,
  })
const disciplines = (plan: ReturnType<typeof planOf>) =>
  new Set(plan.weeklyPlan.flatMap(({ days }) => days.map(({ discipline }) => discipline)))

test('knees that somebody wrote of are spared each landing and the plan says so; said lightly, or confirmed otherwise, one runs', () => {
  const told = planOf('Work 9-5. Bad knees.')
  expect(disciplines(told)).not.toContain('run')
  expect(told.warnings.map(({ text }) => text)).toContainEqual({ code: 'event-spared', event: '10k', parts: ['knee'] })
  expect(disciplines(planOf('Work 9-5. My knee is a bit dodgy.'))).toContain('run')
  expect(disciplines(planOf('Work 9-5. Bad knees.', { body: [] }))).toContain('run')
})
