import { expect, test } from 'vitest'
import { sure } from '../sure.ts'
import { racePace, speedAt, zonePace } from './pace.ts'

test('speedAt() undoes the published oxygen cost', () => {
  for (const vdot of [30, 45, 60]) {
    const speed = speedAt(vdot, 0.9)
    expect(-4.6 + 0.182258 * speed + 0.000104 * speed ** 2).toBeCloseTo(vdot * 0.9, 6)
  }
  expect(() => speedAt(0, 1)).toThrow(RangeError)
})

test('racePace() returns the race a VDOT was computed from', () => {
  // 5 km in 20:00 is 49.81, 10 km in 50:00 is 40.01, a marathon in 4:00 is 37.90.
  expect(racePace(49.81, 5)).toBe(4 * 60)
  expect(racePace(40.01, 10)).toBe(5 * 60)
  expect(racePace(37.9, 42.195)).toBe(5 * 60 + 41)
  expect(racePace(null, 10)).toBeNull()
})

test('zonePace() orders the zones and stays silent without a VDOT', () => {
  const zones = (['easy', 'marathon', 'threshold', 'interval', 'repetition'] as const).map((zone) =>
    sure(zonePace(45, zone)),
  )
  const fastEnds = zones.map(({ low }) => low)
  expect(fastEnds).toEqual(fastEnds.toSorted((one, other) => other - one))
  expect(new Set(fastEnds).size).toBe(5)
  for (const { low, high } of zones) expect(low).toBeLessThan(high)
  expect(zonePace(null, 'easy')).toBeNull()
})
