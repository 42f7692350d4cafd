import { expect, test } from 'vitest'
import type { SubscriptionStatus } from '../../contract/access.ts'
import { hasAccess } from './use-access.ts'

test("hasAccess() follows the server's own word for the state", () => {
  const status = {} as SubscriptionStatus
  const open = (state: SubscriptionStatus['state']) => hasAccess({ kind: state, status: { ...status, state } })
  expect([open('trial'), open('subscribed'), open('none'), open('ended')]).toEqual([true, true, false, false])
  expect(hasAccess({ kind: 'unknown' })).toBe(false)
})
