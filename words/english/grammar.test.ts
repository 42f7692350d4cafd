import { expect, test } from 'vitest'
import { dateInWords } from '../../web/words/date-words.ts'
import { dayAndMonth, dayName, spokenDate } from './grammar.ts'

// A date that stands twice on a screen, once in a sentence of the plan and once in a heading, is said in one way.
test.each(['2026-02-01', '2026-04-26', '2027-12-31'])('%s is said in sentences as in headings', (date) => {
  expect(`${dayName(date, '2026-01-01')}`).toBe(dateInWords(date, 'long'))
  expect(dateInWords(date, 'long')).toContain(dayAndMonth(date))
  expect(spokenDate(date)).toBe(`${dayAndMonth(date)}, ${date.slice(0, 4)}`)
})
