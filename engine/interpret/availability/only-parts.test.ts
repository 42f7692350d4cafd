import { expect, test } from 'vitest'
import { readAvailability } from './availability.ts'

const weekOf = (text: string) => readAvailability(text, '2026-11-30').facts.week
const EVENING = { start: '17:00', end: '21:30' }
const MORNING = { start: '05:30', end: '11:00' }

test.each([
  ['Wednesdays only evenings', { days: ['wed'], ...EVENING }],
  ['on Thursdays only in the mornings', { days: ['thu'], ...MORNING }],
  ['only mornings on Tuesdays', { days: ['tue'], ...MORNING }],
  ['Fridays evenings only', { days: ['fri'], ...EVENING }],
])('the part of a day that is all there is of it shuts no other day: %s', (text, window) => {
  expect(weekOf(text)).toEqual({ windows: [window] })
})

test('nor beside a day that is refused', () => {
  expect(weekOf('never before 8, not on Mondays, Wednesdays only evenings')).toEqual({
    never: ['mon'],
    windows: [
      { days: ['wed'], ...EVENING },
      { days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'], start: '08:00', end: '22:00' },
    ],
  })
})

test.each([
  ['only Wednesdays and weekends', ['mon', 'tue', 'thu', 'fri']],
  ['Saturday mornings only', ['mon', 'tue', 'wed', 'thu', 'fri', 'sun']],
])('days that are all there are shut the others: %s', (text, never) => {
  expect(weekOf(text)?.never).toEqual(never)
})

test('beside work it is no evening of every day, and takes no day from the work', () => {
  expect(weekOf('Work 9-5. Wednesdays only evenings')).toBeUndefined()
})
