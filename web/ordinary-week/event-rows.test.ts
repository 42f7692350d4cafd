import { describe, expect, test } from 'vitest'
import { askedOf } from '../../engine/phases/event-asked.ts'
import { sure } from '../../engine/sure.ts'
import { lengthOf } from '../my-week/event-length.ts'
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

describe('an event of another kind', () => {
  const REGATTA = {
    name: 'Dragon boat regatta',
    discipline: 'other',
    distanceKm: null,
    date: '2027-06-12',
    targetSeconds: null,
    priority: null,
  } as const

  test('is asked how long, how hard and which sport, whatever is answered first', () => {
    const row = sure(rowsOfEvents([REGATTA])[0])
    expect(askedOf(row)).toEqual(['minutes', 'effort', 'sport'])
    expect(askedOf({ ...row, like: { effort: 'hard' } })).toEqual(['minutes', 'sport'])
    expect(askedOf({ ...row, like: { minutes: 10, effort: 'hard', sport: 'row' } })).toEqual([])
    expect(askedOf({ ...row, discipline: 'run' })).toEqual([])
    expect(askedOf({ ...row, name: 'Soccer season' })).toEqual([])
  })

  test('keeps what was said of it, and loses it with its kind', () => {
    const said = { ...REGATTA, like: { minutes: 10, effort: 'hard', sport: 'row' } } as const
    expect(eventsOfRows(rowsOfEvents([said]))).toEqual([said])
    expect(eventsOfRows(rowsOfEvents([REGATTA]))).toEqual([REGATTA])
    const [row] = rowsOfEvents([said])
    expect(eventsOfRows([{ ...sure(row), discipline: 'row' }])).toEqual([{ ...REGATTA, discipline: 'row' }])
    expect(eventProblem({ ...sure(row), like: { minutes: Number.NaN } })).toBe(MY_WEEK.events.like.lengthWrong)
  })

  test.each([
    ['90', 90],
    ['90 min', 90],
    ['1:30', 90],
    ['6 h', 360],
    ['1.5 h', 90],
    ['2,5 hours', 150],
    ['0', null],
    ['99 h', null],
    ['long', null],
    ['1:75', null],
  ])('is as long as it says: %s', (typed, minutes) => {
    expect(lengthOf(typed)).toBe(minutes)
  })
})
