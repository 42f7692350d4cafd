import { describe, expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'
const busyIn = (text: string) =>
  readCommitments(readAvailability(text, TODAY).rest).busy.map(
    ({ days, start, end }) => `${days.join()} ${start}-${end}`,
  )

describe('hours of one day beside those of all', () => {
  test.each([
    ['9 to 5, but 10 to 6 on Fridays', ['mon,tue,wed,thu 09:00-17:00', 'fri 10:00-18:00']],
    ['8 to 4, but 7 to 3 on Thursdays', ['mon,tue,wed,fri 08:00-16:00', 'thu 07:00-15:00']],
    ['9-5.30 but 10-4 on Mondays', ['tue,wed,thu,fri 09:00-17:30', 'mon 10:00-16:00']],
    ['I work 8 till 4 but 12 till 8 on Tuesdays', ['mon,wed,thu,fri 08:00-16:00', 'tue 12:00-20:00']],
    ['Work 9-5, 10-6 on Fridays', ['mon,tue,wed,thu 09:00-17:00', 'fri 10:00-18:00']],
    ['office 8-4, but Tuesdays 9-5', ['mon,wed,thu,fri 08:00-16:00', 'tue 09:00-17:00']],
  ])('leave those their days: %s', (text, week) => {
    expect(busyIn(text)).toEqual(week)
  })
})
