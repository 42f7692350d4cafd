import { expect, test } from 'vitest'
import { movesOf } from './moves.ts'

test('a workout is done from warm-up to cool-down; counted sets are logged, timed ones are not', () => {
  const step = (name: string, more: object) => ({
    name,
    sets: 0,
    reps: '',
    size: null,
    duration: '',

    notes: '',
    ...more,
  })
  const moves = movesOf({
    warmup: [step('Walk', { durationSec: 300 })],
    exercises: [
      step('Goblet squat', { sets: 3, exerciseId: 'goblet-squat' }),
      step('Plank', { sets: 2, durationSec: 40, exerciseId: 'plank' }),
    ],
    cooldown: [step('Stretch', { durationSec: 180 })],
  })
  expect(moves.map(({ part, sets, seconds, logged }) => ({ part, sets, seconds, logged }))).toEqual([
    { part: 'warmup', sets: 1, seconds: 300, logged: false },
    { part: 'exercises', sets: 3, seconds: null, logged: true },
    { part: 'exercises', sets: 2, seconds: 40, logged: false },
    { part: 'cooldown', sets: 1, seconds: 180, logged: false },
  ])
})
