import { expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { sure } from '../sure.ts'
import { progressOf } from './progress.ts'
import type { TrainingRecord } from './record.ts'

const MONDAY = '2026-03-02'
const on = (day: number) => addDays(MONDAY, day)
const NOTHING: TrainingRecord = {
  ...{ today: on(20), usualWeeklyMin: 0, sessions: [], planned: [], activities: [], lifted: [] },
  before: { trainedDays: 0, runs: 0, longestRunM: 0 },
}
const plannedOn = (...days: number[]) =>
  days.map((day) => ({ date: on(day), durationMin: 40, rpe: 5, discipline: 'run' as const }))
const doneOn = (...days: number[]) => days.map((day) => ({ date: on(day), done: true, minutes: null, rpe: null }))

test('nothing recorded is nothing to show, and no error', () => {
  expect(progressOf(NOTHING)).toEqual({
    ...{ days: [], form: null, lifts: [], runs: null, milestones: [] },
    rhythm: { kept: 0, of: 0, since: null, weeks: [] },
  })
})

test('a week is kept with half of what was planned; one that falls short ends nothing, one without a plan counts not', () => {
  const { rhythm } = progressOf({
    ...NOTHING,
    today: on(35),
    planned: plannedOn(0, 2, 4, 7, 9, 11, 21, 23),
    sessions: doneOn(0, 2, 9, 21),
  })
  expect(rhythm.weeks.map(({ state }) => state)).toEqual(['kept', 'short', 'free', 'kept', 'free', 'open'])
  expect([rhythm.kept, rhythm.of]).toEqual([2, 3])
})

test('a week under way is not counted before it is over, though it be kept already', () => {
  const begun = { ...NOTHING, planned: plannedOn(0, 7, 14), sessions: doneOn(0, 7, 14) }
  const { rhythm } = progressOf({ ...begun, today: on(15) })
  expect(rhythm.weeks.at(-1)?.state).toBe('kept')
  expect([rhythm.kept, rhythm.of, rhythm.since]).toEqual([2, 2, MONDAY])
  expect(progressOf({ ...begun, today: on(21) }).rhythm).toMatchObject({ kept: 3, of: 3, since: MONDAY })
})

test('what was planned counts where only a tick was given', () => {
  const { days } = progressOf({ ...NOTHING, planned: plannedOn(0), sessions: doneOn(0) })
  expect(days).toEqual([{ date: MONDAY, minutes: 40, loadAu: 200, trained: true, planned: true }])
})

test('an activity that is its day’s session is counted once', () => {
  const run = { date: MONDAY, discipline: 'run' as const, durationSec: 1800, distanceM: 5000, avgHr: null }
  const told = { ...NOTHING, planned: plannedOn(0), sessions: doneOn(0) }
  expect(progressOf({ ...told, activities: [{ ...run, matched: true }] }).days[0]?.minutes).toBe(40)
  expect(progressOf({ ...told, activities: [{ ...run, matched: false }] }).days[0]?.minutes).toBe(70)
})

test('a record is the heaviest set, and the day on which it was first lifted', () => {
  const set = (loadKg: number | null, reps: number) => ({ exerciseId: 'goblet-squat', loadKg, reps })
  const lifted = [
    { date: on(0), sets: [set(20, 8), set(24, 5)] },
    { date: on(3), sets: [set(24, 5)] },
    { date: on(7), sets: [set(22, 12)] },
  ]
  expect(progressOf({ ...NOTHING, lifted }).lifts[0]?.best).toEqual({ date: on(0), loadKg: 24, reps: 5 })
  const bare = [{ date: on(1), sets: [{ exerciseId: 'push-up', loadKg: null, reps: 15 }] }]
  expect(progressOf({ ...NOTHING, lifted: bare }).lifts[0]).toMatchObject({
    best: { reps: 15, loadKg: null },
    oneRepMaxKg: null,
    points: [],
  })
})

test('a run by far more beats is not of the same effort', () => {
  const run = (day: number, durationSec: number, avgHr: number) => ({
    ...{ date: on(day), discipline: 'run' as const, durationSec, distanceM: 5000, avgHr, matched: false },
  })
  const activities = [run(0, 1800, 140), run(2, 1350, 172), run(4, 1790, 141), run(6, 1700, 139), run(8, 1690, 142)]
  const { runs } = progressOf({ ...NOTHING, activities })
  expect(runs?.aroundHr).toBe(141)
  expect(runs?.points.map(({ secPerKm }) => secPerKm)).toEqual([360, 358, 340, 338])
  expect(sure(runs?.last)).toBeLessThan(sure(runs?.first))
})

test('fitness rises with training and fatigue falls in a rest', () => {
  const sessions = Array.from({ length: 30 }, (_, day) => ({ date: on(day), done: true, minutes: 45, rpe: 5 }))
  const trained = progressOf({ ...NOTHING, today: on(29), sessions }).form
  expect(trained).toMatchObject({ trend: 'rising', state: 'tired' })
  expect(progressOf({ ...NOTHING, today: on(38), sessions }).form?.state).toBe('fresh')
  // One session says nothing of how much somebody carries.
  expect(progressOf({ ...NOTHING, today: on(0), sessions: sessions.slice(0, 1) }).form?.state).toBe('early')
  expect(progressOf({ ...NOTHING, today: on(6), sessions: sessions.slice(0, 7) }).form?.state).toBe('tired')
})
