import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEEKDAYS } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import { carried, firstFree, type Held, heldOf, nudged, painted, stretched, tapped } from './drag-rules.ts'
import { DAY_MIN, STEP_MIN } from './minutes.ts'
import { piecesOf } from './pieces.ts'
import { anyWeek, rowOf, weekOf } from './testing/any-week.ts'

const weekday = fc.constantFrom(...WEEKDAYS)
const minute = fc.integer({ min: 0, max: DAY_MIN })
const piece = anyWeek
  .map((week) => Object.values(piecesOf(week)).flat())
  .filter((pieces) => pieces.length > 0)
  .chain((pieces) => fc.constantFrom(...pieces))

test('what is carried keeps its length, and lies within a day unless it is a night', () => {
  fc.assert(
    fc.property(piece, fc.integer({ min: -DAY_MIN, max: DAY_MIN }), weekday, (one, by, on) => {
      const held = heldOf(one)
      const to = carried(held, by, on)
      expect(to.length).toBe(held.origin.length)
      expect(to.from).toBeGreaterThanOrEqual(0)
      expect(to.from).toBeLessThan(DAY_MIN)
      if (one.part === 'whole') expect(to.from + to.length).toBeLessThanOrEqual(DAY_MIN)
    }),
  )
})

test('carried by less than half a step it keeps its very hours, beyond that it falls on a quarter', () => {
  fc.assert(
    fc.property(piece, fc.integer({ min: -7, max: 7 }), fc.integer({ min: 8, max: 600 }), (one, little, much) => {
      const held = heldOf(one)
      expect(carried(held, little, one.on)).toEqual(held.origin)
      const { from } = carried(held, much, one.on)
      const isAtEnd = from + held.origin.length === DAY_MIN
      expect(isAtEnd || from % STEP_MIN === 0).toBe(true)
    }),
  )
})

test("a night carried by its second half stays the fact of the day before that half's", () => {
  const [night] = piecesOf(weekOf({ busy: [rowOf(['mon'], '22:00', '06:00')] })).tue
  expect(night).toMatchObject({ part: 'morning', from: 0, to: 360 })
  expect(carried(heldOf(sure(night)), 60, 'thu')).toEqual({ day: 'wed', from: 23 * 60, length: 8 * 60 })
})

test('a stretched end leaves the other end where it is, and at least a step between them', () => {
  fc.assert(
    fc.property(piece, minute, fc.constantFrom('start' as const, 'end' as const), (one, at, how) => {
      const held = heldOf(one)
      const { origin } = held
      const to = stretched(held, how, at)
      expect(to.length).toBeGreaterThanOrEqual(Math.min(STEP_MIN, origin.length))
      expect(to.length).toBeLessThan(DAY_MIN)
      expect(to.from).toBeLessThan(DAY_MIN)
      if (how === 'start') expect(to.from + to.length).toBe(origin.from + origin.length)
      else expect(to.from).toBe(origin.from)
      if (one.kind === 'window') expect(to.from + to.length).toBeLessThanOrEqual(DAY_MIN)
    }),
  )
})

test('keys move by a quarter or a day and back again', () => {
  const [work] = piecesOf(weekOf({ busy: [rowOf(['wed'], '09:00', '17:00')] })).wed
  const held = heldOf(sure(work))
  const later = nudged(held, held.origin, 'move', { min: STEP_MIN })
  expect(later).toEqual({ day: 'wed', from: 9 * 60 + 15, length: 8 * 60 })
  expect(nudged(held, later, 'move', { days: -3 })).toMatchObject({ day: 'sun', from: later.from })
  expect(nudged(held, later, 'move', { min: -STEP_MIN })).toEqual(held.origin)
  expect(nudged(held, held.origin, 'end', { min: STEP_MIN })).toMatchObject({ from: 9 * 60, length: 8 * 60 + 15 })
  expect(nudged(held, held.origin, 'start', { min: -STEP_MIN })).toMatchObject({
    from: 8 * 60 + 45,
    length: 8 * 60 + 15,
  })
})

test('by keys an end goes past midnight, where a late shift becomes a night', () => {
  const held: Held = { kind: 'busy', part: 'whole', origin: { day: 'fri', from: 16 * 60, length: 8 * 60 } }
  expect(nudged(held, held.origin, 'end', { min: STEP_MIN })).toEqual({
    day: 'fri',
    from: 16 * 60,
    length: 8 * 60 + 15,
  })
  const window: Held = { ...held, kind: 'window' }
  expect(nudged(window, window.origin, 'end', { min: STEP_MIN })).toEqual(window.origin)
})

test('nothing is drawn or stretched over a whole day, whose beginning and end would be one hour', () => {
  const held: Held = { kind: 'window', part: 'whole', origin: { day: 'sat', from: 0, length: 60 } }
  expect(stretched(held, 'end', DAY_MIN).length).toBe(DAY_MIN - STEP_MIN)
  expect(painted('sat', 0, DAY_MIN).length).toBe(DAY_MIN - STEP_MIN)
})

test('what is painted holds what the pointer went over, in either direction, within its day', () => {
  fc.assert(
    fc.property(weekday, minute, minute, (day, one, other) => {
      const to = painted(day, one, other)
      expect(to).toEqual(painted(day, other, one))
      expect(to.length).toBeGreaterThanOrEqual(STEP_MIN)
      expect(to.from).toBeGreaterThanOrEqual(0)
      expect(to.from + to.length).toBeLessThanOrEqual(DAY_MIN)
      expect(to.length).toBeLessThan(DAY_MIN)
      expect([to.from % STEP_MIN, to.length % STEP_MIN]).toEqual([0, 0])
    }),
  )
})

test('a tap makes an hour that holds the place of the tap', () => {
  fc.assert(
    fc.property(weekday, fc.integer({ min: 0, max: DAY_MIN - 1 }), (day, at) => {
      const { from, length } = tapped(day, at)
      expect(length).toBe(60)
      expect(from <= at && at < from + length).toBe(true)
    }),
  )
})

test('the first free hour lies in no block of life, where there is such an hour', () => {
  const day = piecesOf(weekOf({ busy: [rowOf(['mon'], '06:30', '09:00'), rowOf(['mon'], '09:30', '12:00')] })).mon
  expect(firstFree('mon', day, { from: 360, to: 1320 })).toEqual({ day: 'mon', from: 720, length: 60 })
  const full = piecesOf(weekOf({ busy: [rowOf(['mon'], '00:00', '23:45')] })).mon
  expect(firstFree('mon', full, { from: 360, to: 1320 }).from).toBe(360)
})
