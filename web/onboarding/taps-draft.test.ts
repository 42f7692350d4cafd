import { expect, test } from 'vitest'
import { readPerson } from '../reading/read-person.ts'
import {
  countingTaps,
  factsOfTaps,
  isWithoutImpact,
  NO_TAPS,
  withEquipment,
  withImpact,
  withPart,
  withSport,
} from './taps-draft.ts'

test('who taps nothing says nothing', () => {
  expect(factsOfTaps(NO_TAPS)).toEqual({})
})

test('having nothing at hand and having something are not said together', () => {
  expect(withEquipment(['dumbbells', 'bench'], 'none')).toEqual(['none'])
  expect(withEquipment(['none'], 'bands')).toEqual(['bands'])
  expect(withEquipment(['bands', 'box'], 'bands')).toEqual(['box'])
})

test('a sport is liked or ruled out, and neither when tapped again', () => {
  const liked = withSport({}, 'swim', 'does')
  expect(withSport(liked, 'swim', 'never')).toEqual({ never: ['swim'] })
  expect(withSport(liked, 'swim', 'does')).toEqual({})
})

test('what hurts is spared with care, and without landing where it stands on it', () => {
  const body = withImpact(withPart(withPart([], 'knee'), 'wrist'), true)
  expect(body).toEqual([
    { part: 'knee', how: 'no-impact' },
    { part: 'wrist', how: 'careful' },
  ])
  expect(withPart(body, 'hip').at(-1)).toEqual({ part: 'hip', how: 'no-impact' })
  expect(isWithoutImpact(withImpact(body, false))).toBe(false)
  expect(factsOfTaps({ ...NO_TAPS, sports: { never: ['run'], does: ['swim', 'cycle'] }, body })).toEqual({
    sports: { does: ['cycle', 'swim'], never: ['run'] },
    body,
  })
})

test.each([
  ["I've only dumbbells at home", { equipment: ['dumbbells'] }, "I've only dumbbells at home"],
  ['Work 9-5. At home: resistance bands, a pull-up bar.', { equipment: ['bands', 'pullup-bar'] }, 'pull-up bar'],
  ['Bad left knee', { body: [{ part: 'knee', how: 'no-impact' }] }, 'Bad left knee'],
  ['Work 9-17, ich habe Rückenschmerzen', { body: [{ part: 'lower-back', how: 'careful' }] }, 'Rückenschmerzen'],
  ['I hate running. Work Mon-Fri 9-17', { sports: { does: [], never: ['run'] } }, 'I hate running'],
  ['I only swim and cycle', { sports: { does: ['cycle', 'swim'], never: ['run', 'row'] } }, 'swim and cycle'],
])('what is written of a person answers until it is tapped otherwise: %s', async (text, counting, words) => {
  const heard = await readPerson(text)
  expect(countingTaps(NO_TAPS, heard)).toMatchObject(counting)
  expect([heard.kit, heard.sports, heard.body].map((told) => told?.words ?? '').join()).toContain(words)
  const none = { equipment: [], sports: {}, body: [] }
  expect(countingTaps(none, heard)).toEqual(none)
  expect(factsOfTaps(none)).toEqual({ sports: {}, body: [] })
})
