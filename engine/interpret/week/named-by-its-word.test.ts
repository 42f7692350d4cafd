import { describe, expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'

const told = (text: string) =>
  readCommitments(text).busy.map(({ days, start, end, label }) => `${days.join(' ')} ${start}-${end} ${label}`)
const WORK = 'mon tue wed thu fri 09:00-17:00 work'

describe('what no word is known for, after the work of its day', () => {
  test.each([
    ['Work 9-5. Stammtisch Fri 8pm-midnight.', [WORK, 'fri 20:00-00:00 stammtisch']],
    ['Work 9-5, Stammtisch Fri 8pm-midnight.', [WORK, 'fri 20:00-00:00 stammtisch']],
    ['Work 9-5 Mon-Fri. Bunco Thursday 7pm-11pm', [WORK, 'thu 19:00-23:00 bunco']],
    ['Work 9-5. Pub Fri 8pm-midnight.', [WORK, 'fri 20:00-00:00 pub']],
    ['Work 9-5. Restaurant Fri 7-11pm', [WORK, 'fri 19:00-23:00 restaurant']],
    ['Arbeit 9-17 Uhr. Stammtisch Fr 20-24 Uhr.', [WORK, 'fri 20:00-00:00 stammtisch']],
  ])('is called by its own, and leaves the work: %s', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })

  test.each([
    ['Work 9-5. Usually Fri 8-12.', ['mon tue wed thu 09:00-17:00 work', 'fri 08:00-12:00 work']],
    ['Work 9-5. Fri 8-4.', ['mon tue wed thu 09:00-17:00 work', 'fri 08:00-16:00 work']],
    ['Work 9-5. Second job Fri 8pm-midnight', [WORK, 'fri 20:00-00:00 work']],
  ])('is work where its hours are of the day: %s', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })
})
