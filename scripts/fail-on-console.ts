import { afterEach, expect, vi } from 'vitest'

const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

// Something complained and nobody asserted that it should: the test did not see what happened.
afterEach(() => {
  const calls = complaints.flatMap((spy) => spy.mock.calls)
  for (const spy of complaints) spy.mockClear()
  expect(calls).toEqual([])
})
