import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

/** A Monday. */
const TODAY = '2026-11-30'

test('days off in turns are in doubt where the words do not say in which weeks, and sure where they do', async () => {
  const guessed = await readWords('Every other week I travel Mon to Wed', TODAY)
  expect(guessed.heard.away[0]).toMatchObject({ from: '2026-11-30', to: '2026-12-02', isUnsure: true })
  expect(guessed.heard.away.every(({ isUnsure }) => isUnsure)).toBe(true)
  const told = await readWords('Every other week I travel Mon to Wed, starting next week', TODAY)
  expect(told.heard.away[0]).toMatchObject({ from: '2026-12-07', to: '2026-12-09' })
  expect(told.heard.away.some(({ isUnsure }) => isUnsure)).toBe(false)
})

test('what was read of the words when they were written counts, whatever is read of them now', async () => {
  const text = 'Work 9-5 Mon to Fri. No training on Sundays.'
  const now = await readWords(text, TODAY)
  const kept = {
    ...{ guessed: [], told: { sports: '', body: '' }, unused: ['on Sundays'] },
    facts: { week: { never: ['sat' as const] } },
    busy: [{ days: ['mon' as const], start: '10:00', end: '18:00', label: 'work', confidence: 0.9 }],
  }
  const then = await readWords(text, TODAY, TODAY, kept)
  expect(now.heard.never).toEqual(['sun'])
  expect(then.heard.never).toEqual(['sat'])
  expect(then.rows).toMatchObject([{ days: ['mon'], start: '10:00', end: '18:00' }])
  expect(then.unused).toEqual(['on Sundays'])
})

test('what words say of a day by a guess is asked about on the week, and what they say for certain is not', async () => {
  const asked = await readWords('Gym Mon and Wed, not Fri. College 9 to 4', TODAY)
  expect([asked.heard.never, asked.heard.unsureDays]).toEqual([['fri'], ['fri']])
  const bound = await readWords('Saturdays: no. Sundays: yes. Weekdays: only 6-7.30am', TODAY)
  expect(bound.heard.windows.map(({ isUnsure }) => isUnsure)).toEqual([true])
  const certain = await readWords('No training on Fridays. Tuesdays only between 6 and 7pm. College 9 to 4', TODAY)
  expect([certain.heard.never, certain.heard.unsureDays]).toEqual([['fri'], []])
  expect(certain.heard.windows.map(({ isUnsure }) => isUnsure)).toEqual([undefined])
})
