import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { readWords } from './read-words.ts'
import { draftOf } from './week-draft.ts'
import { effectOfWords } from './words-change.ts'

const TODAY = '2026-03-02'
const read = (text: string) => readWords(text, TODAY)
const weekOf = async (text: string) => {
  const { rows, heard } = await read(text)
  const { never, maxMin, windows } = { ...draftOf({}, TODAY), ...heard }
  return { busy: rows, never, maxMin, windows }
}
/** What other words would do to a week that is as the words before say. */
const effectOf = async (before: string, after: string) =>
  effectOfWords(await weekOf(before), await read(before), await read(after))
const plain = (rows: readonly { days: readonly string[]; start: string; end: string; label: string }[]) =>
  rows.map(({ days, start, end, label }) => `${label} ${days.join()} ${start}-${end}`).toSorted()

test('words that say the same change nothing', async () => {
  expect(await effectOf('Work Mon-Fri 9-5', 'Work Mon-Fri 9-5. ')).toBeNull()
})

test('what is said anew comes, what is no longer said goes, and what was drawn by hand stays', async () => {
  const before = 'Work Mon-Fri 9:00-17:00, choir Tue 20:00-22:00'
  const after = 'Work Mon-Thu 9:00-17:00, swimming lesson Sat 10:00-11:00. No training on Sundays'
  const week = await weekOf(before)
  const drawn = { ...sure(week.busy[0]), id: -1, days: ['wed'] as const, start: '06:00', end: '07:00', label: 'Care' }
  const effect = effectOfWords({ ...week, busy: [...week.busy, drawn] }, await read(before), await read(after))
  const { change, week: joined } = sure(effect)
  expect(plain(change.busy.removed).join('; ')).toMatch(/Choir tue.*Work fri/i)
  expect(change.never.added).toEqual(['sun'])
  const wanted = await weekOf(after)
  expect(plain(sure(joined.busy))).toEqual(plain([...wanted.busy, drawn]))
  expect(joined.never).toEqual(['sun'])
})

test.each([
  ['Work Mon-Fri 9:00-17:00', 'Nights Mon-Wed 22:00-06:00'],
  ['only 20 minutes on Mondays', 'Work 8:00-12:00 Mon'],
  ['I can only train on Tuesday evenings', 'No training on Fridays. Work 9:00-17:00 Mon-Fri'],
])('a week that still follows its words becomes that of the others: %s', async (before, after) => {
  const { week: joined } = sure(await effectOf(before, after))
  const wanted = await weekOf(after)
  expect(plain(sure(joined.busy))).toEqual(plain(wanted.busy))
  expect(plain(joined.windows)).toEqual(plain(wanted.windows))
  expect(joined.never).toEqual(wanted.never)
  expect(Object.fromEntries(Object.entries(joined.maxMin).filter(([, minutes]) => minutes))).toEqual(wanted.maxMin)
})

test('hours that from now on hold for a while only are a change, and take the place of those before them', async () => {
  const [before, after] = ['Football Thu 18:00-19:00', 'Football Thu 18:00-19:00 until 30 April']
  const { change, week } = sure(await effectOf(before, after))
  expect(change.busy.added).toMatchObject([{ days: ['thu'], to: '2026-04-30' }])
  expect(change.busy.removed).toHaveLength(1)
  expect(week.busy).toMatchObject([{ days: ['thu'], to: '2026-04-30' }])
  expect(await effectOf(after, after)).toBeNull()
})

test('of what was changed by hand nothing is said to go that stays: what is told is what is done', async () => {
  const [before, after] = [
    await read('Work Mon-Fri 9-5. Choir Tuesday 7-9pm. Class 5-10 on Saturday'),
    await read('Work Mon-Thu 8-4. Choir Wednesday 7-9pm. Class 5-10 on Saturday'),
  ]
  const week = await weekOf('Work Mon-Fri 9-5. Choir Tuesday 7-9pm. Class 5-10 on Saturday')
  const drawn = week.busy.map((row) => (/choir/i.test(row.label) ? { ...row, end: '21:30' } : row))
  const effect = sure(effectOfWords({ ...week, busy: drawn }, before, after))
  const { busy } = effect.change
  expect(plain(busy.removed).join('; ')).toMatch(/^Work mon,tue,wed,thu,fri 09:00-17:00$/i)
  expect(plain(busy.added).join('; ')).toMatch(/^Choir wed 19:00-21:00; Work mon,tue,wed,thu 08:00-16:00$/i)
  expect(plain(effect.kept.busy).join('; ')).toMatch(/^Choir tue 19:00-21:30$/i)
  const choir = plain(effect.week.busy ?? []).filter((row) => /choir/i.test(row))
  expect(choir.join('; ')).toMatch(/^Choir tue 19:00-21:30; Choir wed 19:00-21:00$/i)
})

test('a limit that was set by hand stays where the words take back theirs, and words that do nothing to a week say nothing', async () => {
  const [before, after] = [await read('Only 20 minutes on Mondays. Work 9-5 Tue'), await read('Work 9-5 Tue')]
  const week = await weekOf('Only 20 minutes on Mondays. Work 9-5 Tue')
  expect(sure(effectOfWords(week, before, after)).week.maxMin.mon).toBe('')
  expect(effectOfWords({ ...week, maxMin: { mon: '45' } }, before, after)).toBeNull()
})
