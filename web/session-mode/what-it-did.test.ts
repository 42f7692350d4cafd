import { expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import type { RecordedDays } from './last-time.ts'
import type { Move } from './moves.ts'
import type { SetEntry } from './progress.ts'
import { liftedMoreKg, minutesOfWeek, muscleSets, plannedFor } from './what-it-did.ts'

const DATE = '2026-11-23'
const move = (exerciseId: string, muscles: string[], part: Move['part'] = 'exercises') =>
  ({ part, step: { exerciseId, muscles } }) as unknown as Move
const entries = (done: number, open = 0): SetEntry[] => [
  ...Array.from({ length: done }, () => ({ reps: 8, loadKg: null, done: true })),
  ...Array.from({ length: open }, () => ({ reps: 8, loadKg: null, done: false })),
]
const recorded = (days: Record<string, object>) => new Map(Object.entries(days)) as unknown as RecordedDays

test('sets count for the muscles they were for, those alone that were done, and none of a warm-up', () => {
  const moves = [
    move('hip-circle', ['glutes'], 'warmup'),
    move('bench', ['chest']),
    move('row', ['back']),
    move('deadlift', ['glutes', 'back']),
    move('curl', ['biceps']),
  ]
  const sets = [entries(1), entries(2, 1), entries(3), entries(1), entries(0, 3)]
  expect(muscleSets({ sets }, { moves })).toEqual([
    ['back', 4],
    ['chest', 2],
    ['glutes', 1],
  ])
  expect(muscleSets({ sets: moves.map(() => entries(0, 3)) }, { moves })).toEqual([])
})

test('more than last time is more in the exercises of both', () => {
  const set = (exerciseId: string, loadKg: number) => ({ exerciseId, reps: 10, loadKg })
  const days = recorded({
    '2026-11-16': { date: '2026-11-16', sets: [set('bench', 10), set('bench', 10)] },
    '2026-11-20': { date: '2026-11-20', sets: [set('bench', 40), set('row', 30)] },
  })
  // What is new says nothing of last time, and what was left out takes nothing away.
  expect(liftedMoreKg(days, DATE, [set('bench', 45), set('squat', 100)])).toBe(50)
  expect(liftedMoreKg(days, DATE, [set('bench', 40)])).toBe(0)
  expect(liftedMoreKg(days, DATE, [set('bench', 35)])).toBe(0)
  expect(liftedMoreKg(days, DATE, [set('squat', 100)])).toBe(0)
})

test('the minutes of a week are those of its days as they were done', () => {
  const day = (date: string, durationMin: number, done: { minutes: number } | null = null) => ({
    date,
    durationMin,
    done,
  })
  const days = [
    day('2026-11-23', 40),
    day('2026-11-24', 30, { minutes: 25 }),
    day('2026-11-25', 20),
    day('2026-11-26', 50),
  ]
  const plan = { weeklyPlan: [{ plannedMin: 140, days }] } as unknown as Schedule
  const records = recorded({ '2026-11-25': { completed: true, minutes: null }, '2026-11-26': { completed: false } })
  expect(minutesOfWeek(plan, records, { date: DATE, minutes: 38 })).toEqual({ done: 83, planned: 140 })
  expect(minutesOfWeek(plan, records, { date: '2026-12-30', minutes: 38 })).toBeNull()
})

test('what a session was planned for is never why it has its day or hour, or why it was changed', () => {
  const about = (code: string, text = code) => ({ date: DATE, code, text, source: '' })
  const others = ['adapted-pain', 'day-legs', 'time-before', 'second-choice', 'stress'].map((code) => about(code))
  expect(plannedFor({ reasons: others }, DATE)).toBeNull()
  expect(plannedFor({ reasons: [...others, about('strength', 'Strength keeps muscle.')] }, DATE)).toBe(
    'Strength keeps muscle.',
  )
  expect(plannedFor({ reasons: [about('strength')] }, '2026-11-24')).toBeNull()
})
