import { describe, expect, test } from 'vitest'
import { readResult } from './result.ts'

describe('the result that a note tells', () => {
  test.each([
    ['10k PB 44:00', 10, 2640],
    ['parkrun today, 24:31. Legs fine', 5, 1471],
    ['Raced the half marathon in 1:45:10, so happy', 21.0975, 6310],
    ['New PR in the marathon: 3:58:02!', 42.195, 14_282],
    ['finished the half in 1:45', 21.0975, 6300],
    ['10 mile race, 1:12:30', 16.09, 4350],
    ['5 km time trial 22 minutes', 5, 1320],
    ['Halbmarathon heute, Bestzeit 1:38:20', 21.0975, 5900],
    ['Mi marca personal en 10 km: 48:12', 10, 2892],
    ['Gara di 10 km oggi, 51:40', 10, 3100],
    ['Record personnel sur semi-marathon 1h52', 21.0975, 6720],
    ['Wedstrijd 10 km gelopen in 47:05', 10, 2825],
  ] as const)('%s', (text, distanceKm, seconds) => {
    expect(readResult(text)).toEqual({ distanceKm, seconds })
  })

  test.each([
    // Training of that length.
    '10k easy in 65:00',
    'Ran 5 miles in 48 minutes',
    // Wishes, others, the past.
    'Goal for the 10k race is 44:00',
    'I want to run a sub 45:00 10k PB',
    'My wife ran a 10k PB of 51:00',
    'My PB is 44:00 for 10k from last year',
    // No time, no distance, or two of them.
    'raced a 10k today, brilliant',
    'PB today, 44:00!',
    'Parkrun at 9:00, finished 24:31 and then 26:10 with the kids',
    // Nobody runs so fast, or so slow.
    '10k race in 21:00',
    '5k race, 1:20:00',
    'squat PR 120 kg for 5',
    '',
  ])('none: %s', (text) => {
    expect(readResult(text)).toBeNull()
  })
})
