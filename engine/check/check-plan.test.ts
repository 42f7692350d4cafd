import { describe, expect, test } from 'vitest'
import type { Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { checkPlan, hardViolations, weekViolations } from './check-plan.ts'

const profile: Profile = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'general',
  stress: 'medium',
  commitments: 'Work 9-5',
  trainingDays: 5,
  races: '',
  goalDate: null,
}
const plan = makePlan({ profile, today: '2026-01-05', timeZone: 'UTC' })

const broken = (change: (day: PlanDay, week: number) => PlanDay): Plan => ({
  ...plan,
  weeklyPlan: plan.weeklyPlan.map((week, index) => ({ ...week, days: week.days.map((day) => change(day, index)) })),
})
const rules = (schedule: Plan) => new Set(hardViolations(checkPlan(schedule, profile)).map((finding) => finding.rule))

describe('checkPlan()', () => {
  test('finds nothing forbidden in a plan of our own', () => {
    expect(rules(plan)).toEqual(new Set())
  })

  test('sees hard days in a row', () => {
    expect(rules(broken((day) => (day.durationMin > 0 ? { ...day, hard: true } : day)))).toContain('E3')
  })

  test('sees a week that jumps', () => {
    const jumped = broken((day, week) => (week === 3 ? { ...day, durationMin: day.durationMin * 2 } : day))
    expect(rules(jumped)).toContain('L5')
  })

  test('sees a run far over the longest of thirty days', () => {
    const spiked = broken((day, week) => (week === 5 && day.longSession ? { ...day, distanceKm: 30 } : day))
    expect(rules(spiked)).toContain('L6')
  })

  test('sees the same load every day', () => {
    expect(rules(broken((day) => ({ ...day, durationMin: 30, rpe: 3, loadAu: 90 })))).toContain('L2')
  })

  test('sees overlapping items of the day', () => {
    const twice = { ...plan, todaysSchedule: [...plan.todaysSchedule, sure(plan.todaysSchedule[0])] }
    expect(rules(twice)).toContain('D6')
  })

  test('sees sums that do not add up', () => {
    expect(rules(broken((day) => ({ ...day, loadAu: day.loadAu + 5 })))).toContain('shape')
  })

  test('takes a first Monday that was taken away for no late beginning', () => {
    const monday = '2026-01-05'
    const free = { durationMin: 0, loadAu: 0, discipline: 'rest' } as const
    const { weeklyPlan } = broken((day) => (day.date === monday ? { ...day, ...free } : day))
    const start = { weeklyMin: 50, longestMin: 20, longestRunKm: null }
    const firstWeeks = (changed: ReadonlySet<string>) =>
      weekViolations({ weeklyPlan, events: [] }, profile, start, { changed })
        .filter(({ measure }) => measure === 'first-week')
        .map(({ where }) => where)
    expect(firstWeeks(new Set())).toEqual([1, 2])
    expect(firstWeeks(new Set([monday]))).toEqual([1])
  })
})
