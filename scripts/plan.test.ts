import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../engine/check/check-plan.ts'
import type { Profile, Schedule } from '../engine/model.ts'
import { answerLine } from './plan.ts'

const line = (parts: object) =>
  answerLine(JSON.stringify({ userData: {}, today: '2026-01-05', timeZone: 'Europe/Berlin', ...parts }))

describe('answerLine()', () => {
  test('answers an empty profile with a plan and keeps the id', () => {
    const answer = line({ id: 'a' })
    expect(answer).toMatchObject({ id: 'a', schedule: { version: 1, date: '2026-01-05', timeZone: 'Europe/Berlin' } })
  })

  test.each([
    ['no JSON', () => answerLine('{'), 'invalid-json'],
    ['a list', () => answerLine('[]'), 'invalid-input'],
    ['a day that does not exist', () => line({ today: '2026-02-30' }), 'invalid-input'],
    ['an unknown time zone', () => line({ timeZone: 'Mars/Olympus' }), 'invalid-input'],
    ['eight training days', () => line({ userData: { trainingDaysPerWeek: '8' } }), 'invalid-input'],
    [
      'a negative week',
      () => line({ preferences: { start: { weeklyMin: -1, longestMin: 10, longestRunKm: null } } }),
      'invalid-input',
    ],
  ])('answers %s with a clear error', (_, answer, code) => {
    const given = answer()
    expect(given).toMatchObject({ error: { code } })
    if ('error' in given) expect(given.error.detail.length).toBeGreaterThan(10)
  })
})

const hard = (schedule: Schedule, profile: Partial<Profile>) =>
  hardViolations(
    checkPlan(schedule, {
      name: 'User',
      level: 'intermediate',
      goal: 'general',
      stress: 'medium',
      commitments: '',
      trainingDays: 5,
      races: '',
      goalDate: null,
      ...profile,
    }),
  )

describe('a plan for whatever is asked', () => {
  test.each([
    ['nothing at all', {}, {}],
    ['a race tomorrow', { upcomingRaces: 'Marathon 2026-01-06' }, {}],
    ['a race in three years', { upcomingRaces: 'Marathon 2029-01-06' }, {}],
    [
      'seven days with high stress',
      { trainingDaysPerWeek: '7', stressLevel: 'high' },
      { trainingDays: 7, stress: 'high' },
    ],
    [
      'a beginner with a marathon in four weeks',
      { fitnessLevel: 'beginner', upcomingRaces: 'marathon 2026-02-01' },
      { level: 'beginner' },
    ],
    ['dates that contradict', { upcomingRaces: 'marathon 2026-05-24', specificGoalDate: '2025-12-01' }, {}],
    ['two races on one day', { upcomingRaces: '10k 2026-04-12, marathon 2026-04-12' }, {}],
    ['1000 characters of emoji', { dailyCommitments: '🎉'.repeat(500), upcomingRaces: '🏃'.repeat(250) }, {}],
  ] as const)('is made for %s', (_, userData, profile) => {
    const answer = line({ userData })
    if (!('schedule' in answer)) throw new Error(answer.error.detail)
    expect(hard(answer.schedule, profile)).toEqual([])
  })

  test.each([
    ['a leap day', '2028-02-29', 'Europe/Berlin'],
    ['the day clocks go forward', '2026-03-29', 'Europe/Berlin'],
    ['the day clocks go back', '2026-11-01', 'America/New_York'],
    ['the last day of a year', '2026-12-31', 'Pacific/Auckland'],
  ])('is made on %s, in whole weeks of days without gaps', (_, today, timeZone) => {
    const answer = line({ today, timeZone })
    if (!('schedule' in answer)) throw new Error(answer.error.detail)
    expect(hard(answer.schedule, {})).toEqual([])
    const dates = answer.schedule.weeklyPlan.flatMap((week) => week.days.map((day) => day.date))
    expect(new Set(dates).size).toBe(dates.length)
    expect(dates).toContain(today)
  })

  test('says the weight to lift from the sets of the history', () => {
    const first = line({ userData: { goal: 'muscle-gain' }, preferences: { equipment: ['barbell', 'bench'] } })
    if (!('schedule' in first)) throw new Error(first.error.detail)
    const day = first.schedule.weeklyPlan[0]!.days.find(({ discipline }) => discipline === 'strength')!
    const { exerciseId } = day.workout.exercises.find(({ reps }) => /^\d+-\d+/.test(reps))!
    const sets = [1, 2].map(() => ({ exerciseId, reps: 20, loadKg: 40 }))
    const answer = line({
      userData: { goal: 'muscle-gain' },
      preferences: { equipment: ['barbell', 'bench'] },
      history: [{ date: '2025-12-30', completed: true, sets }],
    })
    if (!('schedule' in answer)) throw new Error(answer.error.detail)
    const steps = answer.schedule.weeklyPlan.flatMap((week) => week.days.flatMap(({ workout }) => workout.exercises))
    expect(steps.find((step) => step.exerciseId === exerciseId)?.loadKg).toBe(40)
  })
})
