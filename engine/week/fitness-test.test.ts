import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { addDays, daysBetween } from '../civil-date.ts'
import { LEVELS, type Level, type PlanInput, TRAINING_DAYS, type TrainingDays } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const DAY = '2027-02-12'
const person = (level: Level = 'intermediate', trainingDays: TrainingDays = 4): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level, goal: 'general', stress: 'low', commitments: '', trainingDays },
    ...{ races: `Police fitness test on ${DAY}: push-ups, sit-ups and a 1.5 mile run`, goalDate: null },
  },
  today: '2026-11-02',
  timeZone: 'UTC',
})
const daysOf = ({ weeklyPlan }: Plan) => weeklyPlan.flatMap(({ days }) => days)
const lines = (days: readonly PlanDay[], id: string) =>
  days.flatMap(({ workout }) => workout.exercises.filter(({ exerciseId }) => exerciseId === id))

describe('towards a test whose parts are told', () => {
  const days = daysOf(makePlan(person()))
  const before = days.filter(({ date }) => date < DAY)

  test('its repetitions are practised in long sets each loaded week, its run as intervals of its effort', () => {
    for (const id of ['push-up', 'sit-up']) {
      const practised = before.filter((day) => day.discipline === 'strength' && lines([day], id).length > 0)
      expect(practised.length, id).toBeGreaterThanOrEqual(12)
      for (const { size } of lines(practised, id)) expect(sure(size).high).toBe(25)
    }
    const quick = before.filter(
      ({ workoutName: name }) =>
        name.code === 'endurance-session' && (name.kind === 'intervals' || name.kind === 'race-pace'),
    )
    expect(quick.length).toBeGreaterThanOrEqual(3)
  })

  test.each(LEVELS.flatMap((level) => TRAINING_DAYS.map((count) => [level, count] as const)))(
    'there is one rehearsal two weeks before, and no limit is broken: %s, %i days',
    (level, count) => {
      const input = person(level, count)
      const plan = makePlan(input)
      expect(hardViolations(checkPlan(plan, input.profile))).toEqual([])
      const rehearsals = daysOf(plan).filter(({ workoutName }) => workoutName.code === 'test-rehearsal')
      expect(rehearsals.length).toBe(1)
      const [{ date, workout }] = [sure(rehearsals[0])]
      expect(daysBetween(date, DAY)).toBeGreaterThanOrEqual(11)
      expect(daysBetween(date, DAY)).toBeLessThanOrEqual(18)
      expect(workout.exercises.map(({ exerciseId, name }) => exerciseId ?? name.code)).toEqual(
        expect.arrayContaining(['push-up', 'sit-up', 'test-part']),
      )
    },
  )

  test('the day has the parts in their order, and its week little else', () => {
    const race = sure(days.find(({ date }) => date === DAY))
    expect(race.workout.exercises.slice(0, 3).map(({ exerciseId, name }) => exerciseId ?? name.code)).toEqual([
      'push-up',
      'sit-up',
      'test-part',
    ])
    const week = before.filter(({ date }) => date >= addDays(DAY, -4))
    expect(week.reduce((sum, { durationMin }) => sum + durationMin, 0)).toBeLessThan(90)
    expect(week.some(({ discipline }) => discipline === 'strength')).toBe(false)
  })

  test('nothing is asked about it any more', () => {
    expect(makePlan(person()).warnings.map(({ code }) => code)).not.toContain('event-unknown')
  })
})

describe('what a test asks for beside lifts that every plan has', () => {
  const towards = (races: string, level: Level) =>
    daysOf(makePlan({ ...person(level), profile: { ...person(level).profile, races: `${races} on ${DAY}` } })).filter(
      ({ date, discipline }) => date < DAY && discipline === 'strength',
    )
  const sessionsWith = (days: readonly PlanDay[], ids: readonly string[]) =>
    days.filter(({ workout }) => workout.exercises.some(({ exerciseId }) => ids.includes(exerciseId ?? ''))).length
  const CARRIES = ['farmer-carry', 'bag-carry', 'backpack-march', 'bear-hug-carry', 'suitcase-carry']

  test.each([
    ['CPAT', CARRIES],
    ['CPAT', ['backpack-step-up']],
    ['ACFT', CARRIES],
    ['POPAT', CARRIES],
    ['POPAT', ['squat-jump']],
    ['arduous pack test', ['backpack-march']],
    ['Army role fitness test', ['backpack-march']],
  ] as const)('is in its strength sessions, a beginner’s once the base is laid: %s, %s', (races, ids) => {
    for (const level of LEVELS) {
      const days = towards(races, level)
      expect(sessionsWith(days, ids), level).toBeGreaterThanOrEqual(level === 'beginner' ? 5 : 8)
    }
  })

  test('a test that is all shuttles has intervals of about its length', () => {
    const input = { ...person(), profile: { ...person().profile, races: `Beep test on ${DAY}` } }
    const quick = daysOf(makePlan(input)).filter(
      ({ workoutName: name }) => name.code === 'endurance-session' && name.kind === 'intervals',
    )
    expect(quick.length).toBeGreaterThanOrEqual(2)
  })

  test('a test that begins in the water has swims in its weeks', () => {
    const input = { ...person('intermediate', 5), profile: { ...person('intermediate', 5).profile } }
    const { weeklyPlan } = makePlan({ ...input, profile: { ...input.profile, races: `Navy SEAL PST on ${DAY}` } })
    const swims = weeklyPlan.filter(({ days }) => days.some(({ discipline }) => discipline === 'swim'))
    expect(swims.length).toBeGreaterThanOrEqual(6)
  })
})
