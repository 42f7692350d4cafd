import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { readCustomer } from './read-customer.ts'

const DAY_S = 86_400
const START_S = Date.parse('2026-03-01T00:00:00Z') / 1000
const END_S = START_S + 30 * DAY_S
const instant = (seconds: number) => new Date(seconds * 1000)

function subscription(id: string, parts: object = {}) {
  return {
    ...{ id, status: 'active', created: START_S, cancel_at_period_end: false, cancel_at: null, canceled_at: null },
    ...{ ended_at: null, trial_start: null, trial_end: null },
    items: { data: [{ current_period_start: START_S, current_period_end: END_S }] },
    ...parts,
  }
}

function invoice(id: string, parts: object = {}) {
  return {
    ...{ id, status: 'paid', amount_paid: 999, currency: 'usd', attempt_count: 1 },
    ...{ status_transitions: { paid_at: START_S } },
    ...parts,
  }
}

/** What is read where the service lists these. */
function read(subscriptions: object[], invoices: object[] = []) {
  const lists = { subscriptions: { list: async () => ({ data: subscriptions }) } }
  return readCustomer(
    { ...lists, invoices: { list: async () => ({ data: invoices }) } } as unknown as Stripe,
    'cus_of_a_person',
  )
}

describe('readCustomer()', () => {
  test('of two living subscriptions takes the older, and names the other as one too many', async () => {
    const older = subscription('sub_older', { created: START_S - DAY_S })
    const { subscription: counts, surplus } = await read([subscription('sub_newer'), older])
    expect([counts?.id, surplus]).toEqual(['sub_older', ['sub_newer']])
  })

  test('takes a living one before one that is over, and of those that are over the newer', async () => {
    const over = (id: string, created: number) => subscription(id, { status: 'canceled', ended_at: END_S, created })
    const [first, second] = [over('sub_first', START_S), over('sub_second', START_S + DAY_S)]
    expect((await read([first, second])).subscription?.id).toBe('sub_second')
    const living = await read([second, subscription('sub_living', { status: 'past_due', created: START_S - DAY_S })])
    expect([living.subscription?.id, living.surplus]).toEqual(['sub_living', []])
  })

  test('what is paid ends where an unpaid period begins, and where a subscription has ended', async () => {
    const until = async (parts: object) => (await read([subscription('sub', parts)])).subscription?.paidUntil
    expect(await until({})).toEqual(instant(END_S))
    expect(await until({ status: 'past_due' })).toEqual(instant(START_S))
    expect(await until({ status: 'unpaid' })).toEqual(instant(START_S))
    expect(await until({ status: 'canceled', ended_at: START_S + DAY_S })).toEqual(instant(START_S + DAY_S))
  })

  test('a subscription is to be cancelled at its period’s end or on a day, and is no more once it is', async () => {
    const isEnding = async (parts: object) => (await read([subscription('sub', parts)])).subscription?.cancelAtPeriodEnd
    expect(await isEnding({})).toBe(false)
    expect(await isEnding({ cancel_at_period_end: true })).toBe(true)
    expect(await isEnding({ cancel_at: END_S })).toBe(true)
    expect(await isEnding({ cancel_at: END_S, status: 'canceled' })).toBe(false)
  })

  test('payments are invoices over which money moved; a failed one is open and was tried', async () => {
    const free = invoice('in_free', { amount_paid: 0 })
    const draft = invoice('in_draft', { status: 'draft' })
    const untried = invoice('in_untried', { status: 'open', attempt_count: 0 })
    const found = await read([], [untried, free, draft, invoice('in_paid')])
    expect(found.payments).toEqual([
      { invoiceId: 'in_paid', amountCents: 999, currency: 'usd', paidAt: instant(START_S) },
    ])
    expect(found.failedInvoice).toBeNull()
    const failed = invoice('in_failed', { status: 'open', attempt_count: 1 })
    expect((await read([], [untried, failed])).failedInvoice).toBe('in_failed')
  })
})
