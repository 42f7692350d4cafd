import { expect, test } from 'vitest'
import { fromKg, toKg } from './weights.ts'

test('a weight typed in pounds comes back as it was typed', () => {
  for (const pounds of [5, 12.5, 45, 135, 225])
    expect(fromKg(toKg(pounds, { weight: 'lb' }), { weight: 'lb' })).toBe(pounds)
})
