import { describe, expect, test } from 'vitest'
import { sure } from '../sure.ts'
import { placeSessions } from './search.ts'
import { input, piece } from './testing/week.ts'

const week = [
  piece({ long: true, durationMin: 120, weight: 2 }),
  piece({ hard: true, weight: 1.5 }),
  piece({ hard: true, weight: 1.5 }),
  piece({ strength: true, heavyLegs: true, lifts: 7 }),
  piece({}),
]

describe('placeSessions()', () => {
  test('keeps hard days apart and the long session where there is room', () => {
    const { days } = placeSessions(input(week))
    expect(Math.abs(sure(days[1]) - sure(days[2]))).toBeGreaterThanOrEqual(2)
    expect(days[0]).toBeGreaterThanOrEqual(5)
    expect(new Set(days).size).toBe(week.length)
  })

  test('keeps 72 hours under high stress', () => {
    const { days } = placeSessions(input(week, { hardSpacing: 3 }))
    expect(Math.abs(sure(days[1]) - sure(days[2]))).toBeGreaterThanOrEqual(3)
  })

  test('does not put heavy legs on the eve of hard or long work', () => {
    const { days } = placeSessions(input(week))
    for (const eveOf of [0, 1, 2]) expect(sure(days[eveOf]) - sure(days[3])).not.toBe(1)
  })

  test('remembers that Sunday was hard', () => {
    const { days } = placeSessions(input([piece({ hard: true })], { hardTail: 1 }))
    expect(days[0]).toBeGreaterThanOrEqual(1)
  })

  test('finds the same cost as trying every arrangement', () => {
    const { cost } = placeSessions(input(week))
    const fixed = everyArrangement(week.length).map(
      (days) => placeSessions(input(week.map((one, index) => ({ ...one, fixedDay: sure(days[index]) })))).cost,
    )
    expect(cost).toBeCloseTo(Math.min(...fixed), 6)
  })

  test('leaves the days after a race without hard work, in its week and in the next', () => {
    // The first days are the ones the person likes.
    const liked = [1, 1, 1, 1, 0, 0, 0]
    const raced = input([piece({ race: true, fixedDay: 0 }), piece({ hard: true })], { liked, quietAfterRace: 3 })
    expect(placeSessions(raced).days[1]).toBe(4)
    expect(placeSessions(input([piece({ hard: true })], { liked, noHardBefore: 3 })).days).toEqual([3])
    expect(placeSessions(input([piece({ hard: true })], { liked })).days[0]).toBeLessThan(3)
  })

  test('refuses more sessions than days', () => {
    expect(() => placeSessions(input(week, { firstDay: 4 }))).toThrow(RangeError)
  })
})

function everyArrangement(count: number): number[][] {
  let partial: number[][] = [[]]
  for (let index = 0; index < count; index++)
    partial = partial.flatMap((days) =>
      [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day)).map((day) => [...days, day]),
    )
  return partial
}
