import { expect, test } from 'vitest'
import { beatsOf } from './beats.ts'
import type { Move } from './moves.ts'
import { begin } from './progress.ts'
import { soundsAhead } from './sounds-ahead.ts'

const interval = (name: string, seconds: number): Move => ({
  part: 'exercises',
  step: { name, sets: 2, reps: '', size: null, duration: '', durationSec: seconds, notes: '' },
  ...{ sets: 2, seconds, logged: false, halves: false },
})

test('the sounds of a whole run are known when it begins: three ticks before each change, and an end', () => {
  const moves = [interval('Fast', 60), interval('Easy', 30)]
  const course = { moves, beats: beatsOf(moves) }
  const sounds = soundsAhead(begin('2026-11-23', course, 0, new Map()), course, 0)
  const at = (sound: string) => sounds.filter((one) => one.sound === sound).map(({ atMs }) => atMs / 1000)
  expect(at('go')).toEqual([6, 66, 96, 156])
  expect(at('end')).toEqual([186])
  expect(at('tick')).toHaveLength(15)
})
