import { expect, test } from 'vitest'
import { readCheckIn } from '../check-ins.ts'

const minutesIn = (text: string, kind: 'notes' | 'tomorrow' = 'tomorrow') => readCheckIn(kind, text).tomorrowMinutes

test.each([
  ['can only do 20 mins', 20],
  ['only got half an hour tomorrow', 30],
  ['30 min max', 30],
  ['could do an hour at lunch', 60],
  ["I've got 40 minutes", 40],
  ['can spare 25 mins in the morning', 25],
  ['just 15 minutes please', 15],
  ['no more than 45 minutes tomorrow', 45],
  ['work 9-5, can do 30 min before', 30],
  ['nur 20 Minuten Zeit', 20],
  ["j'ai seulement 30 minutes", 30],
  ['solo tengo 30 minutos', 30],
  ['só tenho 20 minutos', 20],
  ["ho solo mezz'ora", 30],
  ['heb maar 20 minuten', 20],
  ['tomorrow is crazy, maybe 15 minutes', 15],
  ['only 20 minutes at lunch', 20],
] as const)('%s: %d minutes for training', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})

test.each([
  'meeting for 30 min at 10',
  'dentist, only 20 minutes',
  'drive 2 hours to Leeds',
  'only slept 5 hours',
  'flight is only 2 hours',
  'kids nap 90 minutes max',
  'only 20 minutes on Friday',
])('%s: nothing of how long training may take', (text) => {
  expect(minutesIn(text)).toBeUndefined()
})

test('of today a note says no such thing, of tomorrow it may', () => {
  expect(minutesIn('only managed 20 minutes', 'notes')).toBeUndefined()
  expect(minutesIn('Legs fine. Tomorrow I only have 20 minutes.', 'notes')).toBe(20)
})
