import { describe, expect, test } from 'vitest'
import { GOALS, type PlanInput, STRESS_LEVELS, TRAINING_DAYS } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanWeek } from '../plan-model.ts'

type Profile = PlanInput['profile']

const FEW = TRAINING_DAYS.filter((days) => days <= 5)
const FIRST_DAYS = ['2026-03-02', '2026-03-03', '2026-03-04']
const PEOPLE = GOALS.flatMap((goal) =>
  STRESS_LEVELS.flatMap((stress) => FEW.map((trainingDays) => ({ goal, stress, trainingDays }))),
)
/** [min] of a lift that is worth its warm-up. */
const WORTH_MIN = 15
/** [min] of a mean session below which a week has none to give. */
const SMALL_MIN = 17

function weeksOf(today: string, who: Partial<Profile>): readonly PlanWeek[] {
  const usual = { name: 'Demo', level: 'beginner', goal: 'general', stress: 'low', trainingDays: 4 } as const
  const profile = { ...usual, commitments: 'Work 9-17 Mon-Fri, dumbbells at home', races: '', goalDate: null, ...who }
  return makePlan({ profile, today, timeZone: 'UTC' }).weeklyPlan
}

const trained = ({ days }: PlanWeek) => days.filter(({ durationMin }) => durationMin > 0)
const liftsOf = (week: PlanWeek) => trained(week).filter(({ discipline }) => discipline === 'strength')

describe('a lift of a beginner with dumbbells', () => {
  test.each(PEOPLE)('is worth its warm-up: $goal, stress $stress, $trainingDays days', (who) => {
    for (const today of FIRST_DAYS)
      for (const week of weeksOf(today, who)) {
        if (week.plannedMin / trained(week).length < SMALL_MIN) continue
        for (const { durationMin, date } of liftsOf(week)) expect(durationMin, date).toBeGreaterThanOrEqual(WORTH_MIN)
      }
  })
})

test('lifts of four days that begin on a Tuesday are about as long as each other: they were 10, 25 and 30 minutes', () => {
  for (const week of weeksOf('2026-03-03', { goal: 'muscle-gain' }).slice(0, 4)) {
    const minutes = liftsOf(week).map(({ durationMin }) => durationMin)
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(Math.max(...minutes) / 2)
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(20)
  }
})
