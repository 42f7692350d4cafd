import { expect, test } from 'vitest'
import type { Schedule } from '../../contract/schedule.ts'
import { isStoryNew, type Recorded } from './is-story-new.ts'

// 2026-03-01 was a Sunday.
const [FRIDAY, SUNDAY, MONDAY, TUESDAY] = ['2026-02-27', '2026-03-01', '2026-03-02', '2026-03-03']
const MON = { weekStart: 'mon' } as const
const weeklyPlan = [FRIDAY, SUNDAY, MONDAY, TUESDAY].map((date) => ({ days: [{ date }] }))
const on = (date: string) => ({ date, weeklyPlan, safety: [] }) as unknown as Schedule
const done = (...dates: string[]) => new Map(dates.map((date) => [date, { completed: true }])) as unknown as Recorded

test('a week is told from the evening of its last day to the end of the next day', () => {
  const records = done(FRIDAY)
  expect(isStoryNew(on(SUNDAY), records, 17 * 60, MON)).toBe(false)
  expect(isStoryNew(on(SUNDAY), records, 18 * 60, MON)).toBe(true)
  expect(isStoryNew(on(MONDAY), records, 7 * 60, MON)).toBe(true)
  expect(isStoryNew(on(TUESDAY), records, 7 * 60, MON)).toBe(false)
  expect(isStoryNew(on(FRIDAY), records, 20 * 60, MON)).toBe(false)
})

test('a week ends where this person’s week ends', () => {
  expect(isStoryNew(on(SUNDAY), done(FRIDAY), 7 * 60, { weekStart: 'sun' })).toBe(true)
  expect(isStoryNew(on(MONDAY), done(FRIDAY), 7 * 60, { weekStart: 'sun' })).toBe(false)
})

test('of a week without training nothing is announced', () => {
  expect(isStoryNew(on(MONDAY), done(), 7 * 60, MON)).toBe(false)
  expect(isStoryNew(on(MONDAY), done(MONDAY), 7 * 60, MON)).toBe(false)
})

test('beside a danger that waits for its answer no week is told', () => {
  const safety = [{ kind: 'alarm', answer: null }] as unknown as Schedule['safety']
  expect(isStoryNew({ ...on(MONDAY), safety }, done(FRIDAY), 7 * 60, MON)).toBe(false)
})
