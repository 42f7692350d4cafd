import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { riegelSeconds } from '../load/riegel.ts'
import { sure } from '../sure.ts'
import { type RaceFacts, type RaceRange, raceRange } from './race-range.ts'
import type { RhythmWeek } from './rhythm.ts'

const MONDAY = '2026-01-05'
const HALF = { name: 'Half marathon', date: addDays(MONDAY, 7 * 16 - 1), distanceKm: 21.1 }
const TEN = { date: addDays(MONDAY, -7), distanceKm: 10, seconds: 50 * 60 }

/** Somebody who trained so much of each week that is over. */
function factsOn(day: number, kept: number, parts: Partial<RaceFacts> = {}): RaceFacts {
  const weeks = Array.from({ length: Math.floor(day / 7) }, (_, at): RhythmWeek => {
    const startDate = addDays(MONDAY, 7 * at)
    const trained = Math.round(kept * 10)
    return { startDate, minutes: 30 * trained, planned: 10, trained, minimum: 5, state: 'kept' }
  })
  const record = { today: addDays(MONDAY, day), activities: [], sessions: [] }
  return { race: HALF, level: 'intermediate', results: [TEN], record, weeks, responseBy: () => null, ...parts }
}

const width = ({ from, to }: Pick<RaceRange, 'from' | 'to'>) => to - from

describe('the likely range of a race', () => {
  test('narrows week by week for whoever trains, and holds what is likely', () => {
    const { points } = sure(raceRange(factsOn(7 * 15, 1)))
    expect(points).toHaveLength(16)
    for (const [at, point] of points.entries()) {
      expect(point.from).toBeLessThan(point.likely)
      expect(point.likely).toBeLessThan(point.to)
      if (at > 0) expect(width(point)).toBeLessThanOrEqual(width(sure(points[at - 1])))
    }
    expect(width(sure(points.at(-1)))).toBeLessThan(0.75 * width(sure(points[0])))
  })

  test('keeps nothing of what was gained for whoever has stopped, and all of it after a week or two', () => {
    const stopped = (weeksOff: number) => {
      const facts = factsOn(7 * 14, 1)
      const weeks = facts.weeks.map((week, at) => (at >= 14 - weeksOff ? { ...week, trained: 0 } : week))
      return sure(raceRange({ ...facts, weeks })).likely
    }
    expect(stopped(4)).toBe(sure(raceRange(factsOn(7 * 14, 0))).likely)
    expect(stopped(2)).toBeLessThan(stopped(4))
    expect(stopped(0)).toBeLessThan(stopped(2))
  })

  test('is never slower for a faster result, or for more that was kept', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 10 }),
        fc.constantFrom(3, 5, 10, 15, 21.1),
        fc.integer({ min: 230, max: 420 }),
        fc.constantFrom(5, 10, 21.1, 42.195),
        (day, one, other, resultKm, pace, raceKm) => {
          const race = { ...HALF, distanceKm: raceKm }
          const result = { ...TEN, distanceKm: resultKm, seconds: pace * resultKm }
          const of = (kept: number, faster: number) =>
            sure(
              raceRange(factsOn(day, kept / 10, { race, results: [{ ...result, seconds: result.seconds - faster }] })),
            )
          const [less, more] = [of(Math.min(one, other), 0), of(Math.max(one, other), 0)]
          expect(more.to).toBeLessThanOrEqual(less.to)
          expect(more.likely).toBeLessThanOrEqual(less.likely)
          // Paces are whole seconds a kilometre.
          expect(of(one, 30).likely).toBeLessThanOrEqual(of(one, 0).likely)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('of a marathon by a shorter race holds the ten minutes that half of runners need beyond the formula', () => {
    const race = { ...HALF, distanceKm: 42.195 }
    const known = { ...TEN, distanceKm: 21.1, seconds: 110 * 60, date: addDays(MONDAY, 90) }
    const range = sure(raceRange(factsOn(95, 1, { race, results: [known] })))
    const formula = riegelSeconds(known, race.distanceKm)
    expect(range.from).toBeLessThan(formula)
    expect(range.to).toBeGreaterThan(formula + 15 * 60)
  })

  test('of a marathon is slower for whoever hardly trains, and says nothing of that while nobody knows', () => {
    const race = { ...HALF, distanceKm: 42.195 }
    const likely = (minutes: number, weeks = 10) => {
      const facts = factsOn(7 * weeks, 0, { race })
      return sure(raceRange({ ...facts, weeks: facts.weeks.map((week) => ({ ...week, minutes })) })).likely
    }
    expect(likely(20)).toBeGreaterThan(1.05 * likely(240))
    expect(likely(90)).toBeLessThan(likely(20))
    expect(likely(240)).toBe(likely(300))
    expect(likely(20, 3)).toBe(likely(240, 3))
  })

  test('narrows by a result of now, and says that it would', () => {
    const old = factsOn(84, 1, { results: [{ ...TEN, distanceKm: 3, seconds: 810, date: addDays(MONDAY, -90) }] })
    const before = sure(raceRange(old))
    expect(before.mover).toMatchObject({ code: 'result', distanceKm: 5 })
    const trial = { date: addDays(MONDAY, 82), distanceKm: 5, seconds: 1_440 }
    expect(width(sure(raceRange({ ...old, results: [...old.results, trial] })))).toBeLessThan(width(before))
    expect(sure(raceRange(factsOn(7, 1))).mover).toMatchObject({ code: 'training' })
    expect(sure(raceRange(factsOn(7 * 15 + 3, 1))).mover).toBeNull()
  })

  test('follows from easy runs where nothing was raced, wider than from a result', () => {
    const days = [1, 3, 5, 8, 10]
    const record = {
      today: addDays(MONDAY, 14),
      sessions: days.map((day) => ({ date: addDays(MONDAY, day), done: true, minutes: 33, rpe: 3 })),
      activities: days.map((day) => ({
        ...{ date: addDays(MONDAY, day), discipline: 'run' as const, durationSec: 1_980, distanceM: 5_000 },
        ...{ avgHr: null, matched: true },
      })),
    }
    const range = sure(raceRange({ ...factsOn(14, 1), results: [], record }))
    expect(range.by).toEqual({ code: 'easy-runs', secPerKm: 396 })
    expect(width(range) / range.likely).toBeGreaterThan(
      width(sure(raceRange(factsOn(14, 1)))) / sure(raceRange(factsOn(14, 1))).likely,
    )
    // Whoever runs easily at 6:36 a kilometre races a half marathon in about two hours.
    expect(range.likely / 60).toBeGreaterThan(105)
    expect(range.likely / 60).toBeLessThan(135)
  })

  test('is none where nothing says how fast somebody is, and of no race that is over', () => {
    expect(raceRange(factsOn(14, 1, { results: [] }))).toBeNull()
    expect(raceRange(factsOn(14, 1, { race: { ...HALF, date: addDays(MONDAY, 13) } }))).toBeNull()
    expect(raceRange(factsOn(14, 1, { race: { ...HALF, distanceKm: 100 } }))).toBeNull()
    expect(raceRange(factsOn(14, 1, { results: [{ ...TEN, date: addDays(MONDAY, -400) }] }))).toBeNull()
  })

  test('counts with what training took off the own pace, by as much as is known of it, and by twice the usual at most', () => {
    const likely = (fasterAWeek: number | null, runs = 20) =>
      sure(
        raceRange(
          factsOn(7 * 14, 1, { responseBy: () => (fasterAWeek === null ? null : { weeks: 12, runs, fasterAWeek }) }),
        ),
      ).likely
    expect(likely(0.001)).toBeGreaterThan(likely(null))
    expect(likely(0.005)).toBeLessThan(likely(null))
    expect(likely(0.005, 60)).toBeLessThan(likely(0.005, 12))
    expect(likely(0.05)).toBe(likely(0.006))
  })
})
