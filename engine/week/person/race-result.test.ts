import { expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../../check/check-plan.ts'
import type { PlanInput, Profile } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { sure } from '../../sure.ts'

const profile: Profile = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'endurance',
  stress: 'low',
  commitments: '',
  trainingDays: 4,
  races: '10k 2026-02-01',
  goalDate: '2026-04-01',
}
const input: PlanInput = { profile, today: '2026-01-05', timeZone: 'UTC' }
const PACES: ReadonlySet<string> = new Set(['easy-pace', 'aim-pace', 'aim-race-pace'])
const paced = (more: Partial<PlanInput>) => {
  const schedule = makePlan({ ...input, ...more })
  const runs = schedule.weeklyPlan.flatMap((week) => week.days.filter((day) => day.discipline === 'run'))
  const notes = runs.flatMap((day) => day.workout.exercises.flatMap((step) => step.notes))
  return { schedule, paces: notes.filter(({ code }) => PACES.has(code)) }
}

test('runs speak of paces only when a result is known', () => {
  expect(paced({}).paces).toEqual([])
  const recentRace = { distanceKm: 5, seconds: 1500, date: '2025-12-20' }
  const { schedule, paces } = paced({ preferences: { recentRace } })
  expect(paces.length).toBeGreaterThan(0)
  expect(hardViolations(checkPlan(schedule, profile))).toEqual([])
})

test('a race of the plan that was run becomes the result', () => {
  const history = [{ date: '2026-02-01', completed: true, minutes: 50 }]
  expect(paced({ anchor: '2026-01-05', today: '2026-02-10', history }).paces.length).toBeGreaterThan(0)
})

test('distances follow the pace: a quick runner gets further in the same minutes', () => {
  const km = (seconds: number) => {
    const recentRace = { distanceKm: 10, seconds, date: '2026-01-01' }
    const day = sure(
      sure(paced({ preferences: { recentRace } }).schedule.weeklyPlan[0]).days.find(
        ({ discipline, longSession }) => discipline === 'run' && !longSession,
      ),
    )
    return sure(day.distanceKm) / day.durationMin
  }
  expect(km(2400)).toBeGreaterThan(km(3300))
})
