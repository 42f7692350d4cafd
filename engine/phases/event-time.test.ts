import { describe, expect, test } from 'vitest'
import { readRaces } from '../interpret/races/races.ts'
import { LEVELS, type PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'
import { eventMinutes } from './event-time.ts'

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
  expect(event?.climbM).toBe(2000)
})

test.each([
  ['50 km trail race with 2,000 m of climbing 2026-07-18', [2000]],
  ['40 km hike 1500m D+ 2026-06-20, 10k 2026-05-01', [1500, undefined]],
  ['10k 2026-05-01, gran fondo 120 km with 6,500 ft of climbing 2026-06-01', [undefined, 1981]],
  ['Radmarathon 238 km 5500 Höhenmeter 2026-08-30', [5500]],
  ['trail 30 km, 1800 m de dénivelé, 2026-06-06', [1800]],
  ['1500 m race 2026-06-06', [undefined]],
])('reads what an event climbs: %s', (text, climbs) => {
  expect(readRaces(text, '2026-01-05').events.map(({ climbM }) => climbM)).toEqual(climbs)
})

test('each metre of climb takes time, on foot as about eight on the flat', () => {
  for (const discipline of ['run', 'hike', 'cycle'] as const)
    for (const level of LEVELS)
      for (const distanceKm of [20, 40]) {
        const minutes = (climbM: number) =>
          eventMinutes({ discipline, distanceKm, climbM, name: 'Mountain day' }, level)
        expect(minutes(500), `${discipline} ${distanceKm}`).toBeLessThan(minutes(1500))
        if (distanceKm === 20 && discipline !== 'cycle')
          expect((minutes(1000) - minutes(0)) / minutes(0)).toBeCloseTo(8 / 20, 1)
      }
  // An hour for 600 m beside a brisk walk's own time, as hikers count.
  const hike = (climbM: number) => eventMinutes({ discipline: 'hike', distanceKm: 20, climbM }, 'intermediate')
  expect(hike(600) - hike(0)).toBeGreaterThan(50)
  expect(hike(600) - hike(0)).toBeLessThan(75)
})

test('a time hoped for on the bike is planned for, unless it cannot be meant', () => {
  const ride = (hours: number) =>
    eventMinutes({ discipline: 'cycle', distanceKm: 160, targetSeconds: hours * 3600 }, 'intermediate')
  expect(ride(6)).toBe(360)
  expect(ride(1)).toBe(400)
})

describe('towards 50 km on trails', () => {
  const start = { weeklyMin: 300, longestMin: 110, longestRunKm: 18 }
  const races = '50 km trail race with 2000 m of climbing 2026-06-20'
  const runner = input(races, { preferences: { start } })
  const plan = makePlan({ ...runner, profile: { ...runner.profile, trainingDays: 5 } })
  const loaded = plan.weeklyPlan.filter(({ phase, deload }) => (phase === 'build' || phase === 'peak') && !deload)
  const codes = (of: unknown): string[] =>
    [...JSON.stringify(of).matchAll(/"code":"([^"]+)"/g)].map(([, code]) => code ?? '')

  test('a second long day follows the long run on tired legs, and hard work keeps away from both', () => {
    const late = loaded.filter(({ days }) => days.some((day) => day.longSession && day.durationMin >= 120))
    expect(late.length).toBeGreaterThan(4)
    for (const { days, startDate } of late) {
      const long = days.findIndex(({ longSession }) => longSession)
      const second = sure(days[long + 1])
      expect([second.discipline, codes(second.description)], startDate).toEqual(['run', ['second-long-day']])
      expect(second.durationMin, startDate).toBeGreaterThanOrEqual(60)
      expect(days[long - 1]?.hard, startDate).toBe(false)
    }
  })

  test('long runs climb and are walked in parts, with food on the way; nothing runs against the clock', () => {
    const long = sure(sure(loaded.at(-1)).days.find(({ longSession }) => longSession))
    expect(codes([long.notes, long.workout])).toEqual(
      expect.arrayContaining(['eat-every-half-hour', 'climb-in-session', 'walk-what-climbs']),
    )
    const said = codes(plan.weeklyPlan)
    expect(said).not.toContain('steady-finish')
    expect(said).not.toContain('trial-effort')
    expect(said.filter((code) => code === 'easy-way-down').length).toBeGreaterThan(2)
  })
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
