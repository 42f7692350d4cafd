import { expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'

const busy = (text: string) => readCommitments(text).busy.map(({ start, label }) => `${start} ${label}`)

test.each([
  ['7am dog walk, 8am school run, 6pm dinner', ['07:00 dog walk', '08:00 school run', '18:00 dinner']],
  [
    'At 7 I walk the dog, at 8 I do the school run, at 6 I cook dinner',
    ['07:00 dog walk', '08:00 school run', '18:00 dinner'],
  ],
  ['at 7 dog walk and at 8 school run', ['07:00 dog walk', '08:00 school run']],
  ['at 5 pick up the kids, at 7:30 dinner', ['17:00 pick-up', '19:30 dinner']],
  ['Mon 8am gym class, Tue 6pm choir, 8pm call', ['08:00 gym class', '18:00 choir', '20:00 call']],
  ['um 17 Uhr abholen, um 8 Kinder bringen', ['17:00 pick-up', '08:00 drop-off']],
  ['Um 7:30 Kinder zur Kita, um 16 Uhr abholen', ['07:30 drop-off', '16:00 pick-up']],
  ['a las 8 llevo a los niños, a las 17 los recojo', ['08:00 drop-off', '17:00 pick-up']],
  ['à 8h je dépose les enfants, à 17h30 je les récupère', ['08:00 drop-off', '17:30 pick-up']],
])('an hour that stands before what it is of is of that alone: %s', (text, expected) => {
  expect(busy(text)).toEqual(expected)
})

test('a second hour of one thing stays of it', () => {
  expect(busy('dinner at 6, 7 at weekends')).toEqual(['18:00 dinner', '19:00 dinner'])
})
