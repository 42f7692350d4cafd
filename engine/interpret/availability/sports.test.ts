import { describe, expect, test } from 'vitest'
import { makePlan } from '../../plan.ts'
import { sure } from '../../sure.ts'
import { readAvailability } from './availability.ts'

const heard = (text: string) => readAvailability(text, '2026-01-05').facts.sports

describe('readAvailability()', () => {
  test.each([
    ['I only ride my bike, I do not run', { does: [], never: ['run'] }],
    ['Work 9-5, no running', { does: [], never: ['run'] }],
    ['I am not a runner', { does: [], never: ['run'] }],
    ['ich laufe nicht', { does: [], never: ['run'] }],
    ['Je ne cours pas', { does: [], never: ['run'] }],
    ['não corro', { does: [], never: ['run'] }],
    ["I can't swim", { does: [], never: ['swim'] }],
    ['I only cycle', { does: ['cycle'], never: ['run'] }],
  ])('hears which sports are never done, or alone, in %j', (text, facts) => {
    const sports = sure(heard(text))
    expect(sports.never).toEqual(expect.arrayContaining(facts.never))
    expect(sports.does).toEqual(text.startsWith('I only') ? ['cycle'] : facts.does)
  })

  test.each([
    'I do not run on Mondays',
    'I never run before breakfast',
    'I can only swim on Tuesdays',
    'no run more than 5k',
    'I do not run a business',
    'just run errands on Saturday',
    "I don't ride the bus",
    'only ride the train 7-8',
    'kids swimming Tuesday 17-18',
    'only bike 30 min',
  ])('hears nothing of a sport in %j', (text) => {
    expect(heard(text)).toBeUndefined()
  })
})

test('whoever says that they do not run has no run in their plan, and rides the bike they have', () => {
  for (const goal of ['endurance', 'general', 'weight-loss'] as const) {
    const { weeklyPlan } = makePlan({
      profile: {
        ...{ name: 'Demo', level: 'intermediate', goal, stress: 'low', trainingDays: 5, races: '', goalDate: null },
        commitments: 'I only ride my bike, I do not run',
      },
      today: '2026-01-05',
      timeZone: 'UTC',
      preferences: { equipment: ['bike'] },
    })
    const sports = new Set(weeklyPlan.flatMap(({ days }) => days.map(({ discipline }) => discipline)))
    expect(sports).not.toContain('run')
    expect(sports).toContain('cycle')
  }
})
