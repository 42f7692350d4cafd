import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import {
  card,
  DECLINED_CARD,
  DISPUTED_CARD,
  FAILING_CARD,
  GOOD_CARD,
  openCheckout,
  openPortal,
  statusOf,
  submit,
  subscribe,
} from '../testing/pay.ts'
import { ONBOARDING, PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

const DAY = 86_400_000
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function open(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await testServer({ env })
  servers.push(server)
  return server
}

/** Moves the sandbox's clock on, with all that comes due on the way, and lets mails go out. */
async function pass(server: TestServer, days: number): Promise<void> {
  await sure(server.context.sandbox?.advance)(days * DAY)
  await server.context.jobs.send('notices')
  await server.context.jobs.drain('notices')
  await server.context.mail.flush()
}

const subjects = (server: TestServer, email: string) =>
  server.sent.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('the whole life of a customer', () => {
  test('trial, warning, end, declined, paid, cancelled, resumed, failed renewal, recovery', async () => {
    const server = await open()
    const person = await server.person()
    expect(await statusOf(person)).toMatchObject({ state: 'trial', trial_active: true, subscribed: false })

    await pass(server, 11.5)
    expect(subjects(server, person.email).at(-1)).toMatch(/^Your Fulcrum trial ends on /)
    expect(sure(server.sent.at(-1)).text).toContain('Nothing is charged')
    await pass(server, 3)
    expect(await statusOf(person)).toMatchObject({ state: 'ended', trial_active: false })
    expect(subjects(server, person.email).at(-1)).toBe('Your Fulcrum trial has ended')

    const checkout = await openCheckout(person)
    const page = await (await server.call('GET', checkout)).text()
    expect(page).toContain('Test mode: no money moves')
    expect(page).toContain('Charged now and every month')
    const declined = await submit(server, checkout, card(DECLINED_CARD))
    expect(declined.status).toBe(200)
    expect(await declined.text()).toContain('Your card was declined.')
    expect(await statusOf(person)).toMatchObject({ state: 'ended' })

    const paid = await submit(server, checkout, card(GOOD_CARD))
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      'https://fulcrum.example/dashboard?checkout=success',
    ])
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active', cancel_at_period_end: false })
    expect(await problemOf(await person.post('/api/create-checkout'))).toMatchObject({ code: 'already-subscribed' })
    await server.context.mail.flush()
    expect(subjects(server, person.email).at(-1)).toBe('Your Fulcrum receipt: $9.99')

    const portal = await openPortal(person)
    expect((await submit(server, `${portal}/cancel`)).status).toBe(303)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', cancel_at_period_end: true })
    await server.context.mail.flush()
    expect(subjects(server, person.email).at(-1)).toBe('Your Fulcrum subscription is cancelled')
    await submit(server, `${portal}/resume`)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', cancel_at_period_end: false })

    await submit(server, `${portal}/card`, card(FAILING_CARD))
    await pass(server, 32)
    const failed = await statusOf(person)
    expect(failed).toMatchObject({ state: 'subscribed', status: 'past_due' })
    expect(Date.parse(sure(failed.grace_until)) - Date.parse(sure(failed.current_period_end))).toBe(7 * DAY)
    expect(subjects(server, person.email).at(-1)).toBe('Your Fulcrum payment did not go through')

    await submit(server, `${portal}/card`, card(GOOD_CARD))
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active', grace_until: null })
    await pass(server, 31)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
    await pass(server, 95)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
    expect(new Set(subjects(server, person.email)).size).toBe(6)
  })

  test('who cancels has the plan until the end of what is paid, and may come back', async () => {
    const server = await open()
    const person = await server.person()
    await pass(server, 20)
    await subscribe(server, person)
    await submit(server, `${await openPortal(person)}/cancel`)
    await pass(server, 27)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed' })
    await pass(server, 5)
    expect(await statusOf(person)).toMatchObject({ state: 'ended', status: 'canceled' })
    await subscribe(server, person)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
  })

  test('a payment that stays failed ends access after seven days, and the subscription after the last try', async () => {
    const server = await open()
    const person = await server.person()
    await subscribe(server, person, FAILING_CARD)
    await pass(server, 15)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'past_due' })
    await pass(server, 7)
    expect(await statusOf(person)).toMatchObject({ state: 'ended', status: 'past_due' })
    await pass(server, 9)
    expect(await statusOf(person)).toMatchObject({ state: 'ended', status: 'canceled' })
  })
})

describe('subscribing during the trial', () => {
  test.each([
    ['keeps the days that are left', 2, 12 * DAY],
    ['gives two days where the service asks for that many', 13, 49 * 3_600_000],
  ])('%s', async (_, days, freeMs) => {
    const server = await open()
    const person = await server.person()
    await pass(server, days)
    const now = server.context.now().getTime()
    await subscribe(server, person)
    const { status, current_period_end } = await statusOf(person)
    expect(status).toBe('trialing')
    expect(Math.abs(Date.parse(sure(current_period_end)) - now - freeMs)).toBeLessThan(3_700_000)
    const { rows } = await server.db.pool.query('select count(*)::int as n from payments')
    expect(rows[0].n).toBe(0)
    await pass(server, 14 - days + 2)
    expect(await statusOf(person)).toMatchObject({ status: 'active', state: 'subscribed' })
    expect((await server.db.pool.query('select count(*)::int as n from payments')).rows[0].n).toBe(1)
  })

  test('the mail before the end says what will be charged and how to cancel', async () => {
    const server = await open()
    const person = await server.person()
    await subscribe(server, person)
    await pass(server, 12)
    const mail = sure(server.sent.findLast(({ to }) => to === person.email))
    expect(mail.subject).toMatch(/^Your Fulcrum trial ends on /)
    expect(mail.text).toMatch(/\$9\.99 per month, charged to your card/)
    expect(mail.text).toContain('Manage Subscription, Cancel')
  })

  test('whoever cancels before it ends is told of no charge', async () => {
    const server = await open()
    const person = await server.person()
    await subscribe(server, person)
    await submit(server, `${await openPortal(person)}/cancel`)
    await pass(server, 12)
    expect(subjects(server, person.email).filter((subject) => subject.includes('trial'))).toEqual([])
  })
})

describe('a trial', () => {
  test.each([
    // Clocks go forward on 14 March and back on 4 April, by an hour here and by half an hour there.
    ['America/New_York', '2027-03-11T04:30:00Z', 'March 25, 2027'],
    ['Australia/Lord_Howe', '2027-03-27T13:15:00Z', '10 April 2027'],
  ])(
    'lasts fourteen times 24 hours in %s, whatever the clocks do, and its mail names the day there',
    async (time_zone, start, day) => {
      const server = await open()
      server.advance(Date.parse(start) - server.context.now().getTime())
      const person = await server.person({ onboarded: false })
      const begun = server.context.now().getTime()
      await person.put('/api/profile', { ...ONBOARDING, time_zone })
      const end = Date.parse(sure((await statusOf(person)).trial_end))
      expect(end - begun).toBeGreaterThanOrEqual(14 * DAY)
      expect(end - server.context.now().getTime()).toBeLessThanOrEqual(14 * DAY)
      await pass(server, 12)
      expect(subjects(server, person.email)).toContain(`Your Fulcrum trial ends on ${day}`)
      await sure(server.context.sandbox?.advance)(end - 5_000 - server.context.now().getTime())
      expect((await person.get('/api/schedule')).status).toBe(200)
      await sure(server.context.sandbox?.advance)(end - server.context.now().getTime())
      expect((await person.get('/api/schedule')).status).toBe(402)
    },
  )

  test('that was made longer is told of again before its new end', async () => {
    const server = await open()
    const person = await server.person()
    await pass(server, 12)
    const { rows } = await server.db.pool.query(
      `update subscriptions set trial_ends_at = trial_ends_at + interval '10 days' where user_id = $1 returning trial_ends_at`,
      [person.id],
    )
    await pass(server, 1)
    const told = () => subjects(server, person.email).filter((subject) => subject.startsWith('Your Fulcrum trial ends'))
    expect(told()).toHaveLength(1)
    await pass(server, 9)
    await pass(server, 0)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
    expect(told()).toEqual([expect.anything(), `Your Fulcrum trial ends on ${day.format(rows[0].trial_ends_at)}`])
  })

  test('of somebody who is leaving ends without a word', async () => {
    const server = await open()
    const person = await server.person()
    await server.db.pool.query('update users set deletion_requested_at = now() where id = $1', [person.id])
    await pass(server, 12)
    await pass(server, 3)
    expect(subjects(server, person.email).filter((subject) => subject.includes('trial'))).toEqual([])
  })

  test('has begun for whoever has answered onboarding, also where saving broke off', async () => {
    const server = await open()
    const person = await server.person({ onboarded: false })
    await server.db.pool.query('revoke insert on profiles from app_user')
    expect((await person.put('/api/profile', ONBOARDING)).status).toBe(500)
    await server.db.pool.query('grant insert on profiles to app_user')
    expect((await person.put('/api/profile', ONBOARDING)).status).toBe(200)
    expect(await statusOf(person)).toMatchObject({ state: 'trial' })
    expect((await person.get('/api/schedule')).status).toBe(200)
  })
})

test('opening pages of payment is limited', async () => {
  const server = await open()
  const person = await server.person()
  await openPortal(person)
  for (let n = 1; n < 60; n += 1) await server.context.limits.count('billing', person.id, crypto.randomUUID())
  expect((await person.post('/api/customer-portal')).status).toBe(429)
  expect((await person.post('/api/create-checkout')).status).toBe(429)
})

describe('with a card asked for', () => {
  test('the trial begins at checkout, lasts 14 days, and is charged after it', async () => {
    const server = await open({ TRIAL_CARD: 'required' })
    const person = await server.person()
    expect(await statusOf(person)).toMatchObject({ state: 'none', trial_available: true })
    expect(await problemOf(await person.get('/api/schedule'))).toMatchObject({ status: 402, code: 'checkout-required' })
    const begun = server.context.now().getTime()
    await subscribe(server, person)
    const { state, status, trial_end } = await statusOf(person)
    expect([state, status]).toEqual(['subscribed', 'trialing'])
    expect(Math.abs(Date.parse(sure(trial_end)) - begun - 14 * DAY)).toBeLessThan(5_000)
    await pass(server, 12)
    expect(sure(server.sent.findLast(({ to }) => to === person.email)).text).toContain('charged to your card')
    await pass(server, 3)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
  })

  test('who cancels in the trial pays nothing and gets no second trial', async () => {
    const server = await open({ TRIAL_CARD: 'required' })
    const person = await server.person()
    await subscribe(server, person)
    await submit(server, `${await openPortal(person)}/cancel`)
    await pass(server, 15)
    expect(await statusOf(person)).toMatchObject({ state: 'ended', status: 'canceled' })
    expect((await server.db.pool.query('select * from payments')).rows).toEqual([])
    const again = await openCheckout(person)
    expect(await (await server.call('GET', again)).text()).toContain('Charged now and every month')
  })

  test('nor does the address under a new account', async () => {
    const server = await open({ TRIAL_CARD: 'required' })
    const first = await server.person()
    await subscribe(server, first)
    await server.db.pool.query(`update users set email = 'elsewhere@people.example' where id = $1`, [first.id])
    const body = { email: first.email, password: PASSWORD }
    const { token } = (await (await server.call('POST', '/api/auth/sign-up', { body })).json()) as { token: string }
    await server.call('PUT', '/api/profile', { token, body: ONBOARDING })
    const status = await server.call('GET', '/api/check-subscription', { token })
    expect(await status.json()).toMatchObject({ state: 'none', trial_available: false })
    const checkout = await server.call('POST', '/api/create-checkout', { token })
    const { url } = (await checkout.json()) as { url: string }
    expect(await (await server.call('GET', new URL(url).pathname)).text()).toContain('Charged now and every month')
  })
})

describe('crowds', () => {
  test('twenty checkouts at once make one customer and one checkout', async () => {
    const server = await open()
    const person = await server.person()
    const paths = await Promise.all(Array.from({ length: 20 }, () => openCheckout(person)))
    expect(new Set(paths).size).toBe(1)
    const { rows } = await server.db.pool.query(`select id from sandbox_objects where kind = 'customer'`)
    expect(rows).toHaveLength(1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(server, sure(paths[0]), card(GOOD_CARD))))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    const made = await server.db.pool.query(`select id from sandbox_objects where kind = 'subscription'`)
    expect(made.rows).toHaveLength(1)
  })

  test('two subscriptions of one person become one', async () => {
    const server = await open()
    const person = await server.person()
    const first = await openCheckout(person)
    server.advance(13 * 3_600_000)
    const second = await openCheckout(person)
    expect(second).not.toBe(first)
    await submit(server, first, card(GOOD_CARD))
    await submit(server, second, card(GOOD_CARD))
    await server.context.jobs.drain('sync-customer')
    const { rows } = await server.db.pool.query(
      `select data->>'status' as status from sandbox_objects where kind = 'subscription' order by 1`,
    )
    expect(rows.map(({ status }) => status)).toEqual(['canceled', 'trialing'])
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'trialing' })
  })
})

describe('money that goes back', () => {
  test('a full refund ends the subscription and access', async () => {
    const server = await open()
    const person = await server.person()
    await pass(server, 15)
    await subscribe(server, person)
    const { stripe } = server.context.billing.service
    const [charge] = (await stripe.charges.list({ limit: 1 })).data
    await stripe.refunds.create({ charge: sure(charge).id })
    await server.context.jobs.drain('charge-given-back')
    expect(await statusOf(person)).toMatchObject({ state: 'ended', status: 'canceled' })
  })

  test('a refund of a part changes nothing', async () => {
    const server = await open()
    const person = await server.person()
    await pass(server, 15)
    await subscribe(server, person)
    const { stripe } = server.context.billing.service
    const [charge] = (await stripe.charges.list({ limit: 1 })).data
    stripe.charges.retrieve = (async () => ({ ...charge, refunded: false, amount_refunded: 100 })) as never
    await stripe.refunds.create({ charge: sure(charge).id })
    await server.context.jobs.drain('charge-given-back')
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
  })

  test('the refund of a payment made twice leaves the subscription that counts', async () => {
    const server = await open()
    const person = await server.person()
    const { stripe } = server.context.billing.service
    await pass(server, 15)
    const first = await openCheckout(person)
    server.advance(13 * 3_600_000)
    const second = await openCheckout(person)
    await submit(server, first, card(GOOD_CARD))
    server.advance(60_000)
    await submit(server, second, card(GOOD_CARD))
    const [surplus, wanted] = (await stripe.charges.list()).data
    await stripe.refunds.create({ charge: sure(surplus).id })
    await server.context.jobs.drain('charge-given-back')
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
    await stripe.refunds.create({ charge: sure(wanted).id })
    await server.context.jobs.drain('charge-given-back')
    expect(await statusOf(person)).toMatchObject({ state: 'ended', status: 'canceled' })
  })

  test('a dispute does too', async () => {
    const server = await open()
    const person = await server.person()
    await pass(server, 15)
    await subscribe(server, person, DISPUTED_CARD)
    await server.context.jobs.drain('charge-given-back')
    expect(await statusOf(person)).toMatchObject({ state: 'ended', status: 'canceled' })
  })
})

test('what was sold elsewhere by the same account is not ended by its refund', async () => {
  const server = await open()
  const person = await server.person()
  await pass(server, 15)
  await subscribe(server, person)
  const { stripe } = server.context.billing.service
  // As another shop's: the customer is nobody here any more.
  await server.db.pool.query('update subscriptions set stripe_customer_id = null where user_id = $1', [person.id])
  const [charge] = (await stripe.charges.list()).data
  await stripe.refunds.create({ charge: sure(charge).id })
  await server.context.jobs.drain('charge-given-back')
  const [subscription] = (await stripe.subscriptions.list({ status: 'all' })).data
  expect(subscription).toMatchObject({ status: 'active' })
})

test('no address, card, key or link of payment reaches the log', async () => {
  const server = await open()
  const person = await server.person()
  const checkout = await openCheckout(person)
  await submit(server, checkout, card(DECLINED_CARD))
  await submit(server, checkout, card(GOOD_CARD))
  const portal = await openPortal(person)
  await submit(server, `${portal}/cancel`)
  await server.call('POST', '/api/stripe/webhook', {
    body: `{"canary":"${person.email}"}`,
    headers: { 'stripe-signature': 'canary' },
  })
  await server.context.jobs.send('reconcile')
  await server.context.jobs.drain()
  const { service } = server.context.billing
  const log = server.logged.join('\n')
  const secrets = [
    person.email,
    person.token,
    '42424242',
    sure(checkout.split('/').at(-1)),
    sure(portal.split('/').at(-1)),
    service.webhookSecret,
  ]
  for (const secret of [...secrets, 'sk_test_sandbox', 'canary']) expect(log).not.toContain(secret)
  expect(log).toContain('/sandbox/checkout/:id')
})

test('a customer whom the payment service does not know gets an answer, and the operator a reason', async () => {
  const server = await open()
  const person = await server.person()
  await server.db.pool.query('update subscriptions set stripe_customer_id = $2 where user_id = $1', [
    person.id,
    'cus_nobodyknows',
  ])
  for (const path of ['/api/customer-portal', '/api/create-checkout']) {
    const problem = await problemOf(await person.post(path))
    expect(problem).toMatchObject({ status: 503, code: 'unavailable' })
    expect(problem.detail).toContain('payment service')
  }
  expect(server.logged.join()).toContain('resource_missing')
})
