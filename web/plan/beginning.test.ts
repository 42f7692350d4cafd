import { expect, test } from 'vitest'
import { beginning } from './beginning.ts'

test('a plan begins on its day, today, or has begun: the first week says which, as it goes', () => {
  const anchor = '2026-11-27'
  expect(beginning({ anchor, date: '2026-11-26' })).toBe('Your plan begins on Friday.')
  expect(beginning({ anchor, date: anchor })).toBe('Your plan begins today.')
  expect(beginning({ anchor, date: '2026-11-29' })).toBe('Your plan began on Friday.')
})
