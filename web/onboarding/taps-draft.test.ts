import { expect, test } from 'vitest'
import { factsOfTaps, NO_TAPS, withEquipment, withSport } from './taps-draft.ts'

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
  expect(withSport(liked, 'swim', 'never')).toEqual({ swim: 'never' })
  expect(withSport(liked, 'swim', 'does')).toEqual({})
})

test('what hurts is spared with care, and without landing where it stands on it', () => {
  const taps = { ...NO_TAPS, sports: { cycle: 'does', run: 'never' } as const, parts: ['knee', 'wrist'] }
  expect(factsOfTaps({ ...taps, isWithoutImpact: true })).toEqual({
    sports: { does: ['cycle'], never: ['run'] },
    body: [
      { part: 'knee', how: 'no-impact' },
      { part: 'wrist', how: 'careful' },
    ],
  })
})
