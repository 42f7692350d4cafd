import { expect, test } from 'vitest'
import { pastWeek } from './past-week.ts'

// 2026-03-01 was a Sunday.
test.each([
  ['mon', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['mon', '2026-02-28', '2026-02-16', '2026-02-22'],
  ['mon', '2026-03-04', '2026-02-23', '2026-03-01'],
  ['sun', '2026-02-28', '2026-02-22', '2026-02-28'],
  ['sun', '2026-03-01', '2026-02-22', '2026-02-28'],
  ['sat', '2026-02-27', '2026-02-21', '2026-02-27'],
  ['sat', '2026-03-02', '2026-02-21', '2026-02-27'],
] as const)('a week that begins on %s: on %s the one told goes from %s to %s', (weekStart, today, first, last) => {
  expect(pastWeek(today, { weekStart })).toEqual({ first, last })
})
