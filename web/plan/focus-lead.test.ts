import { expect, test } from 'vitest'
import { focusLead } from './focus-lead.ts'

test('focusLead() is what stands before the first hyphen', () => {
  expect(focusLead('Base - easy volume, well-paced')).toBe('Base')
  expect(focusLead('Recovery')).toBe('Recovery')
  expect(focusLead('')).toBe('')
})
