import { expect, test } from 'vitest'
import { misspelledDay } from './day-spelling.ts'

test.each([
  ['mon', 'mondy mondya monady mnday'],
  ['tue', 'tuesdys tusday tuseday teusday tuesdy'],
  ['wed', 'wensday wensdays wednsday wendsday wednesdy wedensday weddnesday'],
  ['thu', 'thrsday thurday thursdy thrusday thirsday thursdsay'],
  ['fri', 'firday fridy fryday frday'],
  ['sat', 'saterday satday satuday satrday staurday'],
  ['sun', 'sunady sundy'],
])('days that are misspelled are %s: %s', (day, words) => {
  for (const word of words.split(' ')) expect(misspelledDay(word), word).toBe(day)
})

test('other words are no days', () => {
  const words =
    'monday sundays midday someday holiday birthday tidy study steady today sandy monty money sundry family payday'
  for (const word of words.split(' ')) expect(misspelledDay(word), word).toBeNull()
})
