import { expect, test } from 'vitest'
import { readWords } from '../ordinary-week/read-words.ts'
import type { HoursRow } from '../ordinary-week/week-draft.ts'
import { type HeldWeek, marksSettled, readBeside, settled, takenFrom } from './held-week.ts'
import { readDay } from './read-text.ts'

const TODAY = '2026-11-30'
const WORDS = 'Work Mon-Fri 9:00-17:00, class 5-10 on Friday, choir 7-9 on Tuesday'

/** The week that a person's words are drawn as, as it is kept. */
async function weekOf(text: string, keep: (row: HoursRow) => HoursRow | null = (row) => row): Promise<HeldWeek> {
  const { rows, heard } = await readWords(text, TODAY)
  const busy = rows.map(keep).filter((row) => row !== null)
  return { busy: busy.map(({ isUnsure, ...row }) => ({ ...row, unsure: isUnsure })), windows: heard.windows }
}

const isClass = ({ label }: { label: string }) => /^class/i.test(label)

test.each([
  WORDS,
  'Office 8-18 on weekdays, I train at lunch 12-13. Swim Mon 7-8',
  'Night shift Fri 22:00-06:00. Kids at 5 on Mondays. Work 9-5',
])('a week that nobody changed says what was read: %s', async (text) => {
  const reading = await readDay(text)
  const { busy, marks } = readBeside(text, reading, await weekOf(text))
  const told = (ones: typeof busy) => ones.map(({ label, days, confidence }) => [label, days, confidence < 0.6])
  expect(told(busy)).toEqual(told(reading.busy))
  expect(marks).toEqual(reading.marks)
})

test('what was taken from the week is listed and marked no more; the rest is', async () => {
  const reading = await readDay(WORDS)
  expect(reading.marks.map(({ as }) => as)).toContain('doubtful')
  const { busy, marks } = readBeside(WORDS, reading, await weekOf(WORDS, (row) => (isClass(row) ? null : row)))
  expect(busy.map(({ label }) => label)).toEqual(reading.busy.filter((one) => !isClass(one)).map(({ label }) => label))
  expect(marks.map(({ start, end }) => WORDS.slice(start, end)).join()).not.toMatch(/class/)
})

test('what was said to be right is in doubt no more, and on the days that are left', async () => {
  const reading = await readDay(WORDS)
  const week = await weekOf(WORDS, ({ isUnsure, ...row }) => {
    if (row.days.length > 1) return { ...row, days: row.days.filter((day) => day !== 'wed') }
    return isClass(row) || !isUnsure ? row : { ...row, isUnsure }
  })
  const { busy, marks } = readBeside(WORDS, reading, week)
  expect(busy.find(isClass)?.confidence).toBe(1)
  expect(busy[0]?.days).toEqual(['mon', 'tue', 'thu', 'fri'])
  expect(marks.find(({ start, end }) => /class/.test(WORDS.slice(start, end)))?.as).toBe('understood')
})

test('words that came later are listed, though the week does not hold them yet', async () => {
  const text = `${WORDS}, pottery Wed 18:00-19:00`
  const [reading, before] = [await readDay(text), await readDay(WORDS)]
  const week = await weekOf(WORDS, (row) => (isClass(row) ? null : row))
  const { busy } = readBeside(text, reading, week, before.busy)
  expect(busy.map(({ start }) => start)).toContain('18:00')
  expect(busy.some(isClass)).toBe(false)
})

test('what words say of training is in doubt until the week that they were drawn as is answered', async () => {
  const text = 'Gym Mon and Wed, not Fri. College 9 to 4. Weekdays only 6-7.30am. Sundays: yes'
  const { sayings } = await readDay(text)
  const doubts = (week: HeldWeek | null) => settled(sayings, week).flatMap((one) => (one.isUnsure ? [one.kind] : []))
  expect(doubts(null)).toContain('never')
  expect(doubts({})).toEqual(doubts(null))
  const windows = [{ days: ['mon' as const], start: '06:00', end: '07:30', unsure: true as const }]
  expect(doubts({ busy: [], windows, unsureDays: ['fri'] })).toEqual(doubts(null))
  expect(doubts({ windows: [], never: ['fri'] })).toEqual([])
  expect(settled(sayings, { busy: [] }).map(({ kind }) => kind)).toEqual(sayings.map(({ kind }) => kind))
})

test('what words say of training and the week no more is taken, and no longer marked as in doubt', async () => {
  const text = 'Gym Mon and Wed, not Fri. College 9 to 4. 30 minutes max on Tuesdays'
  const { sayings, marks } = await readDay(text)
  const taken = (week: HeldWeek | null) => takenFrom(week, sayings).map(({ kind }) => kind)
  expect(taken(null)).toEqual([])
  expect(taken({ busy: [] })).toEqual([])
  expect(taken({ busy: [], never: [], maxMin: { tue: 30 } })).toEqual(['never'])
  expect(taken({ busy: [], never: ['fri'], maxMin: {} })).toEqual(['most'])
  const doubtful = (ones: typeof marks) =>
    ones.filter(({ as }) => as === 'doubtful').map(({ start, end }) => text.slice(start, end))
  const unsure = sayings.filter(({ isUnsure }) => isUnsure)
  expect(doubtful(marks)).toEqual(['not Fri'])
  expect(doubtful(marksSettled(marks, unsure, unsure))).toEqual(['not Fri'])
  expect(doubtful(marksSettled(marks, unsure, []))).toEqual([])
})
