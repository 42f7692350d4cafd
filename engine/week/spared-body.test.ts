import { expect, test } from 'vitest'
import { profileOf, UserData } from '../../contract/profile.ts'
import type { Preferences, SparedPart } from '../model.ts'
import { makePlan } from '../plan.ts'
import { findExercise } from '../sessions/catalogue.ts'

function planOf(preferences: Preferences, body: readonly SparedPart[] = [], races = '') {
  const userData = { goal: 'endurance', fitnessLevel: 'intermediate', trainingDaysPerWeek: 5, upcomingRaces: races }
  const profile = profileOf(UserData.parse(userData))
  return makePlan({ profile, today: '2026-03-02', timeZone: 'UTC', preferences, facts: { body } })
}

type Made = ReturnType<typeof planOf>
const daysOf = ({ weeklyPlan }: Made) => weeklyPlan.flatMap(({ days }) => days)
const minutesOf = (plan: Made) => daysOf(plan).reduce((sum, { durationMin }) => sum + durationMin, 0)
const runsOf = (plan: Made) => daysOf(plan).filter(({ discipline }) => discipline === 'run')
const codesOf = ({ warnings }: Made) => warnings.map(({ code }) => code)

test.each(['knee', 'left knee', 'Knees', 'achilles', 'shin', 'ankle', 'foot', 'hip'])(
  'a %s to spare keeps running and jumping out from the first plan, not the minutes, and says so',
  (part) => {
    const plan = planOf({ limits: [part], equipment: ['bike', 'dumbbells'] })
    expect(runsOf(plan)).toEqual([])
    for (const { workout } of daysOf(plan))
      for (const { exerciseId } of [...workout.warmup, ...workout.exercises])
        if (exerciseId) expect(findExercise(exerciseId)?.impact).not.toBe('high')
    expect(minutesOf(plan)).toBeGreaterThan(0.95 * minutesOf(planOf({ equipment: ['bike', 'dumbbells'] })))
    expect(plan.warnings.find(({ code }) => code === 'impact-spared')?.text).toMatchObject({ parts: [part] })
  },
)

test('who may run with care says so and runs; arms and an upper back never kept anybody from running', () => {
  const careful = planOf({ limits: ['knee'] }, [{ part: 'knee', how: 'careful' }])
  expect(runsOf(careful).length).toBeGreaterThan(0)
  expect(codesOf(careful)).not.toContain('impact-spared')
  for (const part of ['shoulder', 'wrist', 'upper back', 'neck']) {
    const plan = planOf({ limits: [part] })
    expect(runsOf(plan).length).toBeGreaterThan(0)
    expect(codesOf(plan)).not.toContain('impact-spared')
  }
})

test('an event that is a run is said to be untrained once, not too soon as well', () => {
  const codes = codesOf(planOf({ limits: ['knee'] }, [], 'Half marathon on 2026-04-12'))
  expect(codes).toEqual(expect.arrayContaining(['event-not-trained', 'impact-spared']))
  expect(codes).not.toContain('race-too-soon')
})
