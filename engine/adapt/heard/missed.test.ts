import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../civil-date.ts'
import type { KnownDay } from '../../history/known-day.ts'
import { readCheckIn } from '../../interpret/notes/check-ins.ts'
import type { PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { PlanDay } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { drawnDay } from '../../testing/drawn-plan.ts'
import { missedAdjustments as missedOf } from './missed.ts'

const TODAY = '2026-03-30'
const person = { level: 'advanced', start: { weeklyMin: 300, longestMin: 90, longestRunKm: 15 } } as const
const missedAdjustments = (...[days, past, open]: [readonly PlanDay[], readonly KnownDay[], string]) =>
  missedOf(days, past, open, person)
const facts = readCheckIn('notes', '')
const done = (date: string): KnownDay => ({ date, completed: true, facts })
const missed = (days: number): KnownDay[] =>
  Array.from({ length: days }, (_, index) => ({ date: addDays(TODAY, index - days), completed: false, facts }))

describe('missedAdjustments()', () => {
  test.each([
    [3, []],
    [4, [[4, 1]]],
    [6, [[4, 1]]],
    [7, [[7, 0.8]]],
    [13, [[7, 0.8]]],
    [
      14,
      [
        [7, 0.5],
        [7, 0.7],
        [7, 0.8],
        [7, 0.9],
      ],
    ],
    [
      27,
      [
        [7, 0.5],
        [7, 0.7],
        [7, 0.8],
        [7, 0.9],
      ],
    ],
    [
      28,
      [
        [7, 0.4],
        [7, 0.5],
        [7, 0.65],
        [7, 0.8],
      ],
    ],
  ])('after %i days that were said to be missed comes back by the ladder', (days, steps) => {
    const found = missedAdjustments([], [done(addDays(TODAY, -60)), ...missed(days)], TODAY)
    let from = TODAY
    const expected = steps.map(([length, share]) => {
      const effect = { type: 'easy', from, until: addDays(from, sure(length) - 1), share }
      from = addDays(from, sure(length))
      return effect
    })
    expect(found.map(({ effect }) => effect)).toEqual(expected)
  })

  // Two sessions lie in the silence, on Tuesday and Thursday.
  const sessions = ['2026-03-24', '2026-03-26'].map((date) => drawnDay({ date, durationMin: 30 }))
  const ticks = (last: string, count = 6) =>
    Array.from({ length: count }, (_, index) => done(addDays(last, index - count + 1)))

  test('takes silence for a break where a week of days was ticked before and it held two sessions', () => {
    const [found] = missedAdjustments(sessions, ticks('2026-03-23'), TODAY)
    expect(found).toMatchObject({ id: 'missed:2026-03-24', date: addDays(TODAY, -1) })
    expect(daysBetween('2026-03-24', TODAY)).toBe(6)
    expect(missedAdjustments(sessions, ticks('2026-03-23', 5), TODAY)).toEqual([])
    expect(missedAdjustments(sessions.slice(1), ticks('2026-03-23'), TODAY)).toEqual([])
  })

  test('after seventy days comes back as to a new start, and grows from there for eight weeks', () => {
    const plan = Array.from({ length: 70 }, (_, day) => drawnDay({ date: addDays(TODAY, day), durationMin: 60 }))
    const held = drawnDay({ date: addDays(TODAY, -20), durationMin: 60 })
    const before = ticks(addDays(TODAY, -91))
    const found = missedAdjustments([held, held, ...plan], before, TODAY)
    const minutes = found.map(({ effect }) => (effect.type === 'easy' ? [effect.share * 420, effect.mostMin] : []))
    // Then only the weeks' growth is limited.
    expect(new Set(found.slice(8).map(({ effect }) => effect.type))).toEqual(new Set(['shorter']))
    // An advanced person begins again with what an intermediate one is assumed to train.
    expect(minutes[0]).toEqual([150, 45])
    for (const [week, [share]] of minutes.slice(0, 8).entries())
      expect(sure(share)).toBeLessThanOrEqual(150 * (1 + 0.15 * week) + 1e-9)
  })

  test('takes three days of silence for nothing', () => {
    const later = sessions.map((day) => ({ ...day, date: addDays(day.date, 3) }))
    expect(missedAdjustments(later, ticks(addDays(TODAY, -4)), TODAY)).toEqual([])
    expect(missedAdjustments(later, ticks(addDays(TODAY, -5)), TODAY)).not.toEqual([])
  })
})

test('makePlan() does not forget a break of eighty-five days in the middle of a long block', () => {
  const anchor = '2026-01-05'
  const plan = (today: string, history?: PlanInput['history']) =>
    makePlan({
      profile: {
        ...{ name: 'Demo', level: 'advanced', goal: 'endurance', stress: 'low', trainingDays: 5 },
        ...{ commitments: '', races: 'marathon 2026-10-04', goalDate: null },
      },
      ...{ anchor, today, timeZone: 'UTC', preferences: { start: person.start } },
      ...(history && { history }),
    })
  const ticked = Array.from({ length: 28 }, (_, day) => ({ date: addDays(anchor, day), completed: true }))
  const back = addDays(anchor, 28 + 85 - 1)
  const week = Math.floor(daysBetween(anchor, back) / 7)
  const [untold, told] = [plan(back), plan(back, ticked)].map(({ weeklyPlan }) => sure(weeklyPlan[week + 1]).plannedMin)
  expect(untold).toBeGreaterThan(300)
  expect(told).toBeLessThanOrEqual(180)
})
