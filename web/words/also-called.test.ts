import { expect, test } from 'vitest'
import { knownLift } from '../activities/logbook/known-lifts.ts'
import { ALSO_CALLED } from './also-called.ts'
import { exerciseNames } from './exercise-words.ts'

const lower = (name: string) => name.toLowerCase()

test('another name is that of no other exercise, and says something new', () => {
  const names = new Set(exerciseNames().map(([, name]) => lower(name)))
  expect(Object.values(ALSO_CALLED).filter((name) => names.has(lower(name)))).toEqual([])
})

test('an exercise is known by its name, in a log too', () => {
  for (const [id, name] of exerciseNames()) expect([name, knownLift(name)]).toEqual([name, id])
})

test.each([
  ['Lying triceps extension', 'skull-crusher'],
  ['Under-table row', 'table-row'],
  ['Inverted row under a table', 'table-row'],
  ['Bench dip', 'chair-dip'],
  ['Burpee', 'burpee'],
])('people may call it by another: %s', (name, id) => {
  expect(knownLift(name)).toBe(id)
})
