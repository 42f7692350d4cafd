import { expect, test } from 'vitest'
import { readHealth } from './danger/read-health.ts'
import { readCheckIn } from './notes/check-ins.ts'
import { readCommitments } from './week/commitments.ts'

const TODAY = '2026-11-28'

test.each([
  "Aujourd'hui repos complet comme prévu",
  'Domenica di riposo assoluto sul divano',
  'Domingo de reposo absoluto, como tocaba',
  'Hoje repouso absoluto, dia de descanso do plano',
  'Doctor said no strain, just a bruise',
  'doctor said rest days are optional',
  'Doctor said no heavy lifting for a week, ran 5k',
  'finally over my cold',
])('nobody is ill of it: %s', (text) => expect(readCheckIn('notes', text).illness).toBe(false))

test.each([
  'Le médecin a dit repos complet pendant une semaine',
  'el médico me ha mandado reposo',
  'doctor says rest',
  "I can't get over my cold",
  "haven't got over the flu yet",
])('somebody is to rest: %s', (text) => expect(readCheckIn('notes', text).illness).toBe(true))

test.each([
  ['Shoulder hurts after the cold plunge', 'shoulder'],
  ['Knee really hurts after the flu', 'knee'],
  ['Ankle swollen over the bug bite', 'ankle'],
  ['Lekker gelopen maar mijn enkel is dik', 'ankle'],
  ['puxei a panturrilha', 'calf'],
  ['Achillessehne gereizt', 'achilles'],
])('pain stays pain: %s', (text, part) => {
  expect(readCheckIn('notes', text).pain).toMatchObject([{ part }])
})

test.each([
  'Habe angefangen, den Rücken zu trainieren',
  'Sterker geworden door mijn rug te trainen',
  'Hoje puxei pesado nas costas',
  'Bin heute gereizt, Schultern trainiert',
])('training is no pain: %s', (text) => expect(readCheckIn('notes', text).pain).toEqual([]))

test('who rests in a cold is not fresh', () => {
  expect(readCheckIn('notes', 'got a cold, rested')).toMatchObject({ illness: true, fatigue: null })
})

test.each([
  ["I'm 16 and 1.80 m tall", 16],
  ["I'm 15 and 5'8", 15],
  ["I'm 17 - 18 at Christmas", 17],
  ["I'm in year 6 and love training", 11],
])('a minor is seen: %s', (text, years) => expect(readHealth(text, TODAY).minor).toMatchObject({ years }))

test.each(["I'm 9 to 5", "I'm in year 2 of med school", 'my kids are 15 and 12'])('no minor: %s', (text) => {
  expect(readHealth(text, TODAY).minor).toBeNull()
})

test.each([
  ['I have MS in remission', ['treated']],
  ['I have an MS in biology', []],
  ['I have pots to wash', []],
])('a condition by its context: %s', (text, kinds) => {
  expect(readHealth(text, TODAY).conditions.map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  ['Work 4 to close, gym 7am', '16:00', '23:00'],
  ['Work 4 to close (10pm)', '16:00', '22:00'],
  ['Je travaille de quatorze à vingt-trois heures', '14:00', '23:00'],
])('hours of work: %s', (text, start, end) => {
  expect(readCommitments(text).busy.find(({ label }) => label === 'work')).toMatchObject({ start, end })
})
