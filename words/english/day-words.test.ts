import { expect, test } from 'vitest'
import { said } from '../testing.ts'

test('a commitment is named in upper case, what stands in brackets beside it as it is', () => {
  expect(said({ code: 'commitment', label: 'family time' })).toBe('Family Time')
  expect(said({ code: 'commitment', label: 'five-a-side (even weeks)' })).toBe('Five-a-side (even weeks)')
  expect(said({ code: 'commitment', label: '' })).toBe('Busy')
})
