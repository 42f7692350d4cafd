import { expect, test } from 'vitest'
import { lastLoads, lastTimes, recordsBroken } from './last-time.ts'

const set = (exerciseId: string, reps: number, loadKg: number | null) => ({ exerciseId, reps, loadKg })
const DAYS = new Map(
  [
    { date: '2026-11-16', sets: [set('squat', 10, 40), set('push-up', 12, null)] },
    { date: '2026-11-09', sets: [set('squat', 8, 45)] },
    { date: '2026-11-23', sets: [set('squat', 1, 100)] },
  ].map((day) => [day.date, day]),
)

test('last time is the newest day before this one, whatever the order of the records', () => {
  expect(lastTimes(DAYS, '2026-11-23').get('squat')).toEqual({ date: '2026-11-16', sets: [set('squat', 10, 40)] })
  expect([...lastLoads(lastTimes(DAYS, '2026-11-23'))]).toEqual([['squat', 40]])
})

test('a record is what could have been lifted once, or repetitions where nothing is lifted; a first time is none', () => {
  const done = [set('squat', 9, 45), set('push-up', 12, null), set('plank', 60, null)]
  expect(recordsBroken(DAYS, '2026-11-23', done)).toEqual([
    { exerciseId: 'squat', now: set('squat', 9, 45), before: set('squat', 8, 45) },
  ])
  expect(recordsBroken(DAYS, '2026-11-23', [set('push-up', 13, null)])).toHaveLength(1)
})
