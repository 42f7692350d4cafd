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
    ...{ code: 'heard-kit', equipment: ['dumbbells', 'bench'], weightsKg: [8] },
  })
  expect(unreadPlaces('commitments', text, '2026-03-02')).toEqual([])
})

test('what was tapped counts, whatever the words say', () => {
  const plan = planned('I have dumbbells and a bench at home', ['kettlebell'])
  const lifted = plan.weeklyPlan.flatMap(({ days }) => days.flatMap(({ workout }) => workout.exercises))
  expect(lifted.some(({ exerciseId }) => exerciseId === 'dumbbell-bench-press')).toBe(false)
  expect(plan.warnings.map(({ code }) => code)).not.toContain('heard-kit')
})
