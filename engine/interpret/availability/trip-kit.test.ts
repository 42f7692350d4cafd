import { describe, expect, test } from 'vitest'
import { makePlan } from '../../plan.ts'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from '../week/commitments.ts'
import { kitNow } from '../week/kit-now.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'

const JOURNEYS = [
  ["I'm in Kerala from Dec 14th till Dec 20th. Only resistance bands there.", '2026-12-14', '2026-12-20', ['bands']],
  ['In Boston from 7 to 13 December with only bands', '2026-12-07', '2026-12-13', ['bands']],
  [
    "From the 20th to January 4th I'm in Kerala with only resistance bands",
    ...(['2026-12-20', '2027-01-04', ['bands']] as const),
  ],
  ['work trip Dec 7-13 with just dumbbells in the hotel', '2026-12-07', '2026-12-13', ['dumbbells']],
  ['Away Dec 7-13, hotel has only a treadmill', '2026-12-07', '2026-12-13', ['none']],
  ['Business trip 7-13 December, the hotel gym only has dumbbells', '2026-12-07', '2026-12-13', ['dumbbells']],
  ['Travelling 14-20 Dec, will take my resistance bands', '2026-12-14', '2026-12-20', ['bands']],
  [
    "On holiday 20 Dec to 3 Jan with only a kettlebell at my parents' place",
    '2026-12-20',
    '2027-01-03',
    ['kettlebell'],
  ],
  ['Dec 14-20: hotel with bands and a pull-up bar only', '2026-12-14', '2026-12-20', ['pullup-bar', 'bands']],
  ['Away 7-13 December. No equipment there.', '2026-12-07', '2026-12-13', ['none']],
  ["I'm away until 20 December with only resistance bands", TODAY, '2026-12-20', ['bands']],
  ["Work 9-5. I'm travelling next week with only bands", '2026-12-07', '2026-12-13', ['bands']],
  ['From the 28th to 6 January in Rome, just a kettlebell there', '2026-12-28', '2027-01-06', ['kettlebell']],
  ['Vom 14. bis 20. Dezember in Wien, nur Fitnessbänder dabei', '2026-12-14', '2026-12-20', ['bands']],
] as const

describe.each(JOURNEYS)('%s', (text, from, to, equipment) => {
  test('is of those days, with what there is then, and all of it was understood', () => {
    expect(readAvailability(text, TODAY).facts.dated).toEqual([
      { kind: 'light', from, to, equipment, label: expect.any(String) },
    ])
    expect(unreadPlaces('commitments', text, TODAY)).toEqual([])
  })

  test('is no work', () => {
    const { rest } = readAvailability(text, TODAY)
    expect(readCommitments(rest).busy.length).toBe(/9-5/.test(text) ? 1 : 0)
  })

  test('says nothing of what there is at home', () => {
    expect(kitNow(text)).toBeNull()
    expect(kitNow(`I have a barbell at home. ${text}`)?.equipment).toEqual(['barbell'])
  })
})

test.each([
  ['I have resistance bands at home. Holiday 7-13 December.', 'off', ['bands']],
  ['Holiday 7-13 December. I have dumbbells at home.', 'off', ['dumbbells']],
  ['Holiday 7-13 December, at home I have a kettlebell', 'off', ['kettlebell']],
] as const)('what is at home is not taken along: %s', (text, kind, equipment) => {
  const [dated] = readAvailability(text, TODAY).facts.dated ?? []
  expect(dated).toMatchObject({ kind })
  expect(dated).not.toHaveProperty('equipment')
  expect(kitNow(text)?.equipment).toEqual(equipment)
})

test.each(['When I travel I only have resistance bands', 'In hotels I only have a kettlebell'])(
  'what is told of journeys without dates is quoted: %s',
  (text) => {
    expect(kitNow(text)).toBeNull()
    expect(unreadPlaces('commitments', text, TODAY)).not.toEqual([])
  },
)

test('on the journey there are bands, at home the barbell of every week', () => {
  const commitments = "I'm in Kerala from Dec 14th till Dec 20th. Only resistance bands there."
  const { weeklyPlan } = makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'muscle-gain', stress: 'low', commitments, trainingDays: 4 },
      ...{ races: '', goalDate: null },
    },
    ...{ today: TODAY, timeZone: 'UTC', preferences: { equipment: ['barbell', 'bench'] } },
  })
  const lifted = (isAway: boolean) =>
    weeklyPlan
      .flatMap(({ days }) => days)
      .filter(({ date }) => (date >= '2026-12-14' && date <= '2026-12-20') === isAway)
      .flatMap(({ workout }) => workout.exercises.flatMap(({ exerciseId }) => exerciseId ?? []))
      .join()
  expect(lifted(true)).toMatch(/band/)
  expect(lifted(true)).not.toMatch(/barbell|bench-press/)
  expect(lifted(false)).toMatch(/barbell|bench-press|deadlift/)
  expect(lifted(false)).not.toMatch(/band/)
})
