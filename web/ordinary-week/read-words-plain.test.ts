import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

const hours = async (text: string) => {
  const { rows } = await readWords(text, '2026-11-30')
  return rows.map(({ days, start, end, to }) => [days.join(), start, end, to].filter(Boolean).join(' '))
}

test('what stands behind a day that is free for training is none of training', async () => {
  expect(await hours('can train any time, but lab meeting mondays 10')).toEqual(['mon 10:00 11:00'])
  expect(await hours('I can exercise most days but choir thursday 7-9')).toEqual(['thu 19:00 21:00'])
})

test('the number of a job is no hour', async () => {
  expect(await hours('job 1: mon wed fri 9-1; job 2: tue thu 12-8')).toEqual([
    'mon,wed,fri 09:00 13:00',
    'tue,thu 12:00 20:00',
  ])
})

test('an hour that comes for some weeks ends with them', async () => {
  expect(await hours('Physio Wed 3pm for six weeks')).toEqual(['wed 15:00 16:00 2027-01-10'])
})

test.each([
  'work 9-6, lunch break 1-2, I can train at lunch',
  'work 9-18, lunch break 13:00-14:00, I can train at lunch',
  'Lavoro 9-18, pausa pranzo 13-14, posso allenarmi a pranzo',
  'work 9-6. I could train on my lunch break 1-2',
  'Pausa pranzo 13-14 e posso correre, ufficio 9-18',
  'Trabajo 9-18 con una hora para comer 13-14, puedo correr en la comida',
  'Kantoor 9-18, lunchpauze 13-14, dan kan ik hardlopen',
  'Büro 9-18, mittags 13-14 könnte ich laufen',
  'Arbeite 9-18, 13-14 Mittagspause, in der Mittagspause gehe ich laufen',
  'Trabalho 9-18, pausa de almoço 13-14, posso treinar ao almoço',
])('a break for lunch that is for training is cut out of the work, at its own hours: %s', async (text) => {
  const { rows, heard, unused } = await readWords(text, '2026-11-30')
  expect(rows.map(({ days, start, end }) => [days.length, start, end].join(' '))).toEqual([
    '5 09:00 13:00',
    '5 14:00 18:00',
  ])
  expect([heard.windows, unused]).toEqual([[], []])
})

test('a break that is not for training leaves the work as it is', async () => {
  expect(await hours('work 9-6, lunch 13-14, no training at lunch')).toEqual(['mon,tue,wed,thu,fri 09:00 18:00'])
})
