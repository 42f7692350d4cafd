import { expect, test } from 'vitest'
import { makePlan } from '../../plan.ts'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'
const busyIn = (text: string) =>
  readCommitments(readAvailability(text, TODAY).rest).busy.map(
    ({ days, start, end }) => `${days.join()} ${start}-${end}`,
  )
const datedIn = (text: string) =>
  (readAvailability(text, TODAY).facts.dated ?? []).map((one) =>
    one.kind === 'busy' ? `${one.from.slice(5)} ${one.start}-${one.end} ${one.label}` : one.kind,
  )
const unreadIn = (text: string) =>
  unreadPlaces('commitments', text, TODAY).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Dentist on 8 December at 7am', '12-08 07:00-08:00 Dentist'],
  ['physio Thursday 3 Dec 18:00-19:00', '12-03 18:00-19:00 Physio'],
  ['Court on 3 December at 10', '12-03 10:00-11:00 Court'],
  ['Dec 8 dentist 7am', '12-08 07:00-08:00 Dentist'],
  ['I have a job interview on 9 December at 2', '12-09 14:00-15:00 Job interview'],
  ['Parents evening Tuesday 8 December 6pm', '12-08 18:00-19:00 Parents evening'],
  ['Hospital appointment on 15 Jan 2027 at 10.30', '01-15 10:30-11:30 Hospital appointment'],
  ['birthday dinner 12 Dec 7-10pm', '12-12 19:00-22:00 Birthday dinner'],
  ['exam 9 Dec 9-12', '12-09 09:00-12:00 Exam'],
  ['The plumber comes on the 4th of December between 8 and 12', '12-04 08:00-12:00 Plumber comes'],
  ['Zahnarzt am 8. Dezember um 7 Uhr', '12-08 07:00-08:00 Zahnarzt'],
  ['rendez-vous chez le dentiste le 8 décembre à 14h30', '12-08 14:30-15:30 Rendez-vous chez le dentiste'],
  ['dentista el 8 de diciembre a las 9', '12-08 09:00-10:00 Dentista'],
  ['consulta no dia 8 de dezembro às 9h', '12-08 09:00-10:00 Consulta'],
  ["visita medica l'8 dicembre alle 15", '12-08 15:00-16:00 Visita medica'],
  ['Tandarts op 8 december om 9 uur', '12-08 09:00-10:00 Tandarts'],
])('hours of one date are of that date, and of no week: %s', (text, dated) => {
  expect(busyIn(text)).toEqual([])
  expect(datedIn(text)).toEqual([dated])
  expect(unreadIn(text)).toEqual([])
})

test('two of a sentence are two', () => {
  expect(datedIn('dentist 8 Dec at 9 and school play 10 Dec at 6pm')).toEqual([
    '12-08 09:00-10:00 Dentist',
    '12-10 18:00-19:00 School play',
  ])
})

test.each([
  'MOT 10 Dec morning',
  'gym on 8 December at 7am',
  'I can train on 8 December at 7am',
  'Free 8 December at 9',
])('of what is on no clock, or is training, nothing is taken, and it is said to be unused: %s', (text) => {
  expect(busyIn(text)).toEqual([])
  expect(datedIn(text)).toEqual([])
  expect(unreadIn(text)).toEqual([text])
})

test.each([
  ['TÜV am 8.12. um 7 Uhr', '12-08 07:00-08:00 TÜV'],
  ['Zahnarzt 8.12. 7 Uhr', '12-08 07:00-08:00 Zahnarzt'],
  ['Zahnarzt 08.12.2026 um 7:30', '12-08 07:30-08:30 Zahnarzt'],
  ['MOT 25/12 at 7am', '12-25 07:00-08:00 MOT'],
  ['12/25 7am church', '12-25 07:00-08:00 Church'],
  ['Tuesday 8/12 7am MOT', '12-08 07:00-08:00 MOT'],
  ['2026-12-08 7am MOT', '12-08 07:00-08:00 MOT'],
  ['dentiste le 8/12 à 14h', '12-08 14:00-15:00 Dentiste'],
  ['8/12 a las 9 dentista', '12-08 09:00-10:00 Dentista'],
  ['op 8/12 om 9 uur tandarts', '12-08 09:00-10:00 Tandarts'],
])('a date in numbers is one: %s', (text, dated) => {
  expect(busyIn(text)).toEqual([])
  expect(datedIn(text)).toEqual([dated])
  expect(unreadIn(text)).toEqual([])
})

test('where nobody says which number is the month, both days are kept free and asked about', () => {
  const text = 'Work 9-5. MOT 8/12 at 7am'
  expect(datedIn(text)).toEqual(['12-08 07:00-08:00 MOT', '08-12 07:00-08:00 MOT'])
  expect(readAvailability(text, TODAY).sayings.map((one) => one.kind === 'busy' && one.isGuess)).toEqual([true, true])
  expect(busyIn(text)).toEqual(['mon,tue,wed,thu,fri 09:00-17:00'])
})

test('a date of the same text that can be read in one way says how the others are meant', () => {
  expect(datedIn('MOT 8/12 at 7am, dentist 25/12 at 9')).toEqual(['12-08 07:00-08:00 MOT', '12-25 09:00-10:00 Dentist'])
})

test.each([
  '4/4 rota, 7-7',
  '24/7 on call',
  'Arbeit 8.30-17.30',
  'work 8.12-4.30',
  'train at 8.12',
  'Feel 9/10 at 7am most days',
])('numbers that are no date make none: %s', (text) => {
  expect(datedIn(text)).toEqual([])
})

test('what stands beside them is read', () => {
  const text = 'Work 9-5, dentist on 8 December, 7am. Choir Tue 7-9pm'
  expect(busyIn(text)).toEqual(['mon,tue,wed,thu,fri 09:00-17:00', 'tue 19:00-21:00'])
  expect(datedIn(text)).toEqual(['12-08 07:00-08:00 Dentist'])
})

test.each([
  ['from 5 January I work 8-4', 'mon,tue,wed,thu,fri 08:00-16:00'],
  ['In the week of 28 December I work 7-3', 'mon,tue,wed,thu,fri 07:00-15:00'],
  ['until 14 Dec nights', 'mon,tue,wed,thu,fri 22:00-06:00'],
  ['On 5 January I start work 8-4', 'mon,tue,wed,thu,fri 08:00-16:00'],
])('what begins or ends on a date is none: %s', (text, hours) => {
  expect(busyIn(text)).toEqual([hours])
  expect(datedIn(text)).toEqual([])
})

test('the day of an appointment shows it, and trains at another hour', () => {
  const plan = makePlan({
    profile: {
      ...{ name: 'Robin', level: 'intermediate', goal: 'general', stress: 'low', trainingDays: 7 },
      ...{ commitments: 'Work 9-17 Mon-Fri. Dentist on 1 December at 6:30am', races: '', goalDate: null },
    },
    today: '2026-12-01',
    begun: TODAY,
    timeZone: 'Europe/London',
  })
  expect(plan.todaysSchedule.filter(({ time }) => time === '06:30').map(({ type }) => type)).toEqual(['commitment'])
})
