import { describe, expect, test } from 'vitest'
import { weekCells, writtenWeek } from '../testing/week-notation.ts'
import { readCommitments } from './commitments.ts'

/** From here on a fact is shown as certain. */
const CERTAIN = 0.6
const sure = (text: string) => readCommitments(text).busy.filter(({ confidence }) => confidence >= CERTAIN)
const wished = (text: string) =>
  readCommitments(text).preferences.map(({ days, start, end, strength }) => `${strength} ${days[0]} ${start}-${end}`)

describe('hours for training in a sentence about work', () => {
  test.each([
    ['mornings before 7.30 only, work 8.15-5.45', 'prefer mon 05:00-07:30'],
    ['Work 9-6, weekend mornings please', 'prefer sat 08:00-12:00'],
    ['nursing 8-8, Saturdays could work', 'prefer sat 08:00-21:00'],
  ])('are wished for: %s', (text, wish) => {
    expect(wished(text)).toContain(wish)
    expect(readCommitments(text).busy).toHaveLength(1)
  })

  test.each(['Work mon-fri 8-4, evenings only if the kids sleep', 'desk job 9-5, sat could do before 9'])(
    'or a screen asks whether they are taken: %s',
    (text) => {
      expect(sure(text)).toHaveLength(1)
    },
  )

  test('but of work that is named they are its own', () => {
    const text = 'in the office Tues, Weds, Thurs only, 8.30 to 5'
    expect(weekCells(sure(text))).toEqual(weekCells(writtenWeek('tue-thu 08:30-17:00')))
    expect(wished(text)).toEqual([])
  })
})

test.each([
  ['Off Mondays and Tuesdays, restaurant kitchen the rest, 11am - 10pm', 'wed-sun 11:00-22:00'],
  ['open mon wed (7.30-4), close tue and sat (12-8.30)', 'mon,wed 07:30-16:00; tue,sat 12:00-20:30'],
  ['Tesco, open Mon Tue, close Fri Sat', 'mon,tue 06:00-14:00; fri,sat 14:00-22:00'],
  ['weekdays I leave at 6 home 7', 'mon-fri 06:00-19:00'],
  ['Out 6 home 7 Mon to Thu', 'mon-thu 06:00-19:00'],
  ['I babysit my niece fri nights 6-11', 'fri 18:00-23:00'],
  ['I see my girlfriend mon nights', 'mon 21:00-23:00'],
])('a working week as its people tell it: %s', (text, week) => {
  expect(weekCells(readCommitments(text).busy)).toEqual(weekCells(writtenWeek(week)))
})

test('hours of care by night are those of a shift where it is one', () => {
  expect(readCommitments('Care home nights, Fri Sat 22-7').busy.map(({ label }) => label)).toContain('night shift')
})

test('a number that became no hour leaves a part of the day in doubt', () => {
  expect(sure('dog out 6 every evening for half an hour')).toEqual([])
})

test.each([
  ['work 9-5, not Fridays', 'mon-thu 09:00-17:00'],
  ['on site 6-2.30 Mon-Fri (not Wed)', 'mon,tue,thu,fri 06:00-14:30'],
  ['Weds is my day off, otherwise 8-4 mon-fri in the pharmacy', 'mon,tue,thu,fri 08:00-16:00'],
  ['Mondays, college tue wed 9-4', 'tue,wed 09:00-16:00'],
  ['kids eat 6.30, bath 7, down by 7.45', 'mon-sun 18:30-19:45'],
])('days that are taken out of others are none of them: %s', (text, week) => {
  expect(weekCells(readCommitments(text).busy)).toEqual(weekCells(writtenWeek(week)))
})

test('days that are taken out of a wish are those of the wish, and work keeps them', () => {
  const { busy, preferences } = readCommitments('Work 9-5 mon-fri. Evenings: prefer after 8.30, not Fridays')
  expect(busy.map(({ days }) => days.length)).toEqual([5])
  expect(preferences.map(({ days }) => days)).toEqual([['mon', 'tue', 'wed', 'thu', 'sat', 'sun']])
})

test('one thing told by its part of the day and then by its hours is asked about', () => {
  const told = readCommitments('sat am long ride with the club 8-11').busy
  expect(told.map(({ start, end, confidence }) => [start, end, confidence >= CERTAIN])).toEqual([
    ['08:00', '12:00', false],
    ['08:00', '11:00', true],
  ])
})
