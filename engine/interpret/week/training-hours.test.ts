import { expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'

const told = (text: string) =>
  readCommitments(text).busy.map(({ label, days, start, end }) => `${label} ${days.length} ${start}-${end}`)

test.each([
  ['Work 7-3 Mon-Fri, I train at 5am', ['work 5 07:00-15:00', 'training 7 05:00-06:00']],
  ['Work 9-5 and I usually work out at 6pm', ['work 5 09:00-17:00', 'training 7 18:00-19:00']],
  ['Work 9-5, I train Tuesdays at 6', ['work 5 09:00-17:00', 'training 1 18:00-19:00']],
  ['Arbeite 8-16 Uhr Mo-Fr, trainiere um 18 Uhr', ['work 5 08:00-16:00', 'training 7 18:00-19:00']],
  ['Je travaille 9h-17h, je m’entraîne à 18h', ['work 5 09:00-17:00', 'training 7 18:00-19:00']],
  ['Ik werk 9-17 uur, trainen om 18 uur', ['work 5 09:00-17:00', 'training 7 18:00-19:00']],
])('%j: the hour of training behind a comma is none of work', (text, blocks) => {
  expect(told(text)).toEqual(blocks)
})

test('days of training behind a comma leave work its own', () => {
  const { busy, preferences } = readCommitments('Work 9-5, training every Monday')
  expect(busy.map(({ days }) => days.length)).toEqual([5])
  expect(preferences.map(({ days }) => days)).toEqual([['mon']])
})

test('a train that is caught trains nobody', () => {
  expect(told('Work 9-5, train at 7.12').some((block) => block.startsWith('training'))).toBe(false)
})
