import { expect, test } from 'vitest'
import { askedStart } from './asked-start.ts'
import { addDays, dayNumber } from './civil-date.ts'

const ANCHOR = '2026-09-07'
const own = { weeklyMin: 240, longestMin: 60, longestRunKm: 10 }

/** Sessions every other day, from so many days before the block until so many before it. */
const done = (from: number, to: number, minutes?: number) =>
  Array.from({ length: Math.floor((from - to) / 2) + 1 }, (_, index) => ({
    ...{ date: addDays(ANCHOR, -from + index * 2), completed: true },
    ...(minutes === undefined ? {} : { minutes }),
  }))
const start = (history: ReturnType<typeof done>) =>
  askedStart({ level: 'advanced', own, anchor: dayNumber(ANCHOR), history, days: 4, lately: undefined })

test('another block that somebody asks for begins from what they did, not from what they said once', () => {
  expect(start(done(40, 2, 10)).weeklyMin).toBeLessThan(45)
  expect(start(done(40, 2, 100)).weeklyMin).toBeGreaterThan(320)
  expect(start(done(40, 2)).weeklyMin).toBeGreaterThan(180)
})

test('after a long break it begins low, and of who never tells as they said', () => {
  expect(start(done(120, 60, 60)).weeklyMin).toBeLessThan(own.weeklyMin)
  expect(start(done(120, 60, 60)).longestRunKm).toBe(5)
  expect(start([])).toEqual(own)
})
