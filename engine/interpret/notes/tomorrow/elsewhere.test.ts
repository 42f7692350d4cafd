import { expect, test } from 'vitest'
import { readCheckIn } from '../check-ins.ts'

const ahead = (text: string) => readCheckIn('tomorrow', text)

test.each([
  'Morgen kann ich nicht',
  'Morgen geht nicht',
  'Je ne peux pas demain',
  'Demain je ne peux pas',
  'Mañana no puedo',
  'Mañana imposible',
  'Domani non posso',
  'Amanhã não posso',
  'Morgen kan ik niet',
])('nobody trains on a day that they cannot: %s', (text) => {
  expect(ahead(text).tomorrowUnavailable).toBe(true)
})

test.each([
  ['Morgens kann ich nicht', '08:00-12:00'],
  ['Kann am Vormittag nicht trainieren', '08:00-12:00'],
  ['Kann am Vormittag nicht trainieren, danke!', '08:00-12:00'],
  ['Morgen kann ich nicht vor 18 Uhr', '05:00-18:00'],
  ['Mañana no puedo por la tarde', '13:00-17:00'],
  ['Domani non posso la mattina', '08:00-12:00'],
  ['Amanhã não posso antes das 18h', '05:00-18:00'],
  ["Travail jusqu'à 18h", '08:00-18:00'],
])('hours in which somebody cannot are taken, and not wished: %s', (text, hours) => {
  const { tomorrowBusy, tomorrowPrefer, tomorrowUnavailable } = ahead(text)
  expect(tomorrowBusy.map(({ start, end }) => `${start}-${end}`)).toEqual([hours])
  expect([tomorrowPrefer, tomorrowUnavailable]).toEqual([null, false])
})

test('words with an umlaut are the same without one', () => {
  for (const text of ['Bin sehr müde', 'Bin sehr muede', 'Bin sehr mude'])
    expect(readCheckIn('notes', text).fatigue, text).toBe('high')
})
