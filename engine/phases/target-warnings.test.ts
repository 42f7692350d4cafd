import { describe, expect, test } from 'vitest'
import { agedVdot } from '../load/vdot.ts'
import type { DatedEvent } from './events.ts'
import { predictedRange, targetWarnings } from './target-warnings.ts'

const half = { distanceKm: 21.0975, seconds: 6300 }
const marathon = (targetSeconds: number): DatedEvent => ({
  name: 'Marathon',
  discipline: 'run',
  distanceKm: 42.195,
  date: '2026-05-24',
  priority: 'A',
  dayNumber: 0,
  targetSeconds,
})

describe('predictedRange()', () => {
  test('turns a half of 1:45 into a marathon of 3:38:55 at best (Riegel 1981)', () => {
    expect(Math.round(predictedRange(half, 42.195)[0])).toBe(3 * 3600 + 38 * 60 + 55)
  })

  test('goes up to the exponent 1.15 for a marathon from a short race (Vickers & Vertosick 2016)', () => {
    const [quick, careful] = predictedRange({ distanceKm: 10, seconds: 3000 }, 42.195)
    expect(careful / quick).toBeCloseTo(4.2195 ** 0.09, 6)
  })
})

describe('targetWarnings()', () => {
  test('speaks up when the hoped-for time is well beyond the result, and only then', () => {
    expect(targetWarnings([marathon(3 * 3600)], half).map(({ code }) => code)).toEqual(['target-ambitious'])
    expect(targetWarnings([marathon(3.75 * 3600)], half)).toEqual([])
    expect(targetWarnings([marathon(3 * 3600)], undefined)).toEqual([])
  })
})

describe('agedVdot()', () => {
  test('rates published results (Daniels & Gilbert)', () => {
    expect(agedVdot({ distanceKm: 5, seconds: 1200 }, 0)).toBeCloseTo(49.81, 1)
    expect(agedVdot({ distanceKm: 10, seconds: 3000 }, 90)).toBeCloseTo(40.01, 1)
    expect(agedVdot({ distanceKm: 42.195, seconds: 14_400 }, 30)).toBeCloseTo(37.9, 1)
  })

  test('trusts old results less, and none older than a year', () => {
    const at = (days: number) => agedVdot({ distanceKm: 10, seconds: 3000 }, days) ?? 0
    expect(at(180)).toBeLessThan(at(90))
    expect(at(364)).toBeGreaterThanOrEqual(at(0) * 0.9)
    expect(agedVdot({ distanceKm: 10, seconds: 3000 }, 400)).toBeNull()
  })

  test('sets nothing by what nobody can run', () => {
    expect(agedVdot({ distanceKm: 10, seconds: 600 }, 0)).toBeNull()
    expect(agedVdot({ distanceKm: 0.1, seconds: 20 }, 0)).toBeNull()
  })
})
