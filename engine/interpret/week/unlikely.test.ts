import { expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'

/** Below this a screen asks. */
const SURE = 0.6
const doubts = (text: string) =>
  readCommitments(text)
    .busy.filter(({ confidence }) => confidence < SURE)
    .map(({ label }) => label)

test.each([
  ['the days and the half of the day', 'Piano 6-8', ['piano']],
  ['the half of the day', 'Work Mon-Fri 9:00-17:00. Gym 5-10 on Friday', ['gym']],
  ['the half of the day of what has no name', 'Work 9-5 Mon-Fri. 5-10 on Saturday', ['work']],
  ['the half of the day of a lesson', 'Work Mon-Fri 9:00-17:00, class 5-10 on Friday', ['class']],
  ['hours that vary', 'call centre shifts vary between 7 and 11 at night, on thursdays', ['work']],
  ['a word that is not known', 'choir Tue 7.30pm, bees Thursdays at 8', ['choir']],
  ['an hour of being away', 'away Thursdays at 9', ['away']],
  [
    'what somebody does until noon where no work is told',
    'On my feet 11-9 Thursday to Sunday. Mon-Wed dead to the world till noon',
    ['work'],
  ],
  ['shifts by their names alone', 'I do nights', ['night shift']],
  ['half an hour of being out', 'Mon Wed in London so out 6.45 to 7.15pm', ['away']],
  ['in which weeks', 'every other Sat 9-1', ['work']],
  ['in which weeks, of the second', 'Choir Weds 7.15-9.30 and a quartet alternate Sundays 3-5', ['choir']],
  ['what lasts longer than the practice told before it', 'bjj Mon 6:30-8pm, 4 on 4 off, 6am to 6pm', ['work']],
  ['a sixth day', 'shop 9-6, 6 days a week, closed Sundays', ['work']],
  ['nights that are a few of the week', 'infirmière de nuit, 21h-7h, trois nuits par semaine', ['night shift']],
  // Dates are blanked before this is read.
  ['what a date ends', 'Bar work every weekend 9-5 until the                ', ['work']],
  ['what a month ends', 'Busy 9-9 every day until mid December', ['busy']],
  [
    'what somebody cannot do while another is out',
    "my wife has pilates Mondays so I can't leave then",
    ['unavailable'],
  ],
  ['shifts told as if they were one day', 'Work 7-15, or work 14-22 on weekdays', ['work', 'work']],
])('what was guessed is doubted: %s', (_, text, labels) => {
  expect(doubts(text)).toEqual(labels)
})

test.each([
  'Trabajo de 10 a 14 de lunes a sábado',
  'Vendeuse, 10h-19h du mardi au samedi',
  'I do lates. 1.30-9.30, Mon Tue Fri Sat Sun',
  'mondays & thursdays night school 6.30 - 9.00',
  'I work 10-7 with a break at 2',
  'until 7 on Mondays, 5 otherwise. start at 10',
  'Work Mon-Fri 9-5, choir Tue 7-9, kids bedtime 7:30pm',
  'Work 9-17, dinner at 6, dog walk 7am',
  'Class Friday 5pm-10pm',
  'School 8-3, class 9-12 on Saturday',
  'School 7-2',
  'Nurse, nights 19:00-07:00 Mon Tue Wed',
  'Work 9-5.30. Commute: leave 8.10 home 6.20',
  'gone sunday 8pm back friday at 4',
  'Gone from the house 7.20 to 6.10 Monday through Thursday',
  'school run till 9, then homework 3.30 till 5, pilates Monday 9.30',
])('what was said, or what everybody knows, is not: %s', (text) => {
  expect(doubts(text)).toEqual([])
})

test.each([
  'up at 3 with the baby some nights',
  'work 9-5, tired most nights',
  'on my own with the kids most nights',
  'sleepless nights with a newborn',
  'date nights on Fridays',
  'quiz nights Tuesdays',
])('a night that is told is no shift: %s', (text) => {
  expect(readCommitments(text).busy.filter(({ label }) => label === 'night shift')).toEqual([])
})

test.each([
  ['train leaves 7:12, back 18:40, Mon to Thu', ['07:12-18:40']],
  ['my train is at 7:12, home by 18:40', ['07:12-18:40']],
  ['on the train 7-8 and 17-18', ['07:00-08:00', '17:00-18:00']],
])('a train that is taken is no training: %s', (text, hours) => {
  const { busy } = readCommitments(text)
  expect(busy.map(({ start, end }) => `${start}-${end}`)).toEqual(hours)
  expect(busy.map(({ label }) => label)).not.toContain('training')
})

test.each([
  'Off Tuesdays. Otherwise the shop 9.30-6, Thursdays till 8, Saturdays 10-4',
  'Office 8.30-5 apart from Friday when we finish at 1',
  'Work 8-4, except wed when im done by 1',
  'Work 9-6. Thursdays 9-8. Fridays from home 9-4',
])('few days of work are no guess where other hours are told of the rest: %s', (text) => {
  const { busy } = readCommitments(text)
  expect(busy.length).toBeGreaterThan(1)
  expect(busy.filter(({ confidence }) => confidence < SURE)).toEqual([])
})

test('a day whose hours are quite other than those of the rest is asked about still', () => {
  expect(doubts('panettiere: attacco alle 2 stacco alle 9, tutti i gg tranne dom, a letto dalle 10 alle 15')).toContain(
    'work',
  )
})
