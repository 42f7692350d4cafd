import { expect, test } from 'vitest'
import { beatsOf } from './beats.ts'
import type { Move } from './moves.ts'
import { begin, type Course, finishBeat, goTo, timeUp } from './progress.ts'
import { isSkipped, timeTaken } from './session-end.ts'

const step = { ...{ name: 'Squat', sets: 3, reps: '8', size: null, duration: '', notes: '' }, exerciseId: 'squat' }
const MOVES: Move[] = [
  { part: 'warmup', step: { ...step, sets: 0 }, sets: 1, seconds: 300, logged: false, halves: false },
  { part: 'exercises', step, sets: 3, seconds: null, logged: true, halves: false },
]
const COURSE: Course = { moves: MOVES, beats: beatsOf(MOVES) }
const MINUTE = 60_000
const start = begin('2026-11-23', COURSE, 0, new Map())
const squatted = finishBeat(goTo(start, 1, COURSE, 0), COURSE, 0)

test('the clock says how long it took, as long as that can be', () => {
  expect(timeTaken(squatted, COURSE, 30, 34 * MINUTE)).toEqual({ minutes: 34, by: 'clock' })
  expect(timeTaken(squatted, COURSE, 30, 75 * MINUTE)).toEqual({ minutes: 75, by: 'clock' })
  expect(timeTaken(squatted, COURSE, 30, 488 * MINUTE)).toEqual({ minutes: 30, by: 'plan' })
  expect(timeTaken(squatted, COURSE, 5, 20 * MINUTE)).toEqual({ minutes: 20, by: 'clock' })
})

test('a session of which all was skipped took what was planned, if it was done at all', () => {
  // The warm-up ran to its end while nobody was there.
  const left = goTo(timeUp(start, COURSE, 480 * MINUTE), COURSE.beats.length, COURSE, 480 * MINUTE)
  expect(left.sets[0]?.[0]?.done).toBe(true)
  expect(isSkipped(left, COURSE)).toBe(true)
  expect(timeTaken(left, COURSE, 30, 2 * MINUTE)).toEqual({ minutes: 30, by: 'plan' })
  expect(isSkipped(squatted, COURSE)).toBe(false)
})

test('a session that is led by clocks alone is done by them', () => {
  const timed: Course = { moves: MOVES.slice(0, 1), beats: beatsOf(MOVES.slice(0, 1)) }
  const begun = begin('2026-11-23', timed, 0, new Map())
  expect(isSkipped(begun, timed)).toBe(true)
  expect(isSkipped(timeUp(begun, timed, 10 * MINUTE), timed)).toBe(false)
})
