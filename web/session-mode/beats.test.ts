import { expect, test } from 'vitest'
import { beatsOf } from './beats.ts'
import type { Move } from './moves.ts'

const move = (sets: number, seconds: number | null, restSec?: number, part: Move['part'] = 'exercises'): Move => ({
  part,
  step: {
    ...{ name: '', sets, reps: '', size: null, duration: '', seconds, notes: '' },
    ...(restSec === undefined ? {} : { restSec, exerciseId: 'squat' }),
  },
  ...{ sets: Math.max(1, sets), seconds, logged: seconds === null, halves: false },
})
/** Beats as text: the moves by their letters, a superset in one word. */
const order = (moves: readonly Move[]) =>
  beatsOf(moves)
    .map(({ turns }) => turns.map(({ move: at, set }) => `${'abcdefgh'[at]}${set + 1}`).join('+'))
    .join(' ')

test('two exercises with hardly a rest between them are done in turn, the one after a real rest is not', () => {
  expect(order([move(0, 60, undefined, 'warmup'), move(3, null, 15), move(3, null, 84), move(2, null, 60)])).toBe(
    'a1 b1+c1 b2+c2 b3+c3 d1 d2',
  )
})

test('interval and pause take turns', () => {
  expect(order([move(4, 180), move(4, 120), move(0, 300)])).toBe('a1 b1 a2 b2 a3 b3 a4 b4 c1')
})

test('a circuit changes place after each station and rests after each round', () => {
  expect(order([move(2, 40), move(2, 40), move(4, 20), move(2, 60)])).toBe('a1 c1 b1 c2 d1 a2 c3 b2 c4 d2')
})

test('stations between runs take turns, each as often as it is planned', () => {
  expect(order([move(3, 180), move(2, 60), move(1, 60), move(3, 60)])).toBe('a1 b1 d1 a2 c1 d2 a3 b2 d3')
})

test('every set of every move comes once', () => {
  for (let seed = 1; seed < 300; seed++) {
    const random = (below: number, salt: number) =>
      Math.floor((Math.abs(Math.sin(seed * 97 + salt * 31)) * 1e4) % below)
    const moves = Array.from({ length: 1 + random(6, 0) }, (_, at) =>
      random(2, at + 1) ? move(random(5, at + 9), 60) : move(1 + random(4, at + 5), null, [15, 60][random(2, at + 3)]),
    )
    const turns = beatsOf(moves).flatMap((beat) => beat.turns.map(({ move: at, set }) => `${at} ${set}`))
    const all = moves.flatMap(({ sets }, at) => Array.from({ length: sets }, (_, set) => `${at} ${set}`))
    expect(turns.toSorted(), JSON.stringify(moves)).toEqual(all.toSorted())
  }
})
