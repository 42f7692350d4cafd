import { expect, test } from 'vitest'
import { readAvailability } from './availability.ts'

/** A Saturday. */
const SINCE = '2026-11-28'
const datedOf = (text: string, since = SINCE) => readAvailability(text, since).facts.dated

test.each([
  ['away until 10 december', '2026-11-28', '2026-12-10'],
  ["I'm away until the 10th", '2026-11-28', '2026-12-10'],
  ['on holiday until 5 Dec', '2026-11-28', '2026-12-05'],
  ['travelling till Thursday', '2026-11-28', '2026-12-03'],
  ['away, back on 3 December', '2026-11-28', '2026-12-02'],
  ['away for work, back on Wednesday', '2026-11-28', '2026-12-01'],
  ['back home on the 3rd', '2026-11-28', '2026-12-02'],
  ['On vacation. Back on December 7th', '2026-11-28', '2026-12-06'],
  ['in hospital 3-5 December', '2026-12-03', '2026-12-05'],
  ['no training until 10 December', '2026-11-28', '2026-12-10'],
  ["can't train until Monday", '2026-11-28', '2026-11-29'],
  ["can't train before 5 December", '2026-11-28', '2026-12-04'],
  ['out of town through December 12', '2026-11-28', '2026-12-12'],
  ['bis 10. Dezember im Urlaub', '2026-11-28', '2026-12-10'],
  ['bin bis Donnerstag verreist', '2026-11-28', '2026-12-03'],
  ['ab 7. Dezember wieder da, vorher im Urlaub', '2026-11-28', '2026-12-06'],
  ['im Urlaub, zurück am 7. Dezember', '2026-11-28', '2026-12-06'],
  ['kein Training bis 5. Dezember', '2026-11-28', '2026-12-05'],
  ["en vacances jusqu'au 10 décembre", '2026-11-28', '2026-12-10'],
  ['en déplacement, de retour le 3 décembre', '2026-11-28', '2026-12-02'],
  ['de viaje hasta el 10 de diciembre', '2026-11-28', '2026-12-10'],
  ['de vacaciones, vuelvo el 3 de diciembre', '2026-11-28', '2026-12-02'],
  ['viajando até 10 de dezembro', '2026-11-28', '2026-12-10'],
  ['de férias, volto dia 3 de dezembro', '2026-11-28', '2026-12-02'],
  ['in vacanza fino al 10 dicembre', '2026-11-28', '2026-12-10'],
  ['in ferie, torno il 3 dicembre', '2026-11-28', '2026-12-02'],
  ['op vakantie tot 10 december', '2026-11-28', '2026-12-10'],
  ['op reis, terug op 3 december', '2026-11-28', '2026-12-02'],
  ['back from holiday on 5 December', '2026-11-28', '2026-12-04'],
  ["over Christmas we're away", '2026-12-24', '2026-12-26'],
  ['no training over Christmas', '2026-12-24', '2026-12-26'],
  ['away between Christmas and New Year', '2026-12-25', '2027-01-01'],
  ['über Weihnachten verreist', '2026-12-24', '2026-12-26'],
  ['no training until after Christmas', '2026-11-28', '2026-12-25'],
  ['away until the new year', '2026-11-28', '2027-01-01'],
  ['no training for xmas', '2026-12-24', '2026-12-26'],
  ['de vacaciones en Navidad', '2026-12-24', '2026-12-26'],
  ['en vacances à Noël', '2026-12-24', '2026-12-26'],
  ['zwischen den Jahren bin ich weg', '2026-12-25', '2027-01-01'],
  ['zwischen den Jahren kein Training', '2026-12-25', '2027-01-01'],
  ['im Urlaub bis Donnerstag', '2026-11-28', '2026-12-03'],
  ["I've got to be away 5-10 December", '2026-12-05', '2026-12-10'],
  ["I've got a work trip, away 5-10 December", '2026-12-05', '2026-12-10'],
  ["No training 5-10 December, I don't have time", '2026-12-05', '2026-12-10'],
  ['Away from 5 to 10 December, lots of car travel', '2026-12-05', '2026-12-10'],
  ['No holidays this year, but away 20-27 December', '2026-12-20', '2026-12-27'],
  ['Family wedding in Spain. Back on 7 December, no training while there.', '2026-11-28', '2026-12-06'],
  ['bin bis Freitag weg', '2026-11-28', '2026-12-04'],
  ['estoy fuera hasta el 5 de diciembre', '2026-11-28', '2026-12-05'],
  ['sono via fino al 5 dicembre', '2026-11-28', '2026-12-05'],
  ["I'm gone until Friday", '2026-11-28', '2026-12-04'],
  ['away on 5 December', '2026-12-05', '2026-12-05'],
  ['away 5 December', '2026-12-05', '2026-12-05'],
  ['We fly to Tenerife on 5 December and get home on the 12th', '2026-12-05', '2026-12-12'],
  ['Having my wisdom teeth out on Friday, doctor says no exercise for a week', '2026-12-04', '2026-12-10'],
  ['no training for two weeks', '2026-11-28', '2026-12-11'],
  ['Away the weekend of the 5th and 6th, otherwise as normal', '2026-12-05', '2026-12-06'],
  ['Bin bis 9. Dezember auf Dienstreise, ohne Geräte', '2026-11-28', '2026-12-09'],
  ["Je rentre chez moi le 4 décembre, d'ici là rien", '2026-11-28', '2026-12-03'],
  ['Me operan el 2 de diciembre y no puedo hacer ejercicio hasta el 15', '2026-12-02', '2026-12-14'],
  ['Estou fora de 4 a 9 de dezembro', '2026-12-04', '2026-12-09'],
])('days off by their end, by a feast or in hospital: %s', (text, from, to) => {
  expect(datedOf(text)).toEqual([expect.objectContaining({ kind: 'off', from, to })])
})

test.each([
  'away from Tuesday until Friday this week',
  'back to work on 3 January',
  'my husband is away until 10 December',
  'kids off school until 5 January',
  'busy until 10 December with a big project',
  'free until 10 December',
  'work until Thursday',
  'training for a race until 10 December',
  'no work until 4 January',
  'I work until 6 on Thursday',
  'away most weekends until March',
  'travel to London until 7pm on Tuesdays',
  'no gym until 5 January',
  "don't want to train before 9",
  "can't train before Thursday evening",
  'holiday club until 5 every Friday',
  'back at 6 on Tuesdays',
  'back pain until 10 December',
  'nothing before 10 on Sundays',
  'mum is in hospital 3-5 December',
  'I work night shifts in hospital 3-5 December',
  'I work in the hospital until 7 on Mondays',
  "I'm a nurse in hospital until 8pm",
  'kids back on Monday',
  'back on Monday',
  'the gym is closed until 5 December',
  'my bike is away until Thursday',
  'boss away until Monday',
  'gym closed over Christmas',
  'No holidays until Christmas',
  'no trips until Christmas',
  'the surgeon says no exercise from that day until the 31st of January',
  'mum in hospital, no time',
  'away from work until 6 on Mondays',
  'Got back from holiday on 20 November',
  'I was away until 20 November',
  'Got back from my trip on Tuesday',
  "I'm not away next week",
  'Not travelling this week',
  'I live two hours away, next week free',
  'I have a conference call tomorrow',
  'My son has a school trip tomorrow',
  'bank holiday tomorrow',
  'School holidays next week',
  'Colleague on vacation next week, I cover her shifts',
  'My husband has a work trip next week so I have the kids',
  'I work via Zoom until Friday',
  "Je travaille fort jusqu'à vendredi",
  'I travel for work, back Fridays',
  'I commute, gone 7-6, back Friday',
  'I travel through Friday traffic',
  "I can't train until sun comes up",
  'We all may travel for work.',
  'Ich bin ab morgen bis 5. Dezember weg',
  "haven't trained for two weeks",
  'no exercise for years now',
  'after my trip on 5 December I want to start',
  'since my holiday on 5 October I am tired',
  'gave my boat, my rods and my dog away this weekend',
  "Friday I'm off to the coast but tomorrow is same as always",
  'we zijn niet op tijd weg deze week',
])('no days off: %s', (text) => expect(datedOf(text)).toBeUndefined())

test('what ends binds no hours of every day', () => {
  expect(readAvailability('no training until 10 December', SINCE).facts.week).toBeUndefined()
})

test('a weekend over the end of a month is one', () => {
  expect(datedOf('away this weekend', '2026-10-28')).toMatchObject([{ from: '2026-10-31', to: '2026-11-01' }])
})

test('a day that there is not for years ends nothing', () => {
  expect(datedOf('away until 29 February', '2027-02-10')).toBeUndefined()
})

test('what the next sentence ends is taken from neither', () => {
  const text = 'Family wedding in Spain. Back on 7 December, no training while there.'
  expect(readAvailability(text, SINCE).rest).toHaveLength(text.length)
})
