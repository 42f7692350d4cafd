import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { LIMITS } from '../limits/limits.ts'
import type { Level, PlanInput, TrainingDays } from '../model.ts'
import { makePlan } from '../plan.ts'

const runner = (races: string, level: Level, trainingDays: TrainingDays, weeklyRunKm: number): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level, goal: 'endurance', stress: 'low', commitments: '', trainingDays },
    ...{ races, goalDate: null },
  },
  today: '2026-03-02',
  timeZone: 'UTC',
  preferences: {
    start: { weeklyMin: weeklyRunKm * 7, longestMin: weeklyRunKm * 2.6, longestRunKm: weeklyRunKm * 0.42, weeklyRunKm },
  },
})

const runsOf = (input: PlanInput) =>
  makePlan(input)
    .weeklyPlan.flatMap(({ days }) => days)
    .filter(({ discipline }) => discipline === 'run')
const longestKm = (input: PlanInput) => Math.max(...runsOf(input).map(({ distanceKm }) => distanceKm ?? 0))

describe('towards an event longer than a marathon', () => {
  test.each([
    ['50 km trail run 2026-07-19', 'intermediate', 5, 45, 34],
    ['50 km trail run 2026-07-19', 'advanced', 6, 60, 36],
    ['100 km ultra 2026-08-16', 'intermediate', 5, 45, 36],
    ['100 km ultra 2026-08-16', 'advanced', 6, 70, 40],
  ] as const)(
    '%s (%s, %i days) the longest run is about as long as published ones',
    (races, level, days, km, least) => {
      const input = runner(races, level, days, km)
      expect(longestKm(input)).toBeGreaterThanOrEqual(least)
      expect(longestKm(input)).toBeLessThanOrEqual(LIMITS['ultra-km'].target[level])
      const { profile } = input
      expect(hardViolations(checkPlan(makePlan(input), profile, input.preferences?.start))).toEqual([])
    },
  )

  test('a farther one asks for no less', () => {
    for (const level of ['beginner', 'intermediate', 'advanced'] as const) {
      const near = longestKm(runner('50 km trail run 2026-08-16', level, 5, 45))
      expect(longestKm(runner('100 km trail run 2026-08-16', level, 5, 45))).toBeGreaterThanOrEqual(near)
    }
  })

  test('the longest runs are followed by a second one the next day, about half as long or more', () => {
    const { weeklyPlan } = makePlan(runner('100 km ultra 2026-08-16', 'intermediate', 5, 45))
    const days = weeklyPlan.flatMap(({ phase, days: week }) => week.map((day) => ({ ...day, phase })))
    const longs = days.filter(
      ({ longSession, discipline, durationMin }) => longSession && discipline === 'run' && durationMin > 180,
    )
    expect(longs.length).toBeGreaterThan(4)
    for (const long of longs) {
      const next = days[days.indexOf(long) + 1]
      expect(next?.durationMin).toBeGreaterThanOrEqual(0.5 * long.durationMin)
      expect(next?.hard).toBe(false)
    }
  })

  test('no run towards a marathon is longer than three hours', () => {
    for (const level of ['beginner', 'intermediate', 'advanced'] as const)
      for (const { durationMin } of runsOf(runner('marathon 2026-08-16', level, 5, 60)))
        expect(durationMin).toBeLessThanOrEqual(LIMITS['longest-min'].hard)
  })
})
