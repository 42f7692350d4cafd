import { expect, test } from 'vitest'
import { restatedStart } from './restated-start.ts'

const said = { weeklyMin: 240, longestMin: 60, longestRunKm: 8 }

test('a start that is said anew keeps what is known of lifting, which no field asks for', () => {
  expect(restatedStart(undefined, said, { ...said, weeklyMin: 100, liftMin: 120 })).toEqual({ ...said, liftMin: 120 })
  expect(restatedStart({ ...said, weeklyMin: 200 }, said, null)).toEqual(said)
})

test('nothing begins anew where the same is said, or nothing', () => {
  expect(restatedStart(said, { ...said }, { ...said, liftMin: 120 })).toBeUndefined()
  expect(restatedStart(said, undefined, said)).toBeUndefined()
})
