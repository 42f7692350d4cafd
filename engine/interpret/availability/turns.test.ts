import { expect, test } from 'vitest'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from '../week/commitments.ts'
import { weekPlaces } from '../week/week-places.ts'
import { readAvailability } from './availability.ts'

/** A Monday. */
const TODAY = '2026-11-30'
const offOf = (text: string, on = TODAY) =>
  (readAvailability(text, on).facts.dated ?? []).map(({ kind, from, to }) => `${kind} ${from.slice(5)}-${to.slice(5)}`)
const unreadOf = (text: string) =>
  unreadPlaces('commitments', text, TODAY).map(({ start, end }) => text.slice(start, end))

test.each([
  ['every other week I travel Mon to Wed', ['off 11-30-12-02', 'off 12-14-12-16', 'off 12-28-12-30']],
  [
    'Work 9-5 Mon-Fri. Every other week I travel Monday to Wednesday',
    ['off 11-30-12-02', 'off 12-14-12-16', 'off 12-28-12-30'],
  ],
  ['alternate Saturdays I have the kids all day', ['off 12-05-12-05', 'off 12-19-12-19', 'off 01-02-01-02']],
  ["alternate weekends the kids are here so I can't train", ['off 12-05-12-06', 'off 12-19-12-20', 'off 01-02-01-03']],
  ['every other week no training on Wednesdays', ['off 12-02-12-02', 'off 12-16-12-16', 'off 12-30-12-30']],
  ['I travel for work alternate weeks, Tue to Thu', ['off 12-01-12-03', 'off 12-15-12-17', 'off 12-29-12-31']],
  [
    'every two weeks I fly out Monday and am back Wednesday night',
    ['off 11-30-12-02', 'off 12-14-12-16', 'off 12-28-12-30'],
  ],
  ['I travel every other week, Sunday to Wednesday', ['off 12-06-12-09', 'off 12-20-12-23', 'off 01-03-01-06']],
  [
    'Every other week I fly out Tuesday morning and come back Thursday',
    ['off 12-01-12-03', 'off 12-15-12-17', 'off 12-29-12-31'],
  ],
  ['one week in three I am away Thu and Fri', ['off 12-03-12-04', 'off 12-24-12-25', 'off 01-14-01-15']],
])('days that are lost in turns are off by their dates, and the next are guessed to be: %s', (text, first) => {
  expect(offOf(text).slice(0, first.length)).toEqual(first)
  expect(unreadOf(text)).toEqual([])
  const said = readAvailability(text, TODAY)
  const places = weekPlaces(text, said, readCommitments(said.rest))
  expect(places.some(({ confidence }) => confidence === 0.5)).toBe(true)
})

test.each([
  ['Every other week I travel Mon to Wed, starting this week, football Thu 7-9pm', 'thu 19:00-21:00'],
  ['Every other week I travel Mon to Wed and play football Thursdays 7-9pm', 'thu 19:00-21:00'],
])('what is told beside it is of every week: %s', (text, week) => {
  expect(offOf(text)[0]).toBe('off 11-30-12-02')
  const { busy } = readCommitments(readAvailability(text, TODAY).rest)
  expect(busy.map(({ days, start, end }) => `${days.join()} ${start}-${end}`)).toEqual([week])
})

test('days that are lost in every week stay so beside others that come in turns', () => {
  const { facts } = readAvailability('I work every other Saturday and no training on Sundays', TODAY)
  expect(facts).toEqual({ week: { never: ['sun'] } })
})

test('behind the last of its days the next week is the coming one', () => {
  expect(offOf('every other week I travel Mon to Wed', '2026-12-04')[0]).toBe('off 12-07-12-09')
})

test.each([
  ["I'm away with work every other week from Monday to Thursday, starting this week", 'off 11-30-12-03'],
  ['Every other week I travel Mon to Wed, starting next week', 'off 12-07-12-09'],
  ['alternate Saturdays I have the kids all day, next one is 12 December', 'off 12-12-12-12'],
])('a week that is told is no guess: %s', (text, first) => {
  expect(offOf(text)[0]).toBe(first)
  expect(readAvailability(text, TODAY).sayings.some((one) => 'isGuess' in one)).toBe(false)
  expect(unreadOf(text)).toEqual([])
})

test.each([
  ["kids with me one week, not the other; when they're here no evenings", "when they're here no evenings"],
  ['My kids are with me every other week, no evenings then', 'no evenings then'],
  ["one weekend in four I'm on call", "one weekend in four I'm on call"],
  ['alternate weeks no training after 6pm', 'alternate weeks no training after 6pm'],
  ['My husband travels every other week Mon to Wed', 'My husband travels every other week Mon to Wed'],
])('what no fact can say of some weeks is quoted, and is of no week: %s', (text, quoted) => {
  expect(unreadOf(text)).toContain(quoted)
  const { facts, rest } = readAvailability(text, TODAY)
  expect(facts).toEqual({})
  expect(readCommitments(rest)).toEqual({ busy: [], preferences: [] })
})

test.each([
  "every second week I'm on lates 2-10pm",
  'every other weekend I work 8-4',
  'alternate weeks I work 6am-2pm',
])('hours of some weeks are asked about: %s', (text) => {
  const { busy } = readCommitments(readAvailability(text, TODAY).rest)
  expect(busy.length).toBeGreaterThan(0)
  for (const { confidence } of busy) expect(confidence).toBeLessThan(0.6)
})
