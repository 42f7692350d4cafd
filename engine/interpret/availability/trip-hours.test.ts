import { describe, expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'
import { withoutTripHours } from './trip-hours.ts'

const TODAY = '2026-11-30'

describe('a trip that is told with its hours', () => {
  test.each([
    ['On the road Mon 14 Dec 4am till Fri 18 Dec 6pm', '2026-12-14', '2026-12-18'],
    ['Away from Fri 4 Dec noon to Sun 6 Dec', '2026-12-04', '2026-12-06'],
    ['Business trip 14 December 6am to 17 December 10pm', '2026-12-14', '2026-12-17'],
    ['Holiday Dec 20 at 8am until Dec 27, 22:00', '2026-12-20', '2026-12-27'],
    ['Urlaub vom 14. Dezember 6 Uhr bis 17. Dezember 22 Uhr', '2026-12-14', '2026-12-17'],
    ['Away from 11 to 13 December', '2026-12-11', '2026-12-13'],
  ])('is off from its first day to its last, and nothing of a week: %s', (text, from, to) => {
    const { facts, rest } = readAvailability(text, TODAY)
    expect(facts.dated).toMatchObject([{ kind: 'off', from, to }])
    expect(readCommitments(rest).busy).toEqual([])
  })

  test.each([
    ['Work 9-5. Run on the road 14 Dec at 6pm', 0],
    ['Away 14 Dec, yoga 6pm Mondays', 1],
  ])('hours of one day, or of something else, stay: %s', (text, off) => {
    const { facts } = readAvailability(text, TODAY)
    expect((facts.dated ?? []).filter(({ kind }) => kind === 'off')).toHaveLength(off)
    expect(withoutTripHours(text)).toBe(text)
  })

  test('takes the hours alone, each other word where it was', () => {
    expect(withoutTripHours('Trip 14 Dec 6am to 17 Dec 10pm, work 9-5')).toBe(
      'Trip 14 Dec     to 17 Dec     , work 9-5',
    )
  })
})
