import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { eventProblem, eventsOfRows, newEvent, rowsOfEvents, yearMeant } from './event-rows.ts'

const HALF = {
  name: 'Bath Half',
  discipline: 'run',
  distanceKm: 21.1,
  date: '2027-03-14',
  targetSeconds: 6600,
  priority: 'A',
} as const

test('what is kept goes into rows and comes out of them as it was', () => {
  expect(eventsOfRows(rowsOfEvents([HALF]))).toEqual([HALF])
})

test('a row says what it lacks', () => {
  const [row] = rowsOfEvents([HALF])
  expect(eventProblem(sure(row))).toBeNull()
  expect(eventProblem({ ...sure(row), date: '' })).toBe(MY_WEEK.events.dateMissing)
  expect(eventProblem({ ...sure(row), distanceKm: Number.NaN })).toBe(MY_WEEK.events.distanceWrong)
  expect(eventProblem({ ...sure(row), targetSeconds: Number.NaN })).toBe(MY_WEEK.events.targetWrong)
  expect(eventProblem(newEvent([sure(row)]))).toBe(MY_WEEK.events.nameMissing)
})

test('of a date that is over the next one of its day is offered, and none of one that is to come', () => {
  const on = (date: string) => yearMeant({ ...sure(rowsOfEvents([HALF])[0]), date }, '2026-11-23')
  expect(on('2026-04-12')).toBe('2027-04-12')
  expect(on('2025-12-05')).toBe('2026-12-05')
  expect(on('2024-02-29')).toBe('2028-02-29')
  expect(on('2026-11-23')).toBeNull()
  expect(on('')).toBeNull()
})
