import { describe, expect, test } from 'vitest'
import { readRaces } from '../interpret/races/races.ts'
import { LEVELS, type PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'
import { eventMinutes } from './event-profile.ts'

const run = (distanceKm: number, name: string) => ({ discipline: 'run', distanceKm, name }) as const

describe('eventMinutes()', () => {
  test('gives trails and whatever is longer than a marathon more time for each kilometre', () => {
    for (const level of LEVELS) {
      const each = (km: number, name: string) => eventMinutes(run(km, name), level) / km
      expect(each(50, 'City 50')).toBeGreaterThan(each(42.2, 'City marathon'))
      expect(each(21, 'Trail half')).toBeGreaterThan(1.2 * each(21, 'City half'))
    }
    // The audit's 50 km on trails: not at 4:38 a kilometre.
    expect(eventMinutes(run(50, '50k trail ultra'), 'intermediate') / 50).toBeGreaterThan(7)
  })
})

test('a climb told in metres is no distance', () => {
  const [event, ...others] = readRaces('50k trail ultra with 2000 m climb 2026-05-24', '2026-01-05').events
  expect(others).toEqual([])
  expect(event?.distanceKm).toBe(50)
})

const input = (races: string, more: Partial<PlanInput> = {}): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', commitments: '', trainingDays: 4 },
    ...{ races, goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  ...more,
})

test('the longest ride before a century takes 60 to 70 % of its time, where there are weeks and a start for it', () => {
  const start = { weeklyMin: 300, longestMin: 120, longestRunKm: null }
  const plan = makePlan(input('century ride 2026-04-25', { preferences: { equipment: ['bike'], start } }))
  const days = plan.weeklyPlan.flatMap((week) => week.days)
  const event = sure(days.find(({ discipline }) => discipline === 'race'))
  const longest = Math.max(...days.filter(({ discipline }) => discipline === 'cycle').map((day) => day.durationMin))
  expect(longest / event.durationMin).toBeGreaterThanOrEqual(0.6)
  expect(longest / event.durationMin).toBeLessThanOrEqual(0.7)
})

test.each(['police fitness test 2026-04-01', 'judo match 2026-03-21', 'belt grading 2026-04-11'])(
  'an event that no rule knows keeps its day and is asked about: %s',
  (races) => {
    const plan = makePlan(input(races))
    expect(plan.events.map(({ date }) => date)).toEqual([races.slice(-10)])
    expect(plan.warnings.map(({ code }) => code)).toContain('event-unknown')
    const day = sure(plan.weeklyPlan.flatMap((week) => week.days).find(({ date }) => date === races.slice(-10)))
    expect(day.discipline).toBe('race')
  },
)
