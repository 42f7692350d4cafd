import { expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { asMeant } from './as-meant.ts'
import { readAvailability } from './availability.ts'

const SINCE = '2026-11-30'
/** The hours of work and what is never trained on, as typed in haste. */
function told(text: string) {
  const { facts, rest } = readAvailability(text, SINCE)
  const { busy } = readCommitments(rest)
  const work = busy
    .filter(({ label }) => label === 'work')
    .map(({ days, start, end }) => `${days.join()} ${start}-${end}`)
  return { work, never: facts.week?.never ?? [] }
}

const WORKDAYS = 'mon,tue,wed,thu,fri'

test('a text that was typed in haste keeps every character where it was', () => {
  for (const text of [
    'work 9-5 day of on sunday',
    'Monday too Friday 9-5 gym thrusday',
    'not later then 7pm',
    'untill',
  ])
    expect(asMeant(text)).toHaveLength(text.length)
})

test.each([
  ['Monday too Friday 9-5', { work: [`${WORKDAYS} 09:00-17:00`], never: [] }],
  ['work 9-5 I cant train on wensdays', { work: [`${WORKDAYS} 09:00-17:00`], never: ['wed'] }],
  ['work 9-5 day of on Sunday', { work: [`${WORKDAYS} 09:00-17:00`], never: ['sun'] }],
  ['work 9-5 mon-fri sundays with family', { work: [`${WORKDAYS} 09:00-17:00`], never: ['sun'] }],
  [
    'badminton club thursdays 8pm to 10pm nothing else that day please work 9 to 5',
    { work: [`${WORKDAYS} 09:00-17:00`], never: [] },
  ],
  ['yoga wednesday 6 to 7 work 9 to 5', { work: [`${WORKDAYS} 09:00-17:00`], never: [] }],
  ['work mon to fri 9 to 5 gym tues and thurs evening', { work: [`${WORKDAYS} 09:00-17:00`], never: [] }],
])('what was typed in haste is read: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['work eight thirty to five', 'work 8:30         to five'],
  ['up at half past ten', 'up at half past ten'],
  ['nothing after ten', 'nothing after 10 '],
  ['back after ten minutes', 'back after ten minutes'],
  ['mon tues 6ish onwards', 'mon tues 6    onwards'],
  ['usually home 8ish', 'usually home 8ish'],
  ['no later than 8 at night', 'no later than 8pm       '],
  ['office 8-5 hr commute each way', 'office 8-5,1h commute each way'],
  ['work t&th 9-5', 'work t/th 9-5'],
  ['nurse on days mon wed fri 7 til 7.30', 'nurse on days mon wed fri 7 til 1930'],
  ['nurse 8-4 mon-fri, dog walk 7-7.30', 'nurse 8-4 mon-fri, dog walk 7-7.30'],
])('hours are told in figures: %s', (text, meant) => {
  expect(asMeant(text)).toBe(meant)
})

test.each<[text: string, week: unknown]>([
  ['cant do saturdays as im at the market', { never: ['sat'] }],
  ['sunday full rest', { never: ['sun'] }],
  ['w/e is family time', { never: ['sat', 'sun'] }],
  ['dont want to train more than 40 mins on weekends', { maxMin: { sat: 40, sun: 40 } }],
  ['teh only days i can do are mon wed fri', { never: ['tue', 'thu', 'sat', 'sun'] }],
  ['work 12 hr shifts thurs fri sat 6-6, no training on shift days', { never: ['thu', 'fri', 'sat'] }],
  ['trabajo de 8 a 3 los domingos nada', { never: ['sun'] }],
  ['work 9-5, rest at weekends', { never: ['sat', 'sun'] }],
  ['Sunday is for the in-laws, work 9-5', { never: ['sun'] }],
  ['monday is gym day', undefined],
  ['so thats when i can go work 9-5', undefined],
  ["w/e's are out", { never: ['sat', 'sun'] }],
  [
    'can only do tuesday evening from 7 thursday evening from 6 and sunday anytime',
    {
      never: ['mon', 'wed', 'fri', 'sat'],
      windows: [
        { days: ['tue'], start: '19:00', end: '22:00' },
        { days: ['thu'], start: '18:00', end: '22:00' },
      ],
    },
  ],
  [
    'estate agent mon-fri 9 til 6. can get to gym by 6.30',
    { windows: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], start: '18:30', end: '22:00' }] },
  ],
  [
    'mon-fri 9-6, free from 6.30',
    { windows: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], start: '18:30', end: '22:00' }] },
  ],
  ['earlies mon tue 7-3 lates wed thu 1-9.30 rest days fri sat sun', undefined],
  [
    'evenings only except wednesday when i can only do mornings',
    {
      windows: [
        { days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'], start: '17:00', end: '21:30' },
        { days: ['wed'], start: '05:30', end: '11:00' },
      ],
    },
  ],
])('what binds training is heard in haste, too: %s', (text, week) => {
  expect(readAvailability(text, SINCE).facts.week).toEqual(week)
})
