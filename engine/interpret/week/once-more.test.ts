import { expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'

const told = (text: string) =>
  readCommitments(text).busy.map(
    ({ label, start, end, confidence }) => `${label} ${start}-${end}${confidence < 0.6 ? ' ?' : ''}`,
  )

test.each([
  ['Work 9-1, then again from 2 until 3', ['work 09:00-13:00', 'work 14:00-15:00']],
  ['Work 9-1 then 2-5', ['work 09:00-13:00', 'work 14:00-17:00']],
  ['Arbeite 8-12, danach nochmal 14-15 Uhr', ['work 08:00-12:00', 'work 14:00-15:00']],
  ['Travail 8h-12h, puis de nouveau 14h-17h', ['work 08:00-12:00', 'work 14:00-17:00']],
  ['Trabajo de 9 a 13, luego otra vez de 15 a 18', ['work 09:00-13:00', 'work 15:00-18:00']],
])('%j: what is told once more is of what was told before', (text, blocks) => {
  expect(told(text)).toEqual(blocks)
})

test('what is named behind training is no training', () => {
  expect(told('Gym 6-7am then 9-5')).toEqual(['gym 06:00-07:00 ?', 'work 09:00-17:00'])
})

test.each([
  ['Work 6-9 and 4-7pm', ['work 06:00-09:00', 'work 16:00-19:00']],
  ['Horses 6.30-7.15 & 6-7 pm daily', ['horses 06:30-07:15', 'horses 18:00-19:00']],
  ['Melken 6-8 en 17-19 uur, elke dag', ['melken 06:00-08:00', 'melken 17:00-19:00']],
  ['Stalla 5-8 e 16:30-19 tutti i giorni', ['stalla 05:00-08:00', 'stalla 16:30-19:00']],
])('%j: of two stretches whose second has its half the first comes before it', (text, blocks) => {
  expect(told(text)).toEqual(blocks)
})

test.each([
  ['Work 9-5, zoobly 12-1', 'busy 12:00-13:00 ?'],
  ['Work 9-5, fizzwig at 2', 'busy 14:00-15:00 ?'],
  ['Work 9-5 Mon-Fri, blorp Tue 11-12', 'busy 11:00-12:00 ?'],
  ['Arbeit 9-17, Klönrunde 12-13 Uhr', 'busy 12:00-13:00 ?'],
  ['Travail 9h-17h, zumbli 12h-13h', 'busy 12:00-13:00 ?'],
])('%j: an hour of something without a word is no second work, and leaves that in no doubt', (text, hour) => {
  expect(told(text)).toEqual(['work 09:00-17:00', hour])
})
