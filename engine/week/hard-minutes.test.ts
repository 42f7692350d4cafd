import { expect, test } from 'vitest'
import { profileOf, UserData } from '../../contract/profile.ts'
import { addDays } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import { HARD_KINDS, stepKind } from '../sessions/step-kind.ts'

const TODAY = '2026-03-02'
/** [min/km] */
const PACE = { intermediate: 6, advanced: 5.3 }

/** Somebody who runs so far a week and at once, and races in so many weeks. */
function weeksOf(race: string, weeks: number, level: keyof typeof PACE, days: number, km: number, longKm: number) {
  const userData = {
    ...{ fitnessLevel: level, goal: 'endurance', stressLevel: 'low', trainingDaysPerWeek: days },
    upcomingRaces: `${race} on ${addDays(TODAY, weeks * 7 - 1)}`,
  }
  const minutes = (distance: number) => Math.round(distance * PACE[level])
  const start = { weeklyMin: minutes(km), weeklyRunKm: km, longestMin: minutes(longKm), longestRunKm: longKm }
  const profile = profileOf(UserData.parse(userData))
  return makePlan({ profile, today: TODAY, timeZone: 'UTC', preferences: { start } }).weeklyPlan
}

/** [min] at a marathon's effort or above. */
function hardMin({ workout }: PlanDay): number {
  const seconds = workout.exercises.reduce((sum, step) => {
    const kind = stepKind(step)
    return sum + (kind && HARD_KINDS.has(kind) ? Math.max(1, step.sets) * (step.seconds ?? 0) : 0)
  }, 0)
  return seconds / 60
}

const runsOf = (weeks: readonly PlanWeek[]) =>
  weeks.flatMap(({ days }) => days).filter(({ discipline }) => discipline === 'run')

test.each([
  ['10k', 10, 'intermediate', 5, 30, 11],
  ['Half marathon', 12, 'intermediate', 4, 27, 11],
  ['Half marathon', 12, 'advanced', 6, 53, 16],
  ['Marathon', 18, 'intermediate', 5, 39, 14],
  ['Marathon', 18, 'advanced', 6, 61, 19],
] as const)(
  'of who runs already, some 15 to 22 of 100 minutes before a %s in %i weeks (%s, %i days) are a marathon’s effort or above',
  (race, weeks, level, days, km, longKm) => {
    const plan = weeksOf(race, weeks, level, days, km, longKm)
    const loaded = runsOf(plan.filter(({ phase, deload }) => (phase === 'build' || phase === 'peak') && !deload))
    const all = loaded.reduce((sum, { durationMin }) => sum + durationMin, 0)
    const share = loaded.reduce((sum, day) => sum + hardMin(day), 0) / all
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.225)
    // What is hard about a session is not most of it: hard sessions, counted whole, leave three quarters easy.
    const runs = runsOf(plan)
    const whole = (days: readonly PlanDay[]) => days.reduce((sum, { durationMin }) => sum + durationMin, 0)
    expect(whole(runs.filter(({ hard }) => hard)) / whole(runs)).toBeLessThan(0.25)
  },
)

test('tempo grows from twenty minutes towards forty, and marathon rhythm stands inside the longest runs', () => {
  const days = runsOf(weeksOf('Marathon', 18, 'advanced', 6, 61, 19))
  const tempo = days.filter(({ workoutName, hard }) => hard && JSON.stringify(workoutName).includes('"tempo"'))
  expect(tempo.length).toBeGreaterThan(3)
  for (const day of tempo) expect(hardMin(day)).toBeLessThanOrEqual(BOUNDS['hard-session'].most.advanced * 0.7)
  expect(Math.max(...tempo.map(hardMin))).toBeGreaterThanOrEqual(30)
  const inLong = days.filter(({ longSession }) => longSession).map(hardMin)
  expect(Math.max(...inLong)).toBeGreaterThanOrEqual(40)
})

test.each([
  ['Half marathon', 14, 53, 16],
  ['Marathon', 18, 61, 19],
] as const)(
  'nothing hard stands on the eve of a long run that has work in it before a %s, and lifting keeps something back for that',
  (race, weeks, km, longKm) => {
    const plan = weeksOf(race, weeks, 'advanced', 6, km, longKm)
    const isLoaded = ({ phase, deload }: PlanWeek) => (phase === 'build' || phase === 'peak') && !deload
    const days = plan.flatMap((week) => week.days.map((day) => ({ ...day, isLoaded: isLoaded(week) })))
    const longs = days.flatMap((day, at) => (day.longSession && day.isLoaded ? [{ day, eve: days[at - 1] }] : []))
    expect(longs.length).toBeGreaterThan(5)
    for (const { day, eve } of longs) {
      expect(eve?.hard ?? false, day.date).toBe(false)
      expect(hardMin(day), day.date).toBeGreaterThan(0)
    }
  },
)

test('a race of 5 km in four weeks gets its intervals', () => {
  const names = runsOf(weeksOf('5k', 4, 'intermediate', 4, 20, 8)).map(({ workoutName }) => JSON.stringify(workoutName))
  expect(names.some((name) => name.includes('intervals'))).toBe(true)
})

test('who is new, stressed or spares a part ends long runs as easily as they begin', () => {
  const long = (parts: object, limits: readonly string[] = []) => {
    const userData = {
      goal: 'endurance',
      trainingDaysPerWeek: 5,
      upcomingRaces: 'Half marathon on 2026-06-07',
      ...parts,
    }
    const start = { weeklyMin: 240, longestMin: 90, longestRunKm: 14 }
    const profile = profileOf(UserData.parse(userData))
    const { weeklyPlan } = makePlan({ profile, today: TODAY, timeZone: 'UTC', preferences: { start, limits } })
    return runsOf(weeklyPlan).filter(({ longSession, hard }) => longSession && !hard)
  }
  const calm = { fitnessLevel: 'intermediate', stressLevel: 'low' }
  expect(Math.max(...long(calm).map(hardMin))).toBeGreaterThan(10)
  for (const days of [
    long({ fitnessLevel: 'beginner', stressLevel: 'low' }),
    long({ ...calm, stressLevel: 'high' }),
    long(calm, ['achilles']),
  ])
    for (const day of days) expect(hardMin(day)).toBe(0)
})
