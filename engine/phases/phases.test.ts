import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCivilDate } from '../civil-date.ts'
import { LIMITS } from '../limits/limits.ts'
import { GOALS, LEVELS } from '../model.ts'
import { sure } from '../sure.ts'
import { deloadsOfBlock, deloadWeeks, LOADED_WEEKS_MAX } from './deload-weeks.ts'
import type { DatedEvent } from './events.ts'
import { macrocycle, type WeekFrame } from './macrocycle.ts'
import { phaseLengths, taperWeeksFor } from './phase-lengths.ts'

describe('phases', () => {
  test('phaseLengths() fills every number of weeks exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 53 }), fc.integer({ min: 0, max: 3 }), (weeks, taperWeeks) => {
        const { base, build, peak, taper } = phaseLengths(weeks, taperWeeks)
        expect(base + build + peak + taper).toBe(weeks)
        expect(Math.min(base, build, peak, taper)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('phaseLengths() of a usual marathon plan lies in the bands', () => {
    const { base, build, peak, taper } = phaseLengths(20, 3)
    expect(base / 20).toBeGreaterThanOrEqual(0.3)
    expect(base / 20).toBeLessThanOrEqual(0.4)
    expect(build / 20).toBeGreaterThanOrEqual(0.35)
    expect(build / 20).toBeLessThanOrEqual(0.45)
    expect(peak / 20).toBeGreaterThanOrEqual(0.1)
    expect(peak / 20).toBeLessThanOrEqual(0.15)
    expect(taper).toBe(3)
  })

  test('taperWeeksFor() begins a Sunday marathon taper about twenty days out and a 10K one six days out', () => {
    expect(taperWeeksFor(6, [14, 21])).toBe(3)
    expect(taperWeeksFor(6, [4, 7])).toBe(1)
  })

  test('macrocycle() leads to the last event of all as well, and freshens up for it', () => {
    const anchor = sure(parseCivilDate('2026-01-05'))
    const event = (name: string, distanceKm: number, date: string, priority: 'A' | 'B'): DatedEvent => ({
      ...{ name, discipline: 'run', distanceKm, date, priority },
      dayNumber: sure(parseCivilDate(date)),
    })
    const events = [event('Marathon', 42.2, '2026-05-03', 'A'), event('10K', 10, '2026-07-05', 'B')]
    const frames = macrocycle({ anchor, events, goalDay: null, goal: 'endurance', level: 'intermediate' })
    const last = frames.find(({ races }) => races.some(({ name }) => name === '10K'))
    expect(last).toMatchObject({ phase: 'taper', target: { name: '10K' } })
    expect(frames.filter(({ target }) => target?.name === '10K').map(({ phase }) => phase)).toContain('build')
  })

  test('deloadWeeks() never leaves more loaded weeks in a row than the limit, and never unloads the last one', () => {
    for (const level of LEVELS)
      for (let weeks = 1; weeks <= 50; weeks++) {
        const deloads = deloadWeeks(weeks, { level })
        let row = 0
        for (let week = 0; week < weeks; week++) {
          row = deloads.includes(week) ? 0 : row + 1
          expect(row).toBeLessThanOrEqual(LOADED_WEEKS_MAX)
        }
        expect(deloads).not.toContain(weeks - 1)
        expect(deloads).not.toContain(0)
      }
  })

  test('easier weeks of a block without an event come evenly, the last one too: each fourth week of beginners and from sixty on, each sixth of others', () => {
    const monday = sure(parseCivilDate('2026-01-05'))
    for (const level of LEVELS)
      for (const older of [false, true])
        for (const late of [0, 2, 6]) {
          const frames = macrocycle({ anchor: monday + late, events: [], goalDay: null, goal: 'general', level, older })
          const easier = frames.flatMap(({ deload, index }) => (deload ? [index + 1] : []))
          expect(easier).toEqual(level === 'beginner' || older ? [4, 8, 12] : [6, 12])
        }
  })

  test('deloadsOfBlock() ends no block of eight weeks or more on an easier one after fewer than three others', () => {
    for (const level of LEVELS)
      for (let weeks = 8; weeks <= 53; weeks++) {
        const deloads = deloadsOfBlock(weeks, { level })
        expect(deloads.at(-1)).toBe(weeks - 1)
        const loaded = deloads.map((week, at) => week - (deloads[at - 1] ?? -1) - 1)
        expect(Math.min(...loaded), `${weeks} weeks`).toBeGreaterThanOrEqual(3)
        expect(Math.max(...loaded), `${weeks} weeks`).toBeLessThanOrEqual(5)
      }
  })

  test('macrocycle() leaves the loaded weeks at the end of any block room for those that begin the next', () => {
    const monday = sure(parseCivilDate('2026-01-05'))
    const isLoaded = ({ deload, phase }: WeekFrame) => !deload && phase !== 'taper' && phase !== 'recovery'
    for (const level of LEVELS)
      for (const goal of GOALS)
        for (const late of [0, 1, 3, 6]) {
          const frames = (goalDay: number | null) =>
            macrocycle({ anchor: monday + late, events: [], goalDay, goal, level })
          const next = macrocycle({ anchor: monday, events: [], goalDay: null, goal, level })
          const first = next.findIndex((frame) => !isLoaded(frame))
          for (const goalDay of [null, ...Array.from({ length: 52 }, (_, week) => monday + 6 + 7 * week)]) {
            const weeks = frames(goalDay)
            const last = weeks.length - 1 - weeks.findLastIndex((frame) => !isLoaded(frame))
            expect(last + first, `${goal} ${level}, ${weeks.length} weeks`).toBeLessThanOrEqual(
              LIMITS['loaded-in-row'].hard,
            )
          }
        }
  })
})
