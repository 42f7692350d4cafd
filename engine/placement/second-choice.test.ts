import { expect, test } from 'vitest'
import { sure } from '../sure.ts'
import { placeSessions } from './search.ts'
import { secondChoice } from './second-choice.ts'
import { input, piece } from './testing/week.ts'
import { WEIGHTS } from './weights.ts'

const long = piece({ long: true })
/** Two days, so that no rest day lies beside another. */
const WEEKEND = { firstDay: 5 }

test('the day with the next most room is second for a long session, and room is what spoke against it', () => {
  const placed = placeSessions(input([long], { ...WEEKEND, roomMin: [60, 60, 60, 60, 60, 140, 240] }))
  expect(placed.days).toEqual([6])
  const weight = WEIGHTS['less-room'].points
  expect(secondChoice(placed, 0)).toEqual({
    ...{ weekday: 5, more: 100 * weight, against: 'less-room', decides: true, forbidden: false },
  })
})

test('where another day would cost the same, nothing is said against it', () => {
  const placed = placeSessions(input([long], WEEKEND))
  expect(placed.days).toEqual([5])
  expect(secondChoice(placed, 0)).toMatchObject({ weekday: 6, more: 0, against: null, decides: false })
})

test('where every other day would break a rule, the rule is named', () => {
  const placed = placeSessions(input([piece({ hard: true })], { noHardBefore: 6 }))
  expect(secondChoice(placed, 0)).toMatchObject({ against: 'hard-after-event', forbidden: true })
})

test('two sessions just alike are no second choice for each other', () => {
  const easy = piece({})
  const placed = placeSessions(input([easy, easy]))
  const second = sure(secondChoice(placed, 0))
  expect(placed.days).not.toContain(second.weekday)
})

test('a session whose day is fixed has no second choice, nor has any of a week that breaks a rule', () => {
  expect(secondChoice(placeSessions(input([piece({ race: true, fixedDay: 3 })])), 0)).toBeNull()
  const crowded = [piece({ hard: true, fixedDay: 0 }), piece({ hard: true, fixedDay: 1 }), piece({})]
  expect(secondChoice(placeSessions(input(crowded)), 2)).toBeNull()
})
