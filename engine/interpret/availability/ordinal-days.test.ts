import { describe, expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'
const dated = (text: string) => readAvailability(text, TODAY).facts.dated ?? []

describe('an hour of a day that is told by its number alone', () => {
  test.each([
    ['Hospital check-up on the 9th at 10am', '2026-12-09', '10:00', '11:00', 'Hospital check-up'],
    ['Dentist on the 30th at 4pm', '2026-11-30', '16:00', '17:00', 'Dentist'],
    ['Scan on the 3rd, 10:00-11:30', '2026-12-03', '10:00', '11:30', 'Scan'],
    ['Scan on 3 December, 10:00-11:30', '2026-12-03', '10:00', '11:30', 'Scan'],
    ['I have a blood test the 22nd 8am', '2026-12-22', '08:00', '09:00', 'Blood test'],
  ])('is taken on the next such day, and on no other: %s', (text, on, start, end, label) => {
    expect(dated(text)).toEqual([{ kind: 'busy', from: on, to: on, start, end, label }])
    expect(readCommitments(readAvailability(text, TODAY).rest).busy).toEqual([])
  })

  test('leaves the week around it', () => {
    const { rest } = readAvailability('Work 9-5. Hospital check-up on the 9th at 10am. Gym Mon 6-7pm', TODAY)
    expect(readCommitments(rest).busy.map(({ start, end }) => `${start}-${end}`)).toEqual([
      '09:00-17:00',
      '18:00-19:00',
    ])
  })

  test.each([
    'Book club on the 9th at 7pm each month',
    'Work until the 9th at 10am',
    'New hours from the 9th at 10am',
    'Back on the 9th at 10am',
    'Meeting on the 5th floor at 10',
  ])('is no appointment where it comes again, begins or ends something: %s', (text) => {
    expect(dated(text).filter(({ kind }) => kind === 'busy')).toEqual([])
  })
})
