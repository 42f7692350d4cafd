import { expect, test } from 'vitest'
import { dateInWords } from '../words/date-words.ts'
import { civilNow } from './civil-now.ts'

test('civilNow() tells the date and minute of a place', () => {
  const instant = new Date('2026-11-22T23:30:00Z')
  expect(civilNow('Europe/Berlin', instant)).toEqual({ date: '2026-11-23', minute: 30 })
  expect(civilNow('America/New_York', instant)).toEqual({ date: '2026-11-22', minute: 18 * 60 + 30 })
})

test('dateInWords() names a civil date, wherever the reader is', () => {
  expect(dateInWords('2026-11-23')).toBe('Monday, November 23')
  expect(dateInWords('2026-11-23', 'short')).toBe('Nov 23')
})
