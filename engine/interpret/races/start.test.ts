import { expect, test } from 'vitest'
import { readRaces } from './races.ts'
import { raceStart } from './start.ts'

const DAY = '2026-01-05'
const startOf = (text: string) => raceStart(text, readRaces(text, DAY).events, DAY)

test.each([
  ['10k on 5 January 2026 at 9:00', 540],
  ['10k today at 8am, marathon 2026-07-19', 480],
  ['10k today 8.30 am', 510],
  ['5 km am 5.1.2026 um 10 Uhr', 600],
  ['10k 2026-01-05, start 9:30, goal 45:00', 570],
  ['10k 2026-01-05, starts at 9', 540],
  ['10 km le 5 janvier 2026 à 9h30', 570],
  ['10 km el 5 de enero de 2026 a las 9:00', 540],
  ['10 km em 5 de janeiro de 2026 às 9h', 540],
  ['10 km 2026-01-05 alle 9:00', 540],
  ['10 km 2026-01-05 om 9 uur', 540],
])('raceStart() of %s', (text, minute) => {
  expect(startOf(text)).toBe(minute)
})

test.each([
  '10k 2026-01-05',
  '10k today in 45:00',
  '10k 2026-01-05 goal 50 min',
  'half marathon 2026-01-05, sub 1:45',
  '10k 2026-01-05 at 5:00/km',
  '10k today, marathon 2026-07-19 at 9:00',
])('raceStart() of %s is not told', (text) => {
  expect(startOf(text)).toBeNull()
})
