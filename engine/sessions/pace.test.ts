import { expect, test } from 'vitest'
import { paceText, racePaceText, speedAt } from './pace.ts'

test('speedAt() undoes the published oxygen cost', () => {
  for (const vdot of [30, 45, 60]) {
    const speed = speedAt(vdot, 0.9)
    expect(-4.6 + 0.182258 * speed + 0.000104 * speed ** 2).toBeCloseTo(vdot * 0.9, 6)
  }
  expect(() => speedAt(0, 1)).toThrow(RangeError)
})

test('racePaceText() returns the race a VDOT was computed from', () => {
  // 5 km in 20:00 is 49.81, 10 km in 50:00 is 40.01, a marathon in 4:00 is 37.90.
  expect(racePaceText(49.81, 5)).toBe('about 4:00 /km')
  expect(racePaceText(40.01, 10)).toBe('about 5:00 /km')
  expect(racePaceText(37.9, 42.195)).toBe('about 5:41 /km')
  expect(racePaceText(null, 10)).toBe('')
})

test('paceText() orders the zones and stays silent without a VDOT', () => {
  const fastEnd = (zone: Parameters<typeof paceText>[1]) => {
    const [minutes, seconds] = paceText(45, zone).split('-')[0]!.split(':').map(Number)
    return minutes! * 60 + seconds!
  }
  const zones = (['easy', 'marathon', 'threshold', 'interval', 'repetition'] as const).map(fastEnd)
  expect(zones).toEqual(zones.toSorted((one, other) => other - one))
  expect(new Set(zones).size).toBe(5)
  expect(paceText(null, 'easy')).toBe('')
})
