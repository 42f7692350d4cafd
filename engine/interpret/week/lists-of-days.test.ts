import { describe, expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'

const told = (text: string) =>
  readCommitments(text).busy.map(({ days, start, end }) => `${days.join(' ')} ${start}-${end}`)

describe('lists of days behind their hours', () => {
  test.each([
    ['Teach 8-3:15 Mon/Wed/Fri, Tue/Thu 9-1.', ['mon wed fri 08:00-15:15', 'tue thu 09:00-13:00']],
    ['Teach 8-3:15 Mon/Wed/Fri, Tues+Thurs 9-1', ['mon wed fri 08:00-15:15', 'tue thu 09:00-13:00']],
    ['Work 8-3 Mon-Wed, Thu/Fri 9-1', ['mon tue wed 08:00-15:00', 'thu fri 09:00-13:00']],
    ['Work 9-6 mon to fri, sat/sun 10-2', ['mon tue wed thu fri 09:00-18:00', 'sat sun 10:00-14:00']],
    // A list that goes on has no hours of its own.
    ['Work 9-5 Mon/Tue, Wed/Thu/Fri', ['mon tue wed thu fri 09:00-17:00']],
    ['Work 9-5 Mon/Tue, Wed/Thu, gym Fri 6-7pm', ['mon tue wed thu 09:00-17:00', 'fri 18:00-19:00']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })
})
