import { describe, expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { withOffers } from '../week/with-offers.ts'
import { readAvailability } from './availability.ts'

const read = (text: string) => {
  const { facts, rest, sayings } = readAvailability(text, '2026-11-30')
  const { busy, preferences } = withOffers(readCommitments(rest), sayings)
  return {
    ...{ facts, week: facts.week },
    busy: busy.map(({ days, start, end, label }) => `${days} ${start}-${end} ${label}`),
    liked: preferences.map(({ days, start, end, strength }) => `${strength} ${days} ${start}-${end}`),
  }
}
const WORKDAYS = 'mon,tue,wed,thu,fri'
const WORK = `${WORKDAYS} 09:00-17:00 work`

describe('a day is refused', () => {
  test.each([
    ['Friday is always my day off training. Work 9-5', ['fri']],
    ['Sunday chapel & rest. Work 9-5 mon-fri', ['sun']],
    ['I want fresh legs for Sunday, so Saturday off. Work 9-5 mon-fri', ['sat']],
    ['Office 9-5, Monday to Friday. Please avoid Saturdays', ['sat']],
    ['work 9-5 mon-fri. sat sun not reliable, leave em out', ['sat', 'sun']],
    ['work 9-5. saturdays church all day no', ['sat']],
    ['Work 9-5 mon-fri, weekends nope', ['sat', 'sun']],
    ['On call Thursdays so nothing then. Work 9-5 mon-fri', ['thu']],
    ['Gym on Monday, Wednesday and Friday. On the other days I want rest', ['tue', 'thu', 'sat', 'sun']],
    ['work 9-5 mon-fri, sun off always', ['sun']],
    ['work 9-5 mon-fri. friday saturday everyone home dont bother', ['fri', 'sat']],
    ['Work 9-5 Mon-Fri. Sabbath? Sunday, none.', ['sun']],
    ['On the road mon tue wed thu whole day no chance. Rest is free', ['mon', 'tue', 'wed', 'thu']],
    ['work 9-5 mon-fri. sheepdog trials sunday all day so no', ['sun']],
    ['Weekdays 8-20, honestly zero on Mon to Fri', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ['Two rest days, please Wednesday and Saturday. Work 9-5', ['wed', 'sat']],
    ['Tues is kids at mine all day so leave that empty. Work 9-5', ['tue']],
    ['sunday is football on tv all day dont even try. work 9-5 mon-fri', ['sun']],
  ])('%s', (text, never) => expect(read(text).week?.never).toEqual(never))
})

describe('how long a session is at most', () => {
  test.each([
    ['Half an hour is plenty. Work 9-5', 30],
    ['Work 9-5. 25 minutes would be realistic', 25],
    ['I get bored after 40 minutes, so no longer than that', 40],
    ['Thirty to forty minutes at a time, not more', 40],
    ['Work 9-5. 20 mins a day max honestly', 20],
    ['work 9-5. 40 mins tops apart from boxing', 40],
    ['Work 9-5. Nothing beyond 45 minutes.', 45],
    ['Whatever you give me keep it under 25 mins. Work 9-5', 25],
    ['weekdays 15 mins stretching max. work 5am-5pm mon-sat', 15],
  ])('%s', (text, minutes) => expect(read(text).week?.maxMin?.mon).toBe(minutes))
})

test.each([
  ['Saturday I’ve got nothing on. Work 9-5 mon-fri', undefined],
  ['Sat Sun nothing on, do what you want. Work 9-5 mon-fri', undefined],
  ['Work 9-5, Monday to Friday, 10 minutes’ walk', undefined],
])('a day on which nothing is on is free: %s', (text, never) => {
  expect(read(text).week?.never).toEqual(never)
  expect(read(text).busy).toContain(WORK)
})

test.each([
  ['I am back at home only at 18:30. Work 9-17', '18:30-02:30'],
  ['I work till 5, out of the house at 6.45 and home at 7.15', '06:45-07:15'],
])('who comes home late does not begin to work then: %s', (text, hours) => {
  expect(read(text).busy.some((one) => one.includes(hours))).toBe(false)
})

test('evenings that are kept for friends are kept, and the work of that day is not left', () => {
  const { busy, week } = read('Work 7.30 to 3.30, Monday to Friday. I’d like to leave Friday nights for the lads')
  expect(busy).toEqual([`${WORKDAYS} 07:30-15:30 work`])
  expect(week?.windows).toEqual([{ days: ['fri'], start: '05:30', end: '18:00' }])
})

test.each([
  ['Work 8-4. I like to train straight after school', `prefer ${WORKDAYS} 16:00-23:00`],
  ['Work 9-5. Gym on the way home is easiest', `prefer ${WORKDAYS} 17:00-23:00`],
])('what comes after work is named in many ways: %s', (text, liked) => expect(read(text).liked).toContain(liked))

test.each([
  ['I row with the town club on Sunday mornings, 7 to 9', 'sun 07:00-09:00 rowing'],
  ['I go to the pool on Monday at 7 am', 'mon 07:00-08:00 swim'],
  ['Open mat Sunday 11 to 1', 'sun 11:00-13:00 bjj'],
  ['Swim Mondays 7pm with my sister', 'mon 19:00-20:00 swim'],
  ['Climbing on Tuesdays', 'tue 19:00-20:00 climbing'],
  ['Parkrun on Saturdays', 'sat 09:00-10:00 parkrun'],
])('one’s own sport is one’s own, whoever comes along: %s', (text, block) => expect(read(text).busy).toContain(block))

test('what a partner does is not one’s own', () => {
  expect(read('My partner works full time and plays hockey on Saturdays').busy.join()).not.toContain('hockey')
})

test.each([
  ['Flying home 14 December, back 10 January', '2026-12-14', '2027-01-10'],
  ['Camping 27 Dec to 5 Jan, nothing then', '2026-12-27', '2027-01-05'],
  ['Home for xmas 19 dec - 3 jan so pause it then', '2026-12-19', '2027-01-03'],
])('a stretch away is told in many ways: %s', (text, from, to) => {
  expect(read(text).facts.dated).toMatchObject([{ kind: 'off', from, to }])
})

test('journeys are told one after the other', () => {
  const { facts } = read('I fly out 7 December, home on the 21st, then out again 4 to 18 January')
  expect(facts.dated?.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-12-07 2026-12-21',
    '2027-01-04 2027-01-18',
  ])
})

test('hours in brackets, or behind "when", are of the day before them', () => {
  const { busy } = read('Mornings are free except Wednesday, when I have my grandson from 8 until 3')
  expect(busy.filter((one) => !one.startsWith('wed'))).toEqual([])
})

test.each([
  ['I run at the park on Tuesdays 7-8am. Work 9-5', 'tue 07:00-08:00 run'],
  ['Swim at the leisure pool on Mondays 7-8pm. Work 9-5', 'mon 19:00-20:00 swim'],
  ['Run with my dog on Tuesdays 7-8am. Work 9-5', 'tue 07:00-08:00 run'],
  ['I row at the rowing club on Saturdays 9-10am. Work 9-5 mon-fri', 'sat 09:00-10:00 rowing'],
  ['Run with the harriers on Tuesdays 7-8pm. Work 9-5', 'tue 19:00-20:00 run club'],
  ['Bike ride with the group Sunday 9-11am. Work 9-5 mon-fri', 'sun 09:00-11:00 cycling club'],
])('a place and a dog make no club, company does: %s', (text, hours) => {
  expect(read(text).busy).toContain(hours)
})

test('days without plans are days off, by their dates', () => {
  expect(read('exams 7 to 18 december dont plan anything in those days. Work 9-5').facts.dated).toEqual([
    expect.objectContaining({ kind: 'off', from: '2026-12-07', to: '2026-12-18' }),
  ])
})

test('"weekends only until 10" says nothing of other days', () => {
  expect(read('Weekends only until 10am, then kids. Gym Tue Fri 6.30am').week).toEqual({
    windows: [{ days: ['sat', 'sun'], start: '05:00', end: '10:00' }],
  })
})
