import { expect, test } from 'vitest'
import { profileOf, UserData } from '../../../contract/profile.ts'
import type { Preferences, SparedPart } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { findExercise } from '../../sessions/catalogue.ts'

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

test('an event that is a run is said once to be nothing to be ready for, and its day asks for no race', () => {
  for (const plan of [
    planOf({ limits: ['knee'] }, [], 'Half marathon on 2026-04-12, goal 1:50'),
    planOf({}, [{ part: 'knee', how: 'no-impact' }], 'Half marathon on 2026-06-07'),
  ]) {
    const said = codesOf(plan).filter((code) => /event|race|impact|target/.test(code))
    expect(said).toEqual(['event-spared'])
    const race = daysOf(plan).find(({ discipline }) => discipline === 'race')
    expect(race?.rpe).toBeLessThanOrEqual(3)
    expect(JSON.stringify(race)).not.toContain('aim-race-pace')
  }
})

test('who runs with care runs neither hills nor sprints nor repetitions, and never against the clock', () => {
  for (const part of ['achilles', 'knee', 'hamstring', 'calf']) {
    const plan = planOf({}, [{ part, how: 'careful' }], 'Half marathon on 2026-06-07')
    expect(runsOf(plan).length).toBeGreaterThan(10)
    for (const { workoutName } of runsOf(plan))
      expect(JSON.stringify(workoutName)).not.toMatch(/hills|intervals|strides|time-trial/)
  }
})

test('a shoulder to spare keeps swims out, not the minutes, and says so, until being careful is said to be enough', () => {
  const swimsOf = (plan: Made) => daysOf(plan).filter(({ discipline }) => discipline === 'swim')
  const pool: Preferences = { equipment: ['pool', 'bike'] }
  for (const races of ['', 'Sprint triathlon on 2026-06-07']) {
    const whole = planOf(pool, [], races)
    const careful = planOf(pool, [{ part: 'shoulder', how: 'careful' }], races)
    expect(swimsOf(careful).length).toBe(swimsOf(whole).length)
    expect(codesOf(careful)).not.toContain('strokes-spared')
    for (const plan of [
      planOf({ ...pool, limits: ['left shoulder'] }, [], races),
      planOf(pool, [{ part: 'shoulder', how: 'no-impact' }], races),
    ]) {
      expect(swimsOf(plan)).toEqual([])
      expect(codesOf(plan)).toContain('strokes-spared')
      expect(minutesOf(plan)).toBeGreaterThan(0.9 * minutesOf(whole))
    }
  }
  expect(swimsOf(planOf(pool, [], 'Sprint triathlon on 2026-06-07')).length).toBeGreaterThan(5)
})
