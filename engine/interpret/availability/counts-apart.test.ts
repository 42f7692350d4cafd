import { expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { countsNow } from '../week/counts-now.ts'
import { readAvailability } from './availability.ts'

const busyOf = (text: string) =>
  readCommitments(readAvailability(text, '2026-11-30').rest).busy.map(
    ({ days, start, end, label }) => `${days} ${start}-${end} ${label}`,
  )
const WORK = 'mon,tue,wed,thu,fri 09:00-17:00 work'

test.each([
  ['gym 3x a week, work 9-5', [WORK]],
  ['run 4 times a week, Monday choir 7-9pm, work 9-5', ['mon 19:00-21:00 choir', WORK]],
  ['gym 4x a week, football Saturday 2-4pm, work 9-5', ['sat 14:00-16:00 football', WORK]],
  ['gym 3 times a week, Mon Wed Fri 6am, work 9-5', ['mon,wed,fri 06:00-07:00 gym', WORK]],
  ['run Tue Thu, long walk Sunday, work 9-5', [WORK]],
  ['running club Tuesday 7pm and Thursday 7pm, work 9-5', ['tue,thu 19:00-20:00 running club', WORK]],
])('what is counted takes no hours of what is told behind it: %s', (text, busy) => {
  expect(busyOf(text)).toEqual(busy)
})

test.each([
  ['gym 3x a week, work 9-5', 'strength', 3],
  ['Work 9-5, yoga two times a week but not more than 25 minutes', 'yoga', 2],
  ['swim 2x, lift 2x a week pls. Work 9-5', 'swim', 2],
  ['so run x3. work 9-5', 'run', 3],
])('and is asked for where a clause begins with it: %s', (text, sport, times) => {
  expect(countsNow(text)).toContainEqual(expect.objectContaining({ sport, times }))
})

test('two days of the gym are no working week', () => {
  const { rest } = readAvailability('gym Mon Fri, work Mon Fri 9-5', '2026-11-30')
  const { busy, preferences } = readCommitments(rest)
  expect(preferences[0]?.days).toEqual(['mon', 'fri'])
  expect(busy[0]?.days).toEqual(['mon', 'tue', 'wed', 'thu', 'fri'])
})
