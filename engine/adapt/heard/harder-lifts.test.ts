import { describe, expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { HistoryDay, LoggedSet, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { Plan } from '../../plan-model.ts'
import { findExercise } from '../../sessions/catalogue.ts'
import { sure } from '../../sure.ts'

const HOME: PlanInput = {
  profile: {
    ...{ name: 'Demo', level: 'beginner', goal: 'muscle-gain', stress: 'low', commitments: '', trainingDays: 3 },
    ...{ races: '', goalDate: null },
  },
  today: '2026-01-05',
  timeZone: 'UTC',
  preferences: { equipment: ['none', 'dumbbells'], weights: { dumbbells: [2, 4, 6, 8] } },
}
const idsFrom = ({ weeklyPlan }: Plan, date: string) =>
  weeklyPlan
    .flatMap(({ days }) => days)
    .filter((day) => day.date >= date)
    .flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId))

const set = (exerciseId: string, reps: number, loadKg: number | null = 8): LoggedSet => ({ exerciseId, reps, loadKg })
const done = (date: string, ...sets: LoggedSet[]): HistoryDay => ({ date, completed: true, minutes: 45, sets })
const twice = (...sets: LoggedSet[]) => [done('2026-01-06', ...sets), done('2026-01-08', ...sets)]
const later = (history: readonly HistoryDay[], input: PlanInput = HOME) =>
  makePlan({ ...input, today: '2026-01-12', anchor: '2026-01-05', history })

describe('weights that somebody has outgrown', () => {
  test('give their place to a harder exercise, which says so and counts each side', () => {
    const plan = later(twice(set('dumbbell-romanian-deadlift', 21), set('dumbbell-romanian-deadlift', 20)))
    expect(idsFrom(makePlan(HOME), '2026-01-12')).toContain('dumbbell-romanian-deadlift')
    expect(idsFrom(plan, '2026-01-12')).not.toContain('dumbbell-romanian-deadlift')
    const lines = plan.weeklyPlan.flatMap(({ days }) => days.flatMap(({ workout }) => workout.exercises))
    const line = sure(lines.find(({ exerciseId }) => exerciseId === 'single-leg-romanian-deadlift'))
    expect(line.notes).toContainEqual({ code: 'outgrown', id: 'dumbbell-romanian-deadlift' })
    expect(line.size).toMatchObject({ eachSide: true, high: 12 })
    expect(line.loadKg).toBeUndefined()
  })

  test('are listed with the day that showed it, and stay where the person takes the exchange back', () => {
    const id = 'dumbbell-romanian-deadlift'
    const history = twice(set(id, 21), set(id, 20))
    const exchange = sure(later(history).adjustments.find(({ kind }) => kind === 'outgrown'))
    expect(exchange).toMatchObject({
      ...{ date: '2026-01-08', asked: false, undoable: true },
      reason: { code: 'outgrown-lift', from: id, to: 'single-leg-romanian-deadlift' },
    })
    expect(sure(exchange.days[0]).date >= '2026-01-12').toBe(true)
    const kept = later(history, { ...HOME, withdrawn: [exchange.id] })
    expect(kept.adjustments.filter(({ kind }) => kind === 'outgrown')).toEqual([])
    expect(idsFrom(kept, '2026-01-12')).toContain(id)
    // Doing the same a third time is no new cause.
    const again = [...history, done('2026-01-10', set(id, 22))]
    expect(idsFrom(later(again, { ...HOME, withdrawn: [exchange.id] }), '2026-01-12')).toContain(id)
  })

  test('stay while a set ends earlier, a heavier one is lifted, or once is all', () => {
    const id = 'dumbbell-romanian-deadlift'
    for (const history of [
      twice(set(id, 21), set(id, 19)),
      [done('2026-01-06', set(id, 22, 6)), done('2026-01-08', set(id, 22, 8))],
      [done('2026-01-08', set(id, 25))],
    ])
      expect(idsFrom(later(history), '2026-01-12')).toContain(id)
  })

  test('give no place to what spares nothing of what is to be spared', () => {
    const sparing = { ...HOME, preferences: { ...HOME.preferences, limits: ['ankle'] } }
    const plan = later(twice(set('dumbbell-romanian-deadlift', 25)), sparing)
    for (const id of idsFrom(plan, '2026-01-12')) expect(findExercise(id ?? '')?.avoid ?? [], id).not.toContain('ankle')
  })

  test('keep what a test counts, however often it is done', () => {
    const id = 'push-up'
    const level = 'intermediate'
    const profile = { ...HOME.profile, level, races: 'Fitness test 2026-03-27: push-ups and sit-ups' } as const
    const tested: PlanInput = { ...HOME, profile, preferences: { equipment: ['none'] } }
    expect(idsFrom(later(twice(set(id, 30, null)), tested), '2026-01-12')).toContain(id)
  })

  test('leave days that are over as they were', () => {
    const history = twice(set('goblet-squat', 24))
    const before = idsFrom(makePlan(HOME), '2026-01-05').length
    const plan = later(history)
    expect(idsFrom(plan, '2026-01-05').length).toBe(before)
    const week = sure(plan.weeklyPlan[0])
    expect(
      week.days.filter((day) => day.date < addDays('2026-01-12', -1)).flatMap(({ workout }) => workout.exercises),
    ).toEqual(
      sure(makePlan(HOME).weeklyPlan[0])
        .days.filter((day) => day.date < addDays('2026-01-12', -1))
        .flatMap(({ workout }) => workout.exercises),
    )
  })
})
