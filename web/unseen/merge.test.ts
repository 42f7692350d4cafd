import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame, mergeForTheirs, mergeOf } from './merge.ts'

type Value = Record<string, unknown>

const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b'), fc.array(fc.integer({ max: 2 })))
const value = fc.dictionary(
  fc.constantFrom('wake', 'bed', 'start', 'display'),
  fc.oneof(leaf, fc.dictionary(fc.constantFrom('x', 'y'), leaf)),
)

test('what only one side changed is taken from that side, whole', () => {
  fc.assert(
    fc.property(value, value, (seen: Value, changed: Value) => {
      for (const [mine, now] of [[changed, seen] as const, [seen, changed] as const]) {
        const { value: merged, both } = mergeOf(seen, mine, now)
        expect(both).toEqual([])
        expect(isSame(merged, changed)).toBe(true)
      }
    }),
  )
})

test('nothing that somebody changed elsewhere goes unless its part is named', () => {
  fc.assert(
    fc.property(value, value, value, (seen: Value, mine: Value, now: Value) => {
      const { value: merged, both } = mergeOf(seen, mine, now)
      for (const key of Object.keys(now))
        if (!isSame(now[key], seen[key]) && isSame(mine[key], seen[key]))
          expect(isSame(merged[key], now[key])).toBe(true)
      const theirs = mergeForTheirs(seen, mine, now)
      for (const key of both) expect(isSame(theirs[key], now[key])).toBe(true)
    }),
  )
})

test.each([
  [
    'two parts of one thing',
    { d: { km: 1, kg: 1 } },
    { d: { km: 2, kg: 1 } },
    { d: { km: 1, kg: 2 } },
    { d: { km: 2, kg: 2 } },
    [],
  ],
  ['one thing twice', { wake: 1 }, { wake: 2 }, { wake: 3 }, { wake: 2 }, ['wake']],
  [
    'lists are one thing',
    { limits: ['a'] },
    { limits: ['a', 'b'] },
    { limits: ['c'] },
    { limits: ['a', 'b'] },
    ['limits'],
  ],
  [
    'a rota, whose date counts by its length',
    { rota: { from: '2026-11-20', days: [[], []] } },
    { rota: { from: '2026-11-21', days: [[], []] } },
    { rota: { from: '2026-11-20', days: [[], [], []] } },
    { rota: { from: '2026-11-21', days: [[], []] } },
    ['rota'],
  ],
  [
    'a race, whose time is of its distance',
    { recentRace: { distanceKm: 10, seconds: 2700 } },
    { recentRace: { distanceKm: 10, seconds: 2600 } },
    { recentRace: { distanceKm: 21.1, seconds: 2700 } },
    { recentRace: { distanceKm: 10, seconds: 2600 } },
    ['recentRace'],
  ],
  ['what was taken away here and changed there', { bed: 1 }, {}, { bed: 2 }, {}, ['bed']],
  ['what was taken away there and left here', { bed: 1, wake: 1 }, { bed: 1, wake: 2 }, { wake: 1 }, { wake: 2 }, []],
])('%s', (_, seen: Value, mine: Value, now: Value, merged: Value, both: string[]) => {
  expect(mergeOf(seen, mine, now)).toEqual({ value: merged, both })
})
