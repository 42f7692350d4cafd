import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import type { Move } from './moves.ts'
import { begin, goTo, loggedSets, longer, minutesSince, startWork, tick, timeUp, withSet } from './progress.ts'

const step = (name: string, more: object) => ({
  name,
  sets: 0,
  reps: '',
  size: null,
  duration: '',
  seconds: null,
  notes: '',
  ...more,
})
const EIGHT_TO_TEN = { unit: 'reps', low: 8, high: 10, eachSide: false }
const MOVES: Move[] = [
  { part: 'warmup', step: step('Walk', { seconds: 300 }), sets: 1, seconds: 300, logged: false },
  {
    part: 'exercises',
    step: step('Squat', { sets: 3, size: EIGHT_TO_TEN, exerciseId: 'squat', restSec: 90 }),
    sets: 3,
    seconds: null,
    logged: true,
  },
]
const start = begin('2026-11-23', MOVES, 0, new Map([['squat', 20]]))

test('a session begins with the least repetitions and the load of last time', () => {
  expect(start.sets[1]).toEqual(Array.from({ length: 3 }, () => ({ reps: 8, loadKg: 20, done: false })))
})

test('a timed move is ticked when its clock has run out, not before', () => {
  const running = startWork(start, MOVES, 1000)
  expect(timeUp(running, MOVES, 300_999)).toBe(running)
  const over = timeUp(running, MOVES, 301_000)
  expect([sure(sure(over.sets[0])[0]).done, over.clock]).toEqual([true, null])
})

test('rest follows a set that is done, for as long as the exercise says, but not the last set', () => {
  let now = tick(goTo(start, 1, MOVES), 0, MOVES, 0)
  expect(now.clock).toEqual({ kind: 'rest', untilMs: 90_000 })
  expect(longer(now, 30).clock?.untilMs).toBe(120_000)
  now = timeUp(now, MOVES, 90_000)
  expect(now.clock).toBeNull()
  now = tick(tick(now, 1, MOVES, 0), 2, MOVES, 0)
  expect(now.clock).toBeNull()
})

test('a changed load goes on to the sets to come, never back to the ones done', () => {
  const first = tick(goTo(start, 1, MOVES), 0, MOVES, 0)
  const heavier = withSet(first, 1, { loadKg: 22.5 })
  expect(sure(heavier.sets[1]).map(({ loadKg }) => loadKg)).toEqual([20, 22.5, 22.5])
  expect(loggedSets(heavier, MOVES)).toEqual([{ exerciseId: 'squat', reps: 8, loadKg: 20 }])
})

test('a tick can be taken back', () => {
  const once = tick(goTo(start, 1, MOVES), 0, MOVES, 0)
  expect(loggedSets(tick(once, 0, MOVES, 0), MOVES)).toEqual([])
})

test('the time of a session is counted from its beginning, in whole minutes', () => {
  expect(minutesSince(start, 10_000)).toBe(1)
  expect(minutesSince(start, 31 * 60_000)).toBe(31)
})
