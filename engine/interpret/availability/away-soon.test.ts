import { expect, test } from 'vitest'
import { readAvailability } from './availability.ts'

/** A Saturday. */
const SINCE = '2026-11-28'
const datedOf = (text: string) => readAvailability(text, SINCE).facts.dated

test.each([
  ["I'm away next week", '2026-11-30', '2026-12-06'],
  ['no training next week', '2026-11-30', '2026-12-06'],
  ['out of town the week after next', '2026-12-07', '2026-12-13'],
  ["can't train this week", '2026-11-28', '2026-11-29'],
  ['Business trip Mon to Thu next week', '2026-11-30', '2026-12-03'],
  ['nächste Woche Montag bis Mittwoch im Urlaub', '2026-11-30', '2026-12-02'],
  ['away tomorrow', '2026-11-29', '2026-11-29'],
  ['on holiday for the next 10 days', '2026-11-28', '2026-12-07'],
  ['away for the next two weeks', '2026-11-28', '2026-12-11'],
  ['travelling for the next two fortnights', '2026-11-28', '2026-12-25'],
  ['away for two weeks from 5 December', '2026-12-05', '2026-12-18'],
  ['from 5 December I am away for ten days', '2026-12-05', '2026-12-14'],
  ['nächste Woche im Urlaub', '2026-11-30', '2026-12-06'],
  ['la semaine prochaine en vacances', '2026-11-30', '2026-12-06'],
  ['la semana que viene de viaje', '2026-11-30', '2026-12-06'],
  ['na próxima semana estou viajando', '2026-11-30', '2026-12-06'],
  ['settimana prossima in ferie', '2026-11-30', '2026-12-06'],
  ['volgende week op vakantie', '2026-11-30', '2026-12-06'],
  ['ab dem 5. Dezember für zwei Wochen im Urlaub', '2026-12-05', '2026-12-18'],
])('days off told from where one stands: %s', (text, from, to) => {
  expect(datedOf(text)).toEqual([expect.objectContaining({ kind: 'off', from, to })])
})

test('a week without a gym, but with bands, is light', () => {
  expect(datedOf('no gym next week but I have bands')).toMatchObject([{ kind: 'light', from: '2026-11-30' }])
})

test.each([
  'back from holiday next week',
  'holidays over, starting next week',
  'my wife is away next week',
  'I work from home next week',
  'after next week I can train daily',
  'from next week I can only train mornings',
  'kids on holiday next week',
  'busy next week',
])('no days off: %s', (text) => expect(datedOf(text)).toBeUndefined())
