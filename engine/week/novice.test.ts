import { expect, test } from 'vitest'
import type { About, Equipment, Goal, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'

const NOVICE: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'beginner', goal: 'muscle-gain', stress: 'low', commitments: '', trainingDays: 3 },
    ...{ races: '', goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: {
    equipment: ['none', 'barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar'],
    start: { weeklyMin: 150, longestMin: 50, longestRunKm: null },
  },
}

test.each([
  ['2026-01-08', 7],
  ['2026-01-09', 7],
  ['2026-01-10', 6],
  ['2026-01-09', 5],
] as const)(
  'no two sessions for the whole body follow each other in a week that begins on %s',
  (today, trainingDays) => {
    const { days } = sure(
      makePlan({ ...NOVICE, profile: { ...NOVICE.profile, level: 'advanced', trainingDays }, today }).weeklyPlan[0],
    )
    const lifted = days.map(({ discipline }) => discipline === 'strength')
    expect(lifted.filter(Boolean).length).toBeGreaterThan(0)
    for (const [index, one] of lifted.entries()) expect(one && lifted[index + 1]).not.toBe(true)
  },
)

test('the two days of somebody new to the bar go on by turns over the end of a week', () => {
  const days = makePlan(NOVICE).weeklyPlan.flatMap((week) => week.days.filter(({ durationMin }) => durationMin > 0))
  const pressed = days.map(({ workout }) => workout.exercises.some(({ exerciseId }) => exerciseId === 'bench-press'))
  for (const [index, one] of pressed.slice(0, 12).entries()) expect(one, String(index)).toBe(index % 2 === 0)
  const idsOf = (day: (typeof days)[number]) => day.workout.exercises.map(({ exerciseId }) => exerciseId)
  // From the first easier week on to the next.
  for (const [index, day] of days.slice(12, 21).entries())
    expect(idsOf(day)).toEqual(idsOf(sure(days[12 + (index % 2)])))
})

test('somebody new to the bar keeps its lifts in fives to the end of a long plan, with three left or more', () => {
  const { weeklyPlan } = makePlan({ ...NOVICE, profile: { ...NOVICE.profile, goalDate: '2026-07-26' } })
  expect(weeklyPlan.length).toBeGreaterThan(24)
  const lifted = weeklyPlan.flatMap(({ days }) => days.filter(({ discipline }) => discipline === 'strength'))
  for (const { date, workout } of lifted) {
    const big = workout.exercises.filter(({ pattern }) => ['squat', 'push', 'hinge'].includes(String(pattern)))
    expect(big[0]?.exerciseId, date).toBe('back-squat')
    for (const { exerciseId, size, rir } of big) {
      expect(['back-squat', 'bench-press', 'barbell-overhead-press', 'deadlift'], date).toContain(exerciseId)
      expect([size?.low, size?.high], `${date} ${exerciseId}`).toEqual([5, 5])
      expect(rir, `${date} ${exerciseId}`).toBeGreaterThanOrEqual(3)
    }
  }
})

function liftsOf(goal: Goal, equipment: readonly Equipment[], about?: About): string[] {
  const { weeklyPlan } = makePlan({
    ...{ ...NOVICE, profile: { ...NOVICE.profile, goal }, preferences: { ...NOVICE.preferences, equipment } },
    ...(about && { facts: { about } }),
  })
  const lifted = weeklyPlan.flatMap(({ days }) => days.filter(({ discipline }) => discipline === 'strength'))
  return lifted.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => String(exerciseId)))
}

test.each(['general', 'weight-loss', 'endurance'] as const)(
  'whoever is new, wants %s and has no weight but a bar squats, presses, rows and pulls with it from the first week',
  (goal) => {
    const lifts = liftsOf(goal, ['none', 'barbell', 'bench'])
    expect(lifts).toEqual(expect.arrayContaining(['back-squat', 'bench-press', 'barbell-row', 'deadlift']))
    for (const standIn of ['air-squat', 'backpack-deadlift', 'backpack-overhead-press'])
      expect(lifts).not.toContain(standIn)
  },
)

test('whoever is new and has what is easier to learn on, is sixty or older, awaits or has just had a child, or waits for a doctor begins without a bar', () => {
  const withDumbbells = liftsOf('general', ['none', 'barbell', 'bench', 'dumbbells'])
  const older = liftsOf('general', ['none', 'barbell', 'bench'], { bornYear: 1955 })
  const careful = (['pregnant', 'postpartum', 'heart'] as const).map((one) =>
    liftsOf('general', ['none', 'barbell', 'bench'], { bornYear: 1992, health: [one] }),
  )
  const expecting = liftsOf('general', ['none', 'barbell', 'bench'], { health: ['pregnant', 'clearance-given'] })
  const strong = liftsOf('muscle-gain', ['none', 'barbell', 'bench'], { health: ['pregnant'] })
  for (const lifts of [withDumbbells, older, expecting, strong, ...careful])
    for (const lift of ['back-squat', 'bench-press', 'barbell-row', 'deadlift']) expect(lifts).not.toContain(lift)
})
