import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { bodyTrend, isLostFast } from './body-trend.ts'

const TODAY = '2026-03-29'
const every = (days: number, of: (ago: number) => number, step = 1) =>
  Array.from({ length: Math.ceil(days / step) }, (_, at) => days - 1 - at * step).map((ago) => ({
    date: addDays(TODAY, -ago),
    value: of(ago),
  }))

test('a steady loss is told as what it is, however restless the days', () => {
  const noise = [0.6, -0.4, 0.1, -0.5, 0.3, 0.4, -0.5]
  const { weekly, weeks } = bodyTrend(
    every(56, (ago) => 80 + ago * (0.3 / 7) + (noise[ago % 7] ?? 0)),
    TODAY,
  )
  expect(weekly).toBeCloseTo(-0.3, 1)
  expect(weeks).toBe(4)
})

test('too few entries, or too near each other, say nothing', () => {
  expect(bodyTrend([], TODAY)).toEqual({ points: [], weekly: null, weeks: 0 })
  expect(
    bodyTrend(
      every(13, () => 70),
      TODAY,
    ).weekly,
  ).toBeNull()
  expect(
    bodyTrend(
      every(28, () => 70, 12),
      TODAY,
    ).weekly,
  ).toBeNull()
  expect(
    bodyTrend(
      every(14, () => 70),
      TODAY,
    ),
  ).toMatchObject({ weekly: 0, weeks: 2 })
})

test('what is long ago says nothing of now', () => {
  const old = every(28, (ago) => 70 + ago).map((one) => ({ ...one, date: addDays(one.date, -60) }))
  expect(bodyTrend(old, TODAY).weekly).toBeNull()
})

test('the smoothed line follows slowly, and the less the sooner the next entry comes', () => {
  const soon = bodyTrend(
    [
      { date: addDays(TODAY, -1), value: 70 },
      { date: TODAY, value: 72 },
    ],
    TODAY,
  )
  const late = bodyTrend(
    [
      { date: addDays(TODAY, -30), value: 70 },
      { date: TODAY, value: 72 },
    ],
    TODAY,
  )
  expect(soon.points[0]?.value).toBe(70)
  // A day moves it by 1 - e^(-1/7), a month by nearly all.
  expect(soon.points[1]?.value).toBeCloseTo(70.27, 2)
  expect(late.points[1]?.value).toBeCloseTo(71.97, 2)
})

test('more than a hundredth of the weight a week is fast, and gaining never is', () => {
  expect(isLostFast(-0.81, 80)).toBe(true)
  expect(isLostFast(-0.8, 80)).toBe(false)
  expect(isLostFast(2, 80)).toBe(false)
  expect(isLostFast(null, 80)).toBe(false)
})
