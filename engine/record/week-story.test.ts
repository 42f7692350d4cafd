import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { weekStory } from './week-story.ts'

const FIRST = '2026-03-02'
const on = (day: number) => addDays(FIRST, day)
const day = (at: number, minutes: number, loadAu = minutes * 4) => ({
  ...{ date: on(at), minutes, loadAu, trained: minutes > 0, planned: true },
})
const NOTHING = { first: FIRST, days: [], milestones: [], told: [], ahead: [], isOfStrength: false }
const told = (at: number, taps: object | null, facts: object = {}, rpe: number | null = null) => ({
  ...{ date: on(at), taps, facts: { sleep: null, fatigue: null, ...facts }, rpe },
})

test('a week of nothing is told without a word of blame, and without what nobody said', () => {
  expect(weekStory(NOTHING)).toMatchObject({
    ...{ minutes: 0, trained: 0, planned: 0, minimum: 0, best: null },
    ...{ sleep: null, energy: null, effort: null, next: null },
  })
})

test('the days of the week alone are counted, whatever weekday it begins on', () => {
  const days = [day(-1, 90), day(0, 30), day(3, 0), day(6, 45), day(7, 60)]
  const story = weekStory({ ...NOTHING, days })
  expect(story).toMatchObject({ minutes: 75, trained: 2, planned: 3, minimum: 2 })
  expect(story.days).toHaveLength(7)
})

test('the best of it is what was reached, else the day of the most load', () => {
  const days = [day(0, 60, 180), day(2, 40, 320)]
  expect(weekStory({ ...NOTHING, days }).best).toEqual({ code: 'hardest', date: on(2), minutes: 40 })
  const milestones = [
    { code: 'trained-days', date: on(9), count: 10 },
    { code: 'longest-run', date: on(1), distanceM: 9000 },
  ] as const
  expect(weekStory({ ...NOTHING, days, milestones }).best).toEqual({ code: 'reached', milestone: milestones[1] })
})

test('how it felt is what was tapped; where nothing was, what the notes say', () => {
  const story = weekStory({
    ...NOTHING,
    told: [
      told(0, { sleep: 4 }, { fatigue: 'high' }, 6),
      told(1, { sleep: 3 }, { sleep: 'poor', fatigue: 'low' }, 7),
      told(2, null, { fatigue: 'high' }),
      told(8, { sleep: 1 }, {}, 10),
    ],
  })
  expect(story.sleep).toEqual({ by: 'taps', mean: 3.5, days: 2 })
  expect(story.energy).toEqual({ by: 'notes', good: 1, poor: 2 })
  expect(story.effort).toEqual({ mean: 6.5, days: 2 })
})

test('what comes is the seven days after, and their key day the one of the most load', () => {
  const ahead = [6, 7, 9, 13, 14].map((at) => ({
    date: on(at),
    durationMin: at === 9 ? 40 : 50,
    rpe: at === 9 ? 8 : 3,
    ...{ discipline: 'run' as const, longSession: false },
  }))
  const rest = { date: on(8), durationMin: 0, rpe: 1, discipline: 'rest' as const, longSession: false }
  expect(weekStory({ ...NOTHING, ahead: [...ahead, rest] }).next).toMatchObject({
    sessions: 3,
    minutes: 140,
    key: on(9),
  })
})

test('the key day is the long one, however hard another is; for muscle it is the weightiest of strength', () => {
  const day = (at: number, discipline: 'run' | 'strength', durationMin: number, rpe: number, longSession = false) => ({
    ...{ date: on(at), discipline, durationMin, rpe, longSession },
  })
  const ahead = [day(7, 'strength', 60, 7), day(8, 'strength', 40, 7), day(9, 'run', 70, 3, true)]
  const keyFor = (isOfStrength: boolean) => weekStory({ ...NOTHING, ahead, isOfStrength }).next?.key
  expect(keyFor(false)).toBe(on(9))
  expect(keyFor(true)).toBe(on(7))
})
