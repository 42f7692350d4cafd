import { expect, test } from 'vitest'
import { dayInWords, momentInWords } from './date-words.ts'

const AFTERNOON = new Date(2026, 10, 21, 13, 39).toISOString()

test('momentInWords() has the clock that the person chose', () => {
  expect(momentInWords(AFTERNOON, '24')).toMatch(/^Nov 21, 2026, 13:39$/)
  expect(momentInWords(AFTERNOON, '12')).toMatch(/^Nov 21, 2026, 1:39\sPM$/)
})

test('what is no instant has no words', () => {
  expect(dayInWords('')).toBe('')
})
