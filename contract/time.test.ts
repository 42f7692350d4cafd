import { expect, test } from 'vitest'
import { isCivilDate, isTimeZone } from './time.ts'

test.each(['2026-03-04', '2028-02-29', '2026-12-31', '1900-01-01'])('isCivilDate() knows %s', (text) => {
  expect(isCivilDate(text)).toBe(true)
})

test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '1899-12-31',
  '2026-3-4',
  '2026-03-04T00:00',
  '',
])('isCivilDate() refuses %j', (text) => {
  expect(isCivilDate(text)).toBe(false)
})

test('isTimeZone() knows the names of places, and nothing else', () => {
  for (const name of ['Europe/Berlin', 'America/New_York', 'UTC']) expect(isTimeZone(name)).toBe(true)
  for (const name of ['', 'Mars/Base', 'Europe']) expect(isTimeZone(name)).toBe(false)
})
