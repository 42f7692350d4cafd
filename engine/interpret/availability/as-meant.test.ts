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
