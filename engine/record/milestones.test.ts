import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { progressOf } from './progress.ts'
import type { TrainingRecord } from './record.ts'

const MONDAY = '2026-03-02'
const on = (day: number) => addDays(MONDAY, day)
const NOTHING: TrainingRecord = {
  ...{ today: on(34), usualWeeklyMin: 0, sessions: [], planned: [], activities: [], lifted: [] },
  before: { trainedDays: 0, runs: 0, longestRunM: 0 },
}
const every = (count: number, step = 1) => Array.from({ length: count }, (_, at) => at * step)
const planned = (days: number[], discipline: 'run' | 'race' = 'run') =>
  days.map((day) => ({ date: on(day), durationMin: 40, rpe: 5, discipline }))
const done = (days: number[]) => days.map((day) => ({ date: on(day), done: true, minutes: 30, rpe: null }))
const run = (day: number, distanceM: number) => ({
  ...{ date: on(day), discipline: 'run' as const, durationSec: 1800, distanceM, avgHr: null, matched: true },
})
const reached = (record: Partial<TrainingRecord>, code: string) =>
  progressOf({ ...NOTHING, ...record }).milestones.filter((one) => one.code === code)

test('the first day of training, the tenth and the twenty-fifth are told on their days, the others not', () => {
  expect(reached({ sessions: done(every(26)) }, 'trained-days')).toEqual([
    { code: 'trained-days', date: on(24), count: 25 },
    { code: 'trained-days', date: on(9), count: 10 },
    { code: 'trained-days', date: on(0), count: 1 },
  ])
})

test('days of years that are not looked at any more still count', () => {
  const before = { trainedDays: 148, runs: 0, longestRunM: 0 }
  expect(reached({ before, sessions: done([0, 2, 4]) }, 'trained-days')).toEqual([
    { code: 'trained-days', date: on(2), count: 150 },
  ])
})

test('a week is full once it is over, and the first alone is told', () => {
  const week = { planned: planned([0, 2, 4, 7, 9]), sessions: done([0, 2, 4, 7, 9]) }
  expect(reached({ ...week, today: on(5) }, 'full-week')).toEqual([])
  expect(reached(week, 'full-week')).toEqual([{ code: 'full-week', date: on(6), days: 3 }])
})

test('four kept weeks in a row are told once, and one that fell short only begins the row anew', () => {
  const weeks = (...kept: number[]) => kept.map((week) => week * 7)
  const plan = planned(every(5).flatMap((week) => [week * 7, week * 7 + 2]))
  expect(reached({ planned: plan, sessions: done(weeks(0, 1, 2, 3, 4)) }, 'kept-weeks')).toEqual([
    { code: 'kept-weeks', date: on(27), count: 4 },
  ])
  expect(reached({ planned: plan, sessions: done(weeks(0, 1, 3, 4)) }, 'kept-weeks')).toEqual([])
})

test('the longest run needs runs to be longer than, and a first race is told once', () => {
  expect(reached({ activities: [run(0, 4000), run(2, 5000), run(4, 6000)] }, 'longest-run')).toEqual([])
  const four = [run(0, 4000), run(2, 6000), run(4, 5000), run(6, 6050), run(8, 7000), run(9, 5000)]
  expect(reached({ activities: four }, 'longest-run')).toEqual([{ code: 'longest-run', date: on(8), distanceM: 7000 }])
  const races = { planned: planned([3, 17], 'race'), sessions: done([3, 17]) }
  expect(reached(races, 'first-race')).toEqual([{ code: 'first-race', date: on(3) }])
})

test('a lift that was done once is no record, a heavier one is', () => {
  const set = (loadKg: number) => ({ exerciseId: 'goblet-squat', loadKg, reps: 8 })
  expect(reached({ lifted: [{ date: on(0), sets: [set(20)] }] }, 'lift-record')).toEqual([])
  const two = [
    { date: on(0), sets: [set(20)] },
    { date: on(3), sets: [set(22)] },
  ]
  expect(reached({ lifted: two }, 'lift-record')).toEqual([
    { code: 'lift-record', date: on(3), exerciseId: 'goblet-squat', loadKg: 22, reps: 8 },
  ])
})
