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

describe('the way back', () => {
  test.each([
    ['Work 9-5. Back by 6, dinner 7, kids 8', '09:00-17:00', '17:00-18:00', '19:00-20:00', '20:00-21:00'],
    ['Office 8-4. Home by 5, dinner 6, kids 7.30', '08:00-16:00', '16:00-17:00', '18:00-19:00', '19:30-20:30'],
    ['Work 9 to 5 and back at 6, tea 6.30, kids at 8', '09:00-17:00', '17:00-18:00', '18:30-19:30', '20:00-21:00'],
    ['Work 9-6, home by 7', '09:00-18:00', '18:00-19:00'],
    ['Work 9-6, home by 7pm', '09:00-18:00', '18:00-19:00'],
    ['desk job 10 to 7, home at 8', '10:00-19:00', '19:00-20:00'],
    ['Work 22-6, home by 7', '22:00-06:00', '06:00-07:00'],
    ['Work 7-3, home by 4, dinner 6, kids 7', '07:00-15:00', '15:00-16:00', '18:00-19:00', '19:00-20:00'],
  ])('lies between work and home, and makes work no longer: %s', (text, ...hours) => {
    expect(busyIn(text).map((block) => block.slice(-11))).toEqual(hours)
    expect(busyIn(text)[0]).toMatch(/^mon,tue,wed,thu,fri /)
  })

  test('is not told where it would be too long, or no way at all', () => {
    expect(busyIn('Work 9-5. Back by 9')).not.toContain('mon,tue,wed,thu,fri 17:00-21:00')
  })
})

test.each([
  ['job 8:30-17:00', ['mon,tue,wed,thu,fri 08:30-17:00']],
  ['class 8:30-10 on Tuesdays', ['tue 08:30-10:00']],
])('the number behind a job or a class is its hour where minutes follow: %s', (text, week) => {
  expect(busyIn(text)).toEqual(week)
})

test('a way to "a 9-5" is one to work', () => {
  expect(busyIn('I commute 45 minutes to a 9-5').map((block) => block.slice(-11))).toEqual(
    expect.arrayContaining(['09:00-17:00', '08:15-09:00', '17:00-17:45']),
  )
})

test.each(['Off work this week, back on Monday, normally 9-5', 'On leave, back at work on Monday, then 9-5 as usual'])(
  'the day on which work goes on is not its only one: %s',
  (text) => {
    expect(busyIn(text)).toEqual(['mon,tue,wed,thu,fri 09:00-17:00'])
  },
)

describe('hours of a clock of 24', () => {
  test.each([
    ['I drive a school bus: 5:45-8:30 and 13:45-17:00 on school days', '05:45-08:30', '13:45-17:00'],
    ['School bus driver 6:15-8:45 and 14:00-16:30 weekdays', '06:15-08:45', '14:00-16:30'],
    ['I drive the school bus 5:30-8:00 and 13:30-16:15 Mon-Fri', '05:30-08:00', '13:30-16:15'],
    ['Cleaner 5:30-8:00 and 16:00-19:00 Mon to Fri', '05:30-08:00', '16:00-19:00'],
  ])('are so in all of a sentence: %s', (text, ...hours) => {
    expect(busyIn(text)).toEqual(hours.map((each) => `mon,tue,wed,thu,fri ${each}`))
  })
})
