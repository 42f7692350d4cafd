import { expect, test } from 'vitest'
import { readAvailability } from '../availability/availability.ts'
import { readCommitments } from './commitments.ts'
import { inSeasons } from './in-seasons.ts'

const read = (text: string) => {
  const { rest, seasons } = readAvailability(text, '2026-11-30')
  return inSeasons(readCommitments(rest), seasons)
}

test.each(['sat long run before 9', 'long run saturday before 10am'])(
  'a part of the day in which somebody trains is a wish, and no five hours of it: %s',
  (text) => {
    const { busy, preferences } = read(text)
    expect(busy).toEqual([])
    expect(preferences).toMatchObject([{ strength: 'prefer', days: ['sat'], start: '05:00', sport: 'run' }])
  },
)

test('the clients of a trainer are no wish', () => {
  expect(read('Personal trainer myself lol, clients 5-9am and 4-8pm M-F').preferences).toEqual([])
})
