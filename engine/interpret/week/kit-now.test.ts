import { describe, expect, test } from 'vitest'
import { makePlan } from '../../plan.ts'
import { unreadPlaces } from '../unread-parts.ts'
import { kitNow } from './kit-now.ts'

describe('kitNow()', () => {
  test.each([
    ['Work 9-5. I have two 8 kg dumbbells and a bench at home', ['dumbbells', 'bench'], { dumbbells: [8] }],
    ["we've got a pull-up bar and resistance bands", ['bands', 'pullup-bar'], {}],
    ['kit: 16kg kettlebell', ['kettlebell'], { kettlebells: [16] }],
    ['I own a barbell, a squat rack and 20 lb dumbbells', ['dumbbells', 'barbell'], { dumbbells: [9.1] }],
    ['gym membership, usually after work', ['barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar'], {}],
    ['Ich habe Kurzhanteln und eine Klimmzugstange', ['dumbbells', 'pullup-bar'], {}],
    ["J'ai des haltères", ['dumbbells'], {}],
    ['tengo mancuernas en casa', ['dumbbells'], {}],
    ["I've only a barbell and bands at home.", ['barbell', 'bands'], {}],
    ['barbells and resistance bands', ['barbell', 'bands'], {}],
    ['bands, barbell', ['barbell', 'bands'], {}],
    ['I have a barbell, bands and a bench', ['barbell', 'bench', 'bands'], {}],
    ['I only have bands', ['bands'], {}],
    ['just a kettlebell', ['kettlebell'], {}],
    ['nur eine Kettlebell', ['kettlebell'], {}],
    ['No gym, never again - I do have a set of resistance bands & an old spin bike', ['bands', 'bike'], {}],
    ['I have no gym - never had - but a barbell', ['barbell'], {}],
    ['My band and I have a barbell', ['barbell'], {}],
  ] as const)('%s', (text, equipment, weights) => {
    expect(kitNow(text)).toMatchObject({ equipment, weights })
  })

  test.each([
    'band practice Tue 7-9pm',
    'I have no dumbbells',
    'thinking of it: I want to buy a kettlebell',
    'My husband has a barbell in the garage',
    'I used to have a rowing machine',
    'park bench lunch 12-1',
    'No barbell at home - or bands.',
    'no dumbbells and bands',
    'we only have bands on Fridays',
    'I play in two bands, work 9-5',
    'Gym Mon 6-7pm',
  ])('says nothing: %s', (text) => {
    expect(kitNow(text)).toBe(null)
  })
})

const planned = (commitments: string, equipment?: readonly 'kettlebell'[]) =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'beginner', goal: 'muscle-gain', stress: 'low', commitments, trainingDays: 3 },
      ...{ races: '', goalDate: null },
    },
    ...{ today: '2026-03-02', timeZone: 'UTC', ...(equipment && { preferences: { equipment } }) },
  })

test('what somebody wrote that they have is trained with and said, in weights that they have, and none of it is quoted as unused', () => {
  const text = 'Work 9-5. I have two 8 kg dumbbells and a bench at home'
  const plan = planned(text)
  const lifted = plan.weeklyPlan.flatMap(({ days }) => days.flatMap(({ workout }) => workout.exercises))
  expect(lifted.some(({ exerciseId }) => exerciseId === 'dumbbell-bench-press')).toBe(true)
  expect(plan.warnings.map(({ text }) => text)).toContainEqual({
    ...{ code: 'heard-kit', equipment: ['dumbbells', 'bench'], idle: [], weightsKg: [8] },
  })
  expect(unreadPlaces('commitments', text, '2026-03-02')).toEqual([])
})

test('what was tapped counts, whatever the words say', () => {
  const plan = planned('I have dumbbells and a bench at home', ['kettlebell'])
  const lifted = plan.weeklyPlan.flatMap(({ days }) => days.flatMap(({ workout }) => workout.exercises))
  expect(lifted.some(({ exerciseId }) => exerciseId === 'dumbbell-bench-press')).toBe(false)
  expect(plan.warnings.map(({ code }) => code)).not.toContain('heard-kit')
})
