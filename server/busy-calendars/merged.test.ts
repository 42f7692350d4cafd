import { expect, test } from 'vitest'
import { mergedHours } from './merged.ts'

const at = (date: string, start = '09:00') => ({ date, start, end: '10:00', work: false })

test('hours that stay are as old as they are; what is gone counts as free from today on, and what came today was never there', () => {
  const monday = mergedHours([], [at('2026-11-25'), at('2026-12-01'), at('2026-12-02')], '2026-11-23')
  expect(monday.every(({ since, until }) => since === '2026-11-23' && until === undefined)).toBe(true)
  const tuesday = mergedHours(monday, [at('2026-11-25'), at('2026-12-02'), at('2026-12-03')], '2026-11-24')
  expect(tuesday).toEqual([
    { ...at('2026-12-01'), since: '2026-11-23', until: '2026-11-24' },
    { ...at('2026-11-25'), since: '2026-11-23' },
    { ...at('2026-12-02'), since: '2026-11-23' },
    { ...at('2026-12-03'), since: '2026-11-24' },
  ])
  const later = mergedHours(tuesday, [at('2026-12-02')], '2026-11-24')
  expect(later.find(({ date }) => date === '2026-12-03')).toBeUndefined()
  // What is over stays, for the weeks around it were laid out so; in the end it is forgotten.
  const winter = mergedHours(tuesday, [], '2026-12-20')
  expect(winter.filter(({ until }) => until === undefined).map(({ date }) => date)).toEqual([
    '2026-11-25',
    '2026-12-02',
    '2026-12-03',
  ])
  expect(mergedHours(winter, [], '2027-09-01')).toEqual([])
})
