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
