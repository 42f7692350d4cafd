import { expect, test } from 'vitest'
import { dateAfter } from '../display/civil-dates.ts'
import { turnsOf, withoutTurns, withTurnsFrom } from './away-turns.ts'
import { readWords } from './read-words.ts'

const TODAY = '2026-11-30'
const awayOf = async (text: string) => (await readWords(text, TODAY)).heard.away

test.each([
  ['Every other Friday I am away', 2],
  ['One week in three I am away Thu and Fri', 3],
])('what comes in turns is asked about once, and each answer moves all of it: %s', async (text, every) => {
  const rows = await awayOf(`${text}. On holiday from 1 to 7 March 2027`)
  const asked = rows.flatMap((row) => turnsOf(rows, row) ?? [])
  expect(asked).toHaveLength(1)
  for (const turns of asked) {
    expect(turns.firsts).toHaveLength(every)
    for (const [week, first] of turns.firsts.entries()) {
      const moved = withTurnsFrom(rows, turns, first)
      expect(moved.some(({ isUnsure }) => isUnsure)).toBe(false)
      expect(moved.map(({ from }) => from)).toEqual(
        rows.map(({ from, isUnsure }) => (isUnsure ? dateAfter(from, 7 * week) : from)),
      )
      expect(moved.every(({ kept, from, to }) => kept?.from === from && kept.to === to)).toBe(true)
      expect(moved.flatMap((row) => turnsOf(moved, row) ?? [])).toEqual([])
    }
    expect(withoutTurns(rows, turns)).toEqual(rows.filter(({ isUnsure }) => !isUnsure))
  }
})

test('what is told with its week is asked about no more', async () => {
  const rows = await awayOf('Every other Friday I am away, starting next week')
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.flatMap((row) => turnsOf(rows, row) ?? [])).toEqual([])
})
