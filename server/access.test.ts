import { expect, test } from 'vitest'
import { accessAt, graceEnd } from './access.ts'

const END = new Date('2026-03-15T12:00:00Z')
const DAY_MS = 86_400_000
const TRIAL = { trialEndsAt: END, status: null, currentPeriodEnd: null }
const before = (ms: number) => new Date(END.getTime() - ms)

test('a trial ends soon from the millisecond at which less than three days are left', () => {
  expect(accessAt(before(3 * DAY_MS), TRIAL)).toMatchObject({ kind: 'trial', endingSoon: false })
  expect(accessAt(before(3 * DAY_MS - 1), TRIAL)).toMatchObject({ kind: 'trial', endingSoon: true })
  expect(accessAt(END, TRIAL)).toEqual({ kind: 'ended' })
})

test('what is paid for opens the plan until its end, with two days for a renewal that comes late', () => {
  for (const status of ['active', 'trialing']) {
    const paid = { trialEndsAt: null, status, currentPeriodEnd: END }
    expect(accessAt(before(1 - 2 * DAY_MS), paid)).toEqual({ kind: 'subscribed' })
    expect(accessAt(before(-2 * DAY_MS), paid)).toEqual({ kind: 'ended' })
  }
  expect(accessAt(END, { trialEndsAt: null, status: 'active', currentPeriodEnd: null })).toEqual({ kind: 'subscribed' })
})

test('a payment that failed leaves seven days from the end of what was paid', () => {
  const owing = { trialEndsAt: null, status: 'past_due', currentPeriodEnd: END }
  expect(graceEnd(owing)).toEqual(before(-7 * DAY_MS))
  expect(accessAt(before(1 - 7 * DAY_MS), owing)).toEqual({ kind: 'subscribed' })
  expect(accessAt(before(-7 * DAY_MS), owing)).toEqual({ kind: 'ended' })
  expect(graceEnd({ ...owing, status: 'active' })).toBeNull()
})

test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused'])('%s opens nothing', (status) => {
  const over = { trialEndsAt: null, status, currentPeriodEnd: END }
  expect(accessAt(before(1), over)).toEqual({ kind: 'ended' })
  expect(accessAt(before(1), { ...over, trialEndsAt: END })).toMatchObject({ kind: 'trial' })
})

test('whoever had neither trial nor subscription has nothing that could have ended', () => {
  expect(accessAt(END, null)).toEqual({ kind: 'none' })
  expect(accessAt(END, { trialEndsAt: null, status: null, currentPeriodEnd: null })).toEqual({ kind: 'none' })
})

test('whoever subscribed during the trial hears nothing of its end', () => {
  expect(accessAt(before(1), { ...TRIAL, status: 'active' })).toEqual({ kind: 'subscribed' })
})
