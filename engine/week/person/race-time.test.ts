import { expect, test } from 'vitest'
import { profileOf, UserData } from '../../../contract/profile.ts'
import type { Preferences } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { PlanDay } from '../../plan-model.ts'

const daysOf = (...given: Parameters<typeof planOf>) => planOf(...given).weeklyPlan.flatMap(({ days }) => days)

function planOf(races: string, level: string, preferences: Preferences = {}) {
  const userData = { goal: 'endurance', fitnessLevel: level, trainingDaysPerWeek: 5, stressLevel: 'low' }
  const profile = profileOf(UserData.parse({ ...userData, upcomingRaces: races }))
  const start = { weeklyMin: 300, longestMin: 110, longestRunKm: 18 }
  return makePlan({ profile, today: '2026-03-02', timeZone: 'UTC', preferences: { start, ...preferences } })
}

const notesOf = (days: readonly PlanDay[]) =>
  days.flatMap(({ workout }) => workout.exercises.flatMap(({ notes }) => notes))
/** [s/km] named anywhere in a plan. */
const racePaces = (days: readonly PlanDay[]) => [
  ...new Set(notesOf(days).flatMap((note) => (note.code === 'aim-race-pace' ? [note.secPerKm] : []))),
]
const namesPaces = (days: readonly PlanDay[]) =>
  notesOf(days).some(({ code }) => code === 'easy-pace' || code === 'aim-pace' || code === 'aim-race-pace')
const raceOf = (days: readonly PlanDay[]) => days.find(({ discipline }) => discipline === 'race')

test('a time hoped for gives paces from the first week, and the day of the race its length', () => {
  const days = daysOf('Marathon on 2026-07-05, goal 3:30', 'advanced')
  expect(namesPaces(days.slice(0, 7))).toBe(true)
  // 3:30 over 42.195 km.
  expect(racePaces(days)).toEqual([299])
  const race = raceOf(days)
  expect(race?.workout.exercises[0]?.seconds).toBe(210 * 60)
})

test('a result outweighs a hope that it speaks against, and follows one that it allows', () => {
  const recentRace = { distanceKm: 10, seconds: 50 * 60, date: '2026-02-15' }
  // 10 km in 50 minutes is a half marathon of about 1:51.
  const bold = racePaces(daysOf('Half marathon on 2026-06-07, goal 1:30', 'intermediate', { recentRace }))
  expect(bold.length).toBe(1)
  expect(bold[0]).toBeGreaterThan(310)
  expect(bold[0]).toBeLessThan(320)
  const modest = racePaces(daysOf('Half marathon on 2026-06-07, goal 1:55', 'intermediate', { recentRace }))
  expect(modest).toEqual([Math.round((115 * 60) / 21.0975)])
})

test('a hope is set aside aloud where the runs of today speak against it, and not trained by where they are quicker', () => {
  const start = { weeklyMin: 300, longestMin: 100, longestRunKm: 18 }
  const bold = planOf('Marathon on 2026-07-05, goal 2:30', 'advanced', { start })
  expect(namesPaces(bold.weeklyPlan.flatMap(({ days }) => days))).toBe(false)
  expect(bold.warnings.map(({ code }) => code)).toContain('target-set-aside')
  const modest = planOf('Marathon on 2026-07-05, goal 6:00', 'intermediate', { start })
  const days = modest.weeklyPlan.flatMap((week) => week.days)
  expect(notesOf(days).some(({ code }) => code === 'easy-pace')).toBe(false)
  expect(raceOf(days)?.workout.exercises[0]?.seconds).toBe(360 * 60)
})

test('nobody gets paces out of the air: none without result or hope, none of a hope beyond a level', () => {
  for (const days of [
    daysOf('Half marathon on 2026-06-07', 'intermediate'),
    daysOf('Marathon on 2026-07-05, goal 2:45', 'beginner'),
  ])
    expect(namesPaces(days)).toBe(false)
})

test('who told of neither runs against the clock every few weeks, never just before the race, and nobody else does', () => {
  const trials = (days: readonly PlanDay[]) =>
    days.filter(({ workoutName }) => JSON.stringify(workoutName).includes('time-trial')).map(({ date }) => date)
  const dates = trials(daysOf('Half marathon on 2026-07-05', 'intermediate'))
  expect(dates.length).toBeGreaterThanOrEqual(2)
  for (const date of dates) expect(date < '2026-06-15').toBe(true)
  expect(trials(daysOf('Half marathon on 2026-07-05, goal 1:45', 'intermediate'))).toEqual([])
  expect(trials(daysOf('Half marathon on 2026-07-05', 'beginner'))).toEqual([])
})
