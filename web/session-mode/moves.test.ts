import { expect, test } from 'vitest'
import { leastReps, movesOf, secondsOf } from './moves.ts'

test.each([
  ['10 min', 600],
  ['40 s', 40],
  ['1.5 min', 90],
  ['', null],
  ['8-10', null],
])('%j lasts %j seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds)
})

test('a workout is done from warm-up to cool-down; counted sets are logged, timed ones are not', () => {
  const step = (name: string, more: object) => ({ name, sets: 0, reps: '', duration: '', notes: '', ...more })
  const moves = movesOf({
    warmup: [step('Walk', { duration: '5 min' })],
    exercises: [
      step('Goblet squat', { sets: 3, reps: '8-10', exerciseId: 'goblet-squat' }),
      step('Plank', { sets: 2, duration: '40 s', exerciseId: 'plank' }),
    ],
    cooldown: [step('Stretch', { duration: '3 min' })],
  })
  expect(moves.map(({ part, sets, seconds, logged }) => ({ part, sets, seconds, logged }))).toEqual([
    { part: 'warmup', sets: 1, seconds: 300, logged: false },
    { part: 'exercises', sets: 3, seconds: null, logged: true },
    { part: 'exercises', sets: 2, seconds: 40, logged: false },
    { part: 'cooldown', sets: 1, seconds: 180, logged: false },
  ])
})

test('the least of a range is what a set begins with', () => {
  expect([leastReps('8-10'), leastReps('6 each side'), leastReps('')]).toEqual([8, 6, 10])
})
