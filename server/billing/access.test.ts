import { expect, test } from 'vitest'
import { accessAt } from './access.ts'

const END = new Date('2026-03-15T12:00:00Z')
const DAY_MS = 86_400_000
const TRIAL = { trialEndsAt: END, status: null, currentPeriodEnd: null }
const before = (ms: number) => new Date(END.getTime() - ms)

test('a trial ends soon from the millisecond at which less than three days are left', () => {
  expect(accessAt(before(3 * DAY_MS), TRIAL)).toMatchObject({ kind: 'trial', endingSoon: false })
  expect(accessAt(before(3 * DAY_MS - 1), TRIAL)).toMatchObject({ kind: 'trial', endingSoon: true })
  expect(accessAt(END, TRIAL)).toEqual({ kind: 'ended' })
})

test('whoever subscribed during the trial hears nothing of its end', () => {
  expect(accessAt(before(1), { ...TRIAL, status: 'active' })).toEqual({ kind: 'subscribed' })
})
