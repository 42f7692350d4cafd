import { expect, test } from 'vitest'
import type { ShownStep } from '../../contract/schedule.ts'
import { beatsOf } from './beats.ts'
import { carriedOver } from './carried-over.ts'
import { movesOf } from './moves.ts'
import { begin, type Course, finishBeat, goTo } from './progress.ts'

const step = (exerciseId: string, sets: number): ShownStep => ({
  ...{ name: exerciseId, exerciseId, sets, reps: '8', duration: '', seconds: null, notes: '' },
  size: { unit: 'reps', low: 8, high: 8, eachSide: false },
  restSec: 90,
})

function courseOf(...steps: ShownStep[]): Course {
  const moves = movesOf({ warmup: [], exercises: steps, cooldown: [] })
  return { moves, beats: beatsOf(moves) }
}

const KNOWN = { lastLoadKg: new Map<string, number>(), nowMs: 5_000 }

test('what takes an exercise’s place begins anew, and its person stays where they are', () => {
  const from = courseOf(step('squat', 2), step('row', 2))
  const to = courseOf(step('squat', 2), step('pulldown', 2))
  const done = finishBeat(begin('2026-03-02', from, 0, KNOWN.lastLoadKg), from, 1_000)
  const now = carriedOver(done, from, to, KNOWN)
  expect(now.at).toBe(done.at)
  expect(now.sets.map((sets) => sets.filter((set) => set.done).length)).toEqual([1, 0])
})

test('where there are fewer moves now, what was done stays, and the first that is open comes next', () => {
  const from = courseOf(step('pullover', 2), step('squat', 1), step('row', 2))
  const to = courseOf(step('squat', 1), step('row', 2))
  const squat = from.beats.findIndex(({ turns }) => turns[0].move === 1)
  const done = finishBeat(goTo(begin('2026-03-02', from, 0, KNOWN.lastLoadKg), squat, from, 500), from, 1_000)
  const now = carriedOver(done, from, to, KNOWN)
  expect(now.sets.map((sets) => sets.filter((set) => set.done).length)).toEqual([1, 0])
  expect(to.beats[now.at]?.turns[0]).toEqual({ move: 1, set: 0 })
})
