import { describe, expect, test } from 'vitest'
import { makePlan } from '../../plan.ts'
import { countsNow } from './counts-now.ts'

const heard = (text: string) => countsNow(text).map(({ sport, times }) => `${sport} ${times}`)

test.each([
  ['Strength twice a week would do me', ['strength 2']],
  ['I lift 3x a week, keep that', ['strength 3']],
  ['1 gym session a week pls', ['strength 1']],
  ['Want two proper strength sessions that fit round it', ['strength 2']],
  ['I want to swim twice a week and lift once a week', ['strength 1', 'swim 2']],
  ['Would like yoga 2x a week', ['yoga 2']],
  ['The physio wants me doing weights twice a week', ['strength 2']],
  ['Ich möchte zweimal pro Woche krafttraining', ['strength 2']],
])('how often somebody asks for a sport is heard: %s', (text, counts) => {
  expect(heard(text).toSorted()).toEqual(counts.toSorted())
})

test.each([
  'I run 4 times a week',
  'I used to lift 3 times a week and want to get back',
  'My son swims twice a week, I would love to read then',
  'I teach two yoga classes a week and need rest',
  'I train people in the gym 5 days a week, just so you know',
])('what only tells of how things are, or of others, asks for nothing: %s', (text) => expect(heard(text)).toEqual([]))

describe('a plan', () => {
  const weeksOf = (commitments: string, goal: 'general' | 'endurance' | 'muscle-gain', trainingDays: 3 | 4 | 5) =>
    makePlan({
      profile: {
        ...{ name: 'A', level: 'intermediate', stress: 'medium', races: '', goalDate: null },
        ...{ goal, trainingDays, commitments },
      },
      today: '2026-11-30',
      timeZone: 'Europe/London',
    }).weeklyPlan.filter(({ deload, phase }) => !deload && phase !== 'recovery')
  const lifts = ({ days }: ReturnType<typeof weeksOf>[number]) =>
    days.filter(({ discipline }) => discipline === 'strength').length

  test.each([
    ['endurance', 4, 2],
    ['muscle-gain', 4, 3],
    ['general', 5, 1],
  ] as const)(
    'towards %s on %i days holds %i sessions of strength where so many are asked for',
    (goal, days, times) => {
      for (const week of weeksOf(`Work 9-5. I'd like strength ${times} times a week`, goal, days))
        expect(lifts(week), week.startDate).toBe(times)
    },
  )

  test('keeps its long session, however often something else is asked for', () => {
    for (const week of weeksOf("Work 9-5. I'd like to lift 4 times a week", 'endurance', 4))
      expect(
        week.days.some(({ longSession }) => longSession),
        week.startDate,
      ).toBe(true)
  })
})
