import { describe, expect, test } from 'vitest'
import type { HistoryDay, PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'

const TODAY = '2026-03-04'
const PROFILE = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'endurance',
  stress: 'low',
  commitments: 'Work Mon-Fri 9-17',
  trainingDays: 5,
  races: '',
  goalDate: null,
} as const
const plan = (history: readonly HistoryDay[], parts: Partial<PlanInput> = {}) =>
  makePlan({
    ...{ profile: PROFILE, today: TODAY, anchor: '2026-02-02', timeZone: 'UTC', history },
    ...parts,
  })
const dangers = (...given: Parameters<typeof plan>) =>
  plan(...given)
    .safety.filter(({ kind, answer }) => kind === 'danger' && answer === null)
    .map(({ what }) => what)

const BLEEDING: HistoryDay = { date: TODAY, notes: 'a bit of bleeding since the walk' }
const AS_BEFORE: HistoryDay = { date: TODAY, notes: 'same feeling as before on the hill' }

describe('what was known before is heard with what is told now', () => {
  test('blood is a danger in a pregnancy that was ticked, and no word of it without one', () => {
    expect(dangers([BLEEDING], { facts: { about: { health: ['pregnant'] } } })).toEqual(['bleeding'])
    expect(dangers([BLEEDING])).toEqual([])
  })

  test('also where the pregnancy stands in the profile, and where a doctor has agreed to training', () => {
    const commitments = 'Work Mon-Fri 9-17, 20 weeks pregnant'
    expect(dangers([BLEEDING], { profile: { ...PROFILE, commitments } })).toEqual(['bleeding'])
    const health = ['pregnant', 'clearance-given'] as const
    expect(dangers([BLEEDING], { facts: { about: { health, clearedOn: '2026-03-01' } } })).toEqual(['bleeding'])
  })

  test('the feeling from before, on a hill, is a danger where the heart is known', () => {
    expect(dangers([AS_BEFORE], { facts: { about: { health: ['heart'] } } })).toEqual(['chest'])
    expect(dangers([AS_BEFORE])).toEqual([])
  })

  test('it stops training until it is answered, and the answer holds', () => {
    const facts = { about: { health: ['pregnant'] } } as const
    const [danger] = plan([BLEEDING], { facts }).safety.filter(({ kind }) => kind === 'danger')
    const minutes = (schedule: ReturnType<typeof plan>) =>
      schedule.weeklyPlan
        .flatMap(({ days }) => days)
        .filter(({ date }) => date >= TODAY)
        .reduce((sum, { durationMin }) => sum + durationMin, 0)
    expect(minutes(plan([BLEEDING], { facts }))).toBe(0)
    const safety = [{ ...danger!, answer: 'mistaken', answeredOn: TODAY }] as const
    expect(dangers([BLEEDING], { facts, safety })).toEqual([])
    expect(minutes(plan([BLEEDING], { facts, safety }))).toBeGreaterThan(0)
  })
})
