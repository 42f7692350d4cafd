import { expect, test } from 'vitest'
import { beatsOf } from './beats.ts'
import type { Move } from './moves.ts'
import {
  begin,
  type Course,
  finishBeat,
  goOn,
  goTo,
  isDone,
  loggedSets,
  longer,
  minutesSince,
  type Progress,
  pause,
  startHold,
  takeBack,
  timeUp,
  withSet,
} from './progress.ts'

const step = (name: string, more: object) => ({
  ...{ name, sets: 0, reps: '', size: null, duration: '', notes: '' },
  ...more,
})
const EIGHT_TO_TEN = { unit: 'reps', low: 8, high: 10, eachSide: false }
const timed = (name: string, seconds: number, part: Move['part'], more: object = {}): Move => ({
  ...{ part, step: step(name, { durationSec: seconds, ...more }), sets: 1, seconds, logged: false, halves: false },
})
const MOVES: Move[] = [
  timed('Walk', 300, 'warmup'),
  {
    ...{ part: 'exercises', sets: 3, seconds: null, logged: true, halves: false },
    step: step('Squat', { sets: 3, size: EIGHT_TO_TEN, exerciseId: 'squat', restSec: 90 }),
  },
  timed('Stretch', 60, 'cooldown', { exerciseId: 'quad-stretch' }),
]
const COURSE: Course = { moves: MOVES, beats: beatsOf(MOVES) }
const start = begin('2026-11-23', COURSE, 0, new Map([['squat', 20]]))
/** At the first set of the squat. */
const squatting = goTo(start, 1, COURSE, 0)
const clock = ({ clock: running }: Progress) => running && [running.kind, running.untilMs]

test('a session begins with the least repetitions, the load of last time, and a moment to get into place', () => {
  expect(start.sets[1]).toEqual(Array.from({ length: 3 }, () => ({ reps: 8, loadKg: 20, done: false })))
  expect(clock(start)).toEqual(['ready', 6000])
})

test('what is timed runs by itself: into place, work, done, and on to what waits for its person', () => {
  const working = timeUp(start, COURSE, 6000)
  expect(clock(working)).toEqual(['work', 306_000])
  expect(timeUp(working, COURSE, 305_999)).toBe(working)
  const over = timeUp(working, COURSE, 306_000)
  expect([over.sets[0]?.[0]?.done, over.at, over.clock]).toEqual([true, 1, null])
})

test('a screen that slept is where it would have been awake', () => {
  const last = finishBeat(goTo(start, 3, COURSE, 0), COURSE, 1000)
  expect(clock(last)).toEqual(['ready', 21_000])
  const awake = timeUp(last, COURSE, 1_000_000)
  expect([awake.at, awake.clock]).toEqual([COURSE.beats.length, null])
})

test('one press does a set as planned: rest as long as the exercise says, and the next set', () => {
  const resting = finishBeat(squatting, COURSE, 0)
  expect([resting.at, clock(resting)]).toEqual([2, ['rest', 90_000]])
  expect(longer(resting, 30).clock?.untilMs).toBe(120_000)
  expect(timeUp(resting, COURSE, 90_000).clock).toBeNull()
  expect(loggedSets(resting, MOVES)).toEqual([{ exerciseId: 'squat', reps: 8, loadKg: 20 }])
})

test('a stopped clock keeps what it had', () => {
  const stopped = pause(finishBeat(squatting, COURSE, 0), 30_000)
  expect(timeUp(stopped, COURSE, 500_000)).toBe(stopped)
  expect(clock(goOn(stopped, 500_000))).toEqual(['rest', 560_000])
})

test('a hold is counted down and done when its time is over', () => {
  const held = timeUp(startHold(squatting, 40, 0), COURSE, 40_000)
  expect([held.at, clock(held), held.sets[1]?.[0]?.done]).toEqual([2, ['rest', 130_000], true])
})

test('a changed load goes on to the sets to come, never back to the ones done', () => {
  const heavier = withSet(finishBeat(squatting, COURSE, 0), { move: 1, set: 1 }, { loadKg: 22.5 })
  expect(heavier.sets[1]?.map(({ loadKg }) => loadKg)).toEqual([20, 22.5, 22.5])
})

test('a set that was ticked too early is taken back where it is', () => {
  const back = goTo(finishBeat(squatting, COURSE, 0), 1, COURSE, 0)
  const beat = COURSE.beats[1]
  expect(beat && isDone(back, beat)).toBe(true)
  expect(loggedSets(takeBack(back, COURSE), MOVES)).toEqual([])
})

test('the time of a session is counted from its beginning, in whole minutes', () => {
  expect(minutesSince(start, 10_000)).toBe(1)
  expect(minutesSince(start, 31 * 60_000)).toBe(31)
})
