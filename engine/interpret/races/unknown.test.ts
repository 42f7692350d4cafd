import { expect, test } from 'vitest'
import { readRaces } from './races.ts'

const TODAY = '2026-03-02'

test.each([
  ['Firefighter challenge May 30 2026', 'Firefighter challenge', '2026-05-30'],
  ['I have a wife-carrying contest on July 4', 'wife-carrying contest', '2026-07-04'],
  ['12 June 2026: village games', 'village games', '2026-06-12'],
  ['Quidditch world cup on 12 June 2026', 'Quidditch world cup', '2026-06-12'],
  ['Marathon 3 May, Holzhackermeisterschaft 12.6.2026', 'Holzhackermeisterschaft', '2026-06-12'],
  ['Concours de bûcherons le 12 juin 2026', 'Concours de bûcherons', '2026-06-12'],
  ['Kilt run 5k 3 May; caber toss 4 July', 'caber toss', '2026-07-04'],
  ['Pole sport competition 13 June 2026', 'Pole sport competition', '2026-06-13'],
])('an event of which no word is known is one of another kind: %s', (text, name, date) => {
  const event = readRaces(text, TODAY).events.at(-1)
  expect(event).toMatchObject({ name, date, discipline: 'other' })
})

test('what it says of its length is kept', () => {
  const [event] = readRaces('Rogaining 6 h on 13 June 2026', TODAY).events
  expect(event).toMatchObject({ discipline: 'other', date: '2026-06-13', like: { minutes: 360 } })
  expect(event?.confidence).toBeLessThan(0.6)
})

test.each([
  'Holiday 3 July 2026',
  'Wedding 12 June',
  'My surgery is on 12 June',
  'We fly to Spain 12 June',
  'Kids birthday party on 2 May',
  'Moving house 20 May',
  'Goal weight by 12 June',
  'Something nice some day',
  'Village games on 12 June 2025',
  'My wife is in the lumberjack games 12 June',
])('a day on which something else is, or that is over, is none: %s', (text) => {
  expect(readRaces(text, TODAY).events).toEqual([])
})

test('a race keeps its day to itself', () => {
  const { events } = readRaces('Marathon 3 May 2026, pasta evening 3 May 2026', TODAY)
  expect(events.map(({ name }) => name)).toEqual(['Marathon'])
})
