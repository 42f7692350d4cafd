import { describe, expect, test } from 'vitest'
import { sure } from '../sure.ts'
import { acuteChronicCap, acuteChronicRatio } from './acute-chronic.ts'
import { nextLongestRunKm, weeksToLongestRun } from './long-run-progression.ts'
import { monotony } from './monotony.ts'
import { riegelSeconds } from './riegel.ts'
import { sessionLoad } from './session-load.ts'
import { strain } from './strain.ts'
import { taperVolume } from './taper-volume.ts'
import { trainingCurve } from './training-curve.ts'
import { vdotOf } from './vdot.ts'
import { weeklyRiseLimit } from './weekly-rise.ts'

describe('published values', () => {
  test('riegelSeconds() turns a half of 1:45 into a marathon of 3:38:55 (Riegel 1981, exponent 1.06)', () => {
    expect(Math.round(riegelSeconds({ distanceKm: 21.0975, seconds: 6300 }, 42.195))).toBe(3 * 3600 + 38 * 60 + 55)
  })

  test('riegelSeconds() with the careful exponent 1.15 gives about 3:53 (Vickers & Vertosick 2016)', () => {
    const minutes = riegelSeconds({ distanceKm: 21.0975, seconds: 6300 }, 42.195, 1.15) / 60
    expect(Math.round(minutes)).toBe(233)
  })

  test.each([
    [5, 20 * 60, 49.81],
    [10, 50 * 60, 40.01],
    [42.195, 4 * 3600, 37.9],
  ])('vdotOf() rates %d km in %d s at %d (Daniels & Gilbert)', (km, seconds, vdot) => {
    expect(vdotOf(km, seconds)).toBeCloseTo(vdot, 1)
  })

  test('trainingCurve() reaches 63.2 % after one time constant (1 - 1/e)', () => {
    expect(trainingCurve(new Array(42).fill(100), 42).at(-1)).toBeCloseTo(63.2, 1)
    expect(trainingCurve(new Array(7).fill(100), 7).at(-1)).toBeCloseTo(63.2, 1)
  })

  test('taperVolume() falls daily and ends inside the 41-60 % cut (Bosquet 2007)', () => {
    const kept = Array.from({ length: 15 }, (_, days) => taperVolume(days))
    expect(kept).toEqual(kept.toSorted((a, b) => a - b))
    expect(1 - sure(kept[0])).toBeGreaterThanOrEqual(0.41)
    expect(1 - sure(kept[0])).toBeLessThanOrEqual(0.6)
  })

  test('sessionLoad() is effort times minutes (Foster 1998)', () => {
    expect(sessionLoad(5, 40)).toBe(200)
  })
})

describe('shape of a week', () => {
  test('monotony() is unbounded when every day is the same and 0 for an empty week', () => {
    expect(monotony([50, 50, 50, 50, 50, 50, 50])).toBe(Number.POSITIVE_INFINITY)
    expect(monotony([0, 0, 0, 0, 0, 0, 0])).toBe(0)
  })

  test('strain() is load times monotony', () => {
    const days = [100, 0, 100, 0, 100, 0, 0]
    expect(strain(days)).toBeCloseTo(300 * monotony(days))
  })

  test('acuteChronicCap() is the load that just meets the ratio', () => {
    const cap = acuteChronicCap([100, 110, 120])
    expect(acuteChronicRatio([100, 110, 120, cap])).toBeCloseTo(1.3)
  })

  test('weeklyRiseLimit() lets small weeks grow by 20 minutes', () => {
    expect(weeklyRiseLimit([60])).toBe(80)
    expect(weeklyRiseLimit([300, 250])).toBeCloseTo(330)
  })
})

describe('long runs', () => {
  test('nextLongestRunKm() adds a tenth, or a kilometre, and never reaches 30 %', () => {
    expect(nextLongestRunKm(20)).toBeCloseTo(22)
    expect(nextLongestRunKm(8)).toBeCloseTo(9)
    for (let km = 0.5; km < 40; km += 0.5) expect(nextLongestRunKm(km) / km).toBeLessThan(1.3)
  })

  // Simulated weeks with every fourth a deload, taper included: 10 km to a half's 16 km in 7, 15 km to 26 km in 10.
  test.each([
    [10, 16, 1, 7],
    [5, 16, 1, 14],
    [15, 26, 3, 10],
    [10, 26, 3, 17],
  ])(
    'weeksToLongestRun() from %d to %d km with %d weeks of taper is near %d weeks',
    (fromKm, toKm, taperWeeks, weeks) => {
      expect(Math.abs(weeksToLongestRun({ fromKm, toKm, taperWeeks }) - weeks)).toBeLessThanOrEqual(2)
    },
  )

  test('preconditions are refused in words', () => {
    expect(() => nextLongestRunKm(0)).toThrow(RangeError)
    expect(() => taperVolume(30)).toThrow(RangeError)
    expect(() => vdotOf(0, 10)).toThrow(RangeError)
    expect(() => sessionLoad(11, 10)).toThrow(RangeError)
  })
})
