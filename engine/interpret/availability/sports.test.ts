import { describe, expect, test } from 'vitest'
import { type ConfirmedFacts, type Discipline, GOALS, type Goal } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { Plan } from '../../plan-model.ts'
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

describe('what is shunned', () => {
  test.each<[string, Discipline]>([
    ["can't stand running", 'run'],
    ['anything but running', 'run'],
    ['Running is not for me', 'run'],
    ["swimming isn't my thing", 'swim'],
    ['I never lift', 'strength'],
    ['kein Krafttraining', 'strength'],
    ['Doctor says no lifting', 'strength'],
    ['no yoga please', 'mind'],
    ['pas de yoga', 'mind'],
    ['I hate walking', 'walk'],
  ])('may be lifting, yoga or walking as well: %s', (text, sport) => {
    expect(heard(text)?.never).toEqual([sport])
  })

  test.each([
    'no weights at home',
    "I don't lift heavy weights",
    "I can't lift kids",
    'Monday: no lifting, Tuesday run',
    'Fri no yoga',
    'I hate walking the dog',
    "I can't walk there",
    'no lifting before 6',
  ])('is a kind or a place of it, or a day: %s', (text) => {
    expect(heard(text)).toBeUndefined()
  })

  test.each([
    ['no running this week', '2026-01-05', '2026-01-11'],
    ['no running this month', '2026-01-05', '2026-01-31'],
    ['no running next week', '2026-01-12', '2026-01-18'],
  ])('for a while is done without for so long: %s', (text, from, to) => {
    const { sports, dated } = readAvailability(text, '2026-01-05').facts
    expect(sports).toBeUndefined()
    expect(dated).toMatchObject([{ kind: 'without', sports: ['run'], from, to }])
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

describe('whoever names one sport alone', () => {
  const planOf = (commitments: string, goal: Goal, facts?: ConfirmedFacts) =>
    makePlan({
      profile: {
        ...{ name: 'Demo', level: 'intermediate', goal, stress: 'low', trainingDays: 4, races: '', goalDate: null },
        commitments,
      },
      today: '2026-01-05',
      timeZone: 'UTC',
      ...(facts && { facts }),
    })
  const has = ({ weeklyPlan, warnings }: Plan, sport: Discipline) =>
    weeklyPlan.every(({ days }) => days.every(({ discipline }) => discipline !== 'run')) &&
    (weeklyPlan.filter(({ days }) => days.some(({ discipline }) => discipline === sport)).length >
      weeklyPlan.length / 2 ||
      warnings.some(({ text }) => 'code' in text && text.code === 'sport-not-planned' && text.sport === sport))

  test.each<[string, Discipline]>([
    ['I only want to swim, I hate running', 'swim'],
    ['work 9-5. I only swim.', 'swim'],
    ['swimming only please', 'swim'],
    ['nothing but swimming', 'swim'],
    ['nur Schwimmen', 'swim'],
    ['je ne fais que nager', 'swim'],
    ['quiero solo nadar', 'swim'],
    ['alleen zwemmen', 'swim'],
    ['I only ride my bike', 'cycle'],
    ['Ich will nur Rad fahren', 'cycle'],
    ['just rowing', 'row'],
    ['I really only like rowing', 'row'],
    ['only walking please', 'walk'],
    ['nur wandern', 'walk'],
    ['only yoga', 'mind'],
    ['solo yoga', 'mind'],
  ])('has it in the plan, or is told why not: %s', (text, sport) => {
    for (const goal of GOALS) expect(has(planOf(text, goal), sport), goal).toBe(true)
  })

  test.each<Discipline>(['swim', 'cycle', 'row', 'walk', 'mind'])('by taps as well: %s', (sport) => {
    for (const goal of GOALS)
      expect(has(planOf('', goal, { sports: { does: [sport], never: ['run'] } }), sport), goal).toBe(true)
  })

  test.each([
    ['I only want to run, doctor says no running for 6 weeks', 'run'],
    ['Doctor says no running for 6 weeks. I only want to run.', 'run'],
    ['I only want to swim. I hate swimming', 'swim'],
    ["I only swim, but I can't swim for 6 weeks", 'swim'],
  ] as const)('is not trained in what they may not do, or shun: %s', (text, sport) => {
    const { weeklyPlan } = planOf(text, 'endurance')
    expect(weeklyPlan.slice(0, 6).some(({ days }) => days.some(({ discipline }) => discipline === sport))).toBe(false)
  })

  test.each([
    'nicht nur schwimmen',
    'pas seulement nager',
    'no solo nadar',
    'non solo nuoto',
    'não só nadar',
    'niet alleen zwemmen',
    'not only swimming',
    'my kids only swim',
    'I used to only swim',
    'I only walk my dog',
    'I am tired of only cycling',
    'I currently only walk but want to run',
    'nur Schwimmen am Dienstag mit den Kindern',
    'solo yoga class to teach on Monday 18-19',
    'kids: swimming only Tuesday 17-18',
  ])('says nothing of days, hours or others: %s', (text) => {
    expect(heard(text)?.does ?? []).toEqual([])
  })
})

test.each([
  ['I love cycling', ['cycle']],
  ['Work 9-5. I really love running and cycling', ['run', 'cycle']],
  ['ich liebe Schwimmen', ['swim']],
])('%s: is liked, and nothing else is shunned for it', (text, does) => {
  expect(readAvailability(text, '2026-01-05').facts.sports).toEqual({ does, never: [] })
})

test.each(['my kids love swimming', 'I do not love running', 'I love running with my club on Tue 7pm'])(
  '%s: is no liking of a sport',
  (text) => {
    expect(readAvailability(text, '2026-01-05').facts.sports?.does ?? []).toEqual([])
  },
)
