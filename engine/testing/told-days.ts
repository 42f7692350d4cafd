import type { HistoryDay } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { UnderWay } from '../plan-model.ts'

/** The day on which somebody looks at their plan. */
export const TODAY = '2026-03-04'

/** Somebody of whom nothing is known but what a test tells. */
export const PROFILE = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'endurance',
  stress: 'low',
  commitments: 'Work Mon-Fri 9-17',
  trainingDays: 5,
  races: '',
  goalDate: null,
} as const

/** Their life with the days that they told of. */
export function lifeOf(history: readonly HistoryDay[], parts: Partial<UnderWay> = {}): UnderWay {
  return { profile: PROFILE, today: TODAY, anchor: '2026-02-02', timeZone: 'UTC', history, ...parts }
}

/** The plan that is made of it. */
export const planOf = (...given: Parameters<typeof lifeOf>) => makePlan(lifeOf(...given))

/** [min] of training from that day on. */
export function minutesLeft(plan: ReturnType<typeof makePlan>): number {
  return plan.weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ date }) => date >= TODAY)
    .reduce((sum, { durationMin }) => sum + durationMin, 0)
}
