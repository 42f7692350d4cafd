import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { readWords } from './read-words.ts'
import { draftOf } from './week-draft.ts'
import { changeOfWords, withWordsChange } from './words-change.ts'

const TODAY = '2026-03-02'
const read = (text: string) => readWords(text, TODAY)
const weekOf = async (text: string) => {
  const { rows, heard } = await read(text)
  const { never, maxMin, windows } = { ...draftOf({}, TODAY), ...heard }
  return { busy: rows, never, maxMin, windows }
}
const plain = (rows: readonly { days: readonly string[]; start: string; end: string; label: string }[]) =>
  rows.map(({ days, start, end, label }) => `${label} ${days.join()} ${start}-${end}`).toSorted()

test('words that say the same change nothing', async () => {
  expect(changeOfWords(await read('Work Mon-Fri 9-5'), await read('Work Mon-Fri 9-5. '))).toBeNull()
})

test('what is said anew comes, what is no longer said goes, and what was drawn by hand stays', async () => {
  const before = 'Work Mon-Fri 9:00-17:00, choir Tue 20:00-22:00'
  const after = 'Work Mon-Thu 9:00-17:00, swimming lesson Sat 10:00-11:00. No training on Sundays'
  const change = changeOfWords(await read(before), await read(after))
  expect(plain(sure(change).busy.removed).join('; ')).toMatch(/Choir tue.*Work fri/i)
  expect(sure(change).never.added).toEqual(['sun'])
  const week = await weekOf(before)
  const drawn = { ...sure(week.busy[0]), id: -1, days: ['wed'] as const, start: '06:00', end: '07:00', label: 'Care' }
  const joined = withWordsChange({ ...week, busy: [...week.busy, drawn] }, sure(change))
  const wanted = await weekOf(after)
  expect(plain(sure(joined.busy))).toEqual(plain([...wanted.busy, drawn]))
  expect(joined.never).toEqual(['sun'])
})

test.each([
  ['Work Mon-Fri 9:00-17:00', 'Nights Mon-Wed 22:00-06:00'],
  ['only 20 minutes on Mondays', 'Work 8:00-12:00 Mon'],
  ['I can only train on Tuesday evenings', 'No training on Fridays. Work 9:00-17:00 Mon-Fri'],
])('a week that still follows its words becomes that of the others: %s', async (before, after) => {
  const change = changeOfWords(await read(before), await read(after))
  const joined = withWordsChange(await weekOf(before), sure(change))
  const wanted = await weekOf(after)
  expect(plain(sure(joined.busy))).toEqual(plain(wanted.busy))
  expect(plain(joined.windows)).toEqual(plain(wanted.windows))
  expect(joined.never).toEqual(wanted.never)
  expect(Object.fromEntries(Object.entries(joined.maxMin).filter(([, minutes]) => minutes))).toEqual(wanted.maxMin)
})

test('hours that from now on hold for a while only are a change, and take the place of those before them', async () => {
  const [before, after] = ['Football Thu 18:00-19:00', 'Football Thu 18:00-19:00 until 30 April']
  const change = sure(changeOfWords(await read(before), await read(after)))
  expect(change.busy.added).toMatchObject([{ days: ['thu'], to: '2026-04-30' }])
  expect(change.busy.removed).toHaveLength(1)
  expect(withWordsChange(await weekOf(before), change).busy).toMatchObject([{ days: ['thu'], to: '2026-04-30' }])
  expect(changeOfWords(await read(after), await read(after))).toBeNull()
})
