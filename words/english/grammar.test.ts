import { expect, test } from 'vitest'
import { dateInWords } from '../../web/words/date-words.ts'
import { ENGLISH_OF } from '../date-order.ts'
import { dayAndMonth, dayName, spokenDate } from './grammar.ts'

// A date that stands twice on a screen, once in a sentence of the plan and once in a heading, is said in one way.
test.each(['2026-02-01', '2026-04-26', '2027-12-31'])('%s is said in sentences as in headings', (date) => {
  expect(dayName(date, '2026-01-01', 'month-first')).toBe(dateInWords(date, 'long'))
  expect(dateInWords(date, 'long')).toContain(dayAndMonth(date, 'month-first'))
  expect(spokenDate(date, 'month-first')).toBe(`${dayAndMonth(date, 'month-first')}, ${date.slice(0, 4)}`)
})

test.each(['month-first', 'day-first'] as const)('sentences write dates that are %s as Intl does', (order) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(ENGLISH_OF[order], { ...options, timeZone: 'UTC' }).format(new Date('2026-11-26'))
  expect(dayAndMonth('2026-11-26', order)).toBe(format({ day: 'numeric', month: 'long' }))
  expect(spokenDate('2026-11-26', order)).toBe(format({ dateStyle: 'long' }))
  expect(dayName('2026-11-26', '2026-01-01', order)).toBe(format({ weekday: 'long', day: 'numeric', month: 'long' }))
})
