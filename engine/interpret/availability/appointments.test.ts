import { expect, test } from 'vitest'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'
const busyIn = (text: string) =>
  readCommitments(readAvailability(text, TODAY).rest).busy.map(
    ({ days, start, end }) => `${days.join()} ${start}-${end}`,
  )
const unreadIn = (text: string) =>
  unreadPlaces('commitments', text, TODAY).map(({ start, end }) => text.slice(start, end))

test.each([
  'Dentist on 8 December at 7am',
  'MOT 10 Dec morning',
  'Court on 3 December at 10',
  'Dec 8 dentist 7am',
  'Job interview on 9 December at 2pm',
  'Parents evening Tuesday 8 December 6pm',
])('hours of one date are of no week, and are said to be unused: %s', (text) => {
  expect(busyIn(text)).toEqual([])
  expect(unreadIn(text)).toEqual([text])
})

test('what stands beside them is read', () => {
  expect(busyIn('Work 9-5, dentist on 8 December, 7am. Choir Tue 7-9pm')).toEqual([
    'mon,tue,wed,thu,fri 09:00-17:00',
    'tue 19:00-21:00',
  ])
})

test.each([
  ['from 5 January I work 8-4', 'mon,tue,wed,thu,fri 08:00-16:00'],
  ['In the week of 28 December I work 7-3', 'mon,tue,wed,thu,fri 07:00-15:00'],
  ['until 14 Dec nights', 'mon,tue,wed,thu,fri 22:00-06:00'],
  ['On 5 January I start work 8-4', 'mon,tue,wed,thu,fri 08:00-16:00'],
])('what begins or ends on a date is none: %s', (text, hours) => {
  expect(busyIn(text)).toEqual([hours])
})
