import { expect, test } from 'vitest'
import type { SubscriptionStatus } from '../../contract/access.ts'
import { hasAccess, isEndingSoon } from './use-access.ts'

const END = '2026-03-15T12:00:00.000Z'
const trial = { state: 'trial', trial_end: END } as SubscriptionStatus
const before = (ms: number) => Date.parse(END) - ms
const DAY_MS = 86_400_000

test('isEndingSoon() warns in the last three days of a trial, to the millisecond', () => {
  expect(isEndingSoon(trial, before(3 * DAY_MS))).toBe(false)
  expect(isEndingSoon(trial, before(3 * DAY_MS - 1))).toBe(true)
})

test('isEndingSoon() says nothing to those who have subscribed during their trial', () => {
  expect(isEndingSoon({ ...trial, state: 'subscribed' }, before(1))).toBe(false)
})

test("hasAccess() follows the server's own word for the state", () => {
  const open = (state: SubscriptionStatus['state']) => hasAccess({ kind: state, status: { ...trial, state } })
  expect([open('trial'), open('subscribed'), open('none'), open('ended')]).toEqual([true, true, false, false])
  expect(hasAccess({ kind: 'unknown' })).toBe(false)
})
