import { expect, test } from 'vitest'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { drawnDay, drawnPlan } from '../../testing/drawn-plan.ts'
import { brokenRule } from './judged.ts'

const hard = drawnDay({ discipline: 'run', durationMin: 40, rpe: 7, hard: true })
const easy = drawnDay({ durationMin: 40 })
const profile = {
  name: '',
  level: 'advanced',
  goal: 'endurance',
  stress: 'low',
  commitments: '',
  trainingDays: 3,
} as const
const start = { weeklyMin: 200, longestMin: 60, longestRunKm: 10 }

const weeksOf = (days: readonly PlanDay[]) => drawnPlan([{ days, phase: 'base', deload: false }]).weeklyPlan
/** The rule that stands in the way of leading from one week to another. */
const inTheWay = (before: readonly PlanWeek[], after: readonly PlanWeek[]) => {
  const base = {
    made: { weeks: before },
    events: [],
    profile: { ...profile, races: '', goalDate: null },
    person: { start },
  }
  return brokenRule(base as unknown as PlanBase, before, after)?.rule ?? null
}

test('a change stands in the way of a rule only where it broke it', () => {
  const apart = weeksOf([hard, easy, hard])
  const together = weeksOf([hard, hard, easy])
  expect(inTheWay(apart, together)).toBe('E3')
  expect(inTheWay(apart, weeksOf([easy, easy, hard]))).toBeNull()
  // Somebody's own calendar put them together: what else is wished for is judged for itself.
  expect(inTheWay(together, weeksOf([hard, hard]))).toBeNull()
  expect(inTheWay(apart, apart)).toBeNull()
})
