import { expect, test } from 'vitest'
import { isReusable } from './reuse.ts'

const at = (clock: string) => new Date(`2026-03-04T${clock}Z`)
const stored = { updatedAt: at('08:00:00'), engineBuild: 'b2', date: '2026-03-04' }
const still = {
  now: at('20:00:00'),
  engineBuild: 'b2',
  today: '2026-03-04',
  profileUpdatedAt: at('07:00:00'),
  lastRecordedAt: null,
}

test('isReusable() holds while nothing changed', () => {
  expect(isReusable(stored, still)).toBe(true)
  expect(isReusable(stored, { ...still, lastRecordedAt: at('08:00:00'), profileUpdatedAt: at('08:00:00') })).toBe(true)
})

test.each([
  ['at exactly 24 hours', { now: new Date('2026-03-05T08:00:00Z') }],
  ['made by another build', { engineBuild: 'b3' }],
  ['for another day', { today: '2026-03-05' }],
  ['after a later profile', { profileUpdatedAt: at('08:00:01') }],
  ['after a later check-in', { lastRecordedAt: at('08:00:01') }],
])('isReusable() fails %s', (_, change) => {
  expect(isReusable(stored, { ...still, ...change })).toBe(false)
})

test('isReusable() fails where no build is known to have made it', () => {
  expect(isReusable({ ...stored, engineBuild: null }, still)).toBe(false)
})
