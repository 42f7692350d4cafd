import fc from 'fast-check'
import Stripe from 'stripe'
import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { card, FAILING_CARD, GOOD_CARD, openCheckout, openPortal, statusOf, submit, subscribe } from '../testing/pay.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { applyTicket, claimToReconcile, drawTicket, noteCheckout, saveCustomer } from './store.ts'
import { EVENT_TYPES } from './webhook.ts'

const DAY = 86_400_000
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function open(): Promise<TestServer> {
  const server = await testServer()
  servers.push(server)
  return server
}

type Told = { body: string; signature: string }

/** Keeps the sandbox's events back instead of delivering them: webhooks on their way, or lost. */
function holdBack(server: TestServer): Told[] {
  const held: Told[] = []
  sure(server.context.sandbox).deliverTo(async (body, signature) => void held.push({ body, signature }))
  return held
}

const deliver = (server: TestServer, { body, signature }: Told) =>
  server.call('POST', '/api/stripe/webhook', { body, headers: { 'stripe-signature': signature } })

const counted = async (server: TestServer, table: string): Promise<number> =>
  (await server.db.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

async function paidBehindOurBack(server: TestServer) {
  const person = await server.person()
  server.advance(15 * DAY)
  // The session is as old as the account, so it is made young again.
  await server.db.pool.query(`update sessions set expires_at = expires_at + interval '15 days'`)
  const held = holdBack(server)
  await subscribe(server, person)
  expect(await statusOf(person)).toMatchObject({ state: 'ended' })
  return { person, held }
}

describe('POST /api/stripe/webhook', () => {
  test('fifty copies of one event at once have one effect', async () => {
    const server = await open()
    const { person, held } = await paidBehindOurBack(server)
    const paid = sure(held.find(({ body }) => body.includes('"invoice.paid"')))
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(server, paid)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await sure(answers[0]).json()).toEqual({ received: true })
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
    expect([await counted(server, 'stripe_events'), await counted(server, 'payments')]).toEqual([1, 1])
    await server.context.mail.flush()
    expect(server.sent.filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1)
  })

  test('refuses what is forged, altered, replayed late or not signed at all', async () => {
    const server = await open()
    const { person, held } = await paidBehindOurBack(server)
    const [event] = held as [Told]
    const { webhooks } = server.context.billing.service.stripe
    const forged = webhooks.generateTestHeaderString({
      payload: event.body,
      secret: 'whsec_invented',
      timestamp: Math.floor(server.context.now().getTime() / 1000),
    })
    const cases: Told[] = [
      { body: event.body, signature: forged },
      { body: event.body.replace('"livemode":false', '"livemode":true'), signature: event.signature },
      { body: `${event.body} `, signature: event.signature },
      { body: event.body, signature: '' },
      { body: event.body, signature: 't=1,v1=00' },
      { body: '', signature: event.signature },
    ]
    for (const told of cases)
      expect(await problemOf(await deliver(server, told))).toMatchObject({ status: 400, code: 'malformed' })
    const ahead = webhooks.generateTestHeaderString({
      payload: event.body,
      secret: server.context.billing.service.webhookSecret,
      timestamp: Math.floor(server.context.now().getTime() / 1000) + 600,
    })
    expect((await deliver(server, { body: event.body, signature: ahead })).status).toBe(400)
    server.advance(301_000)
    expect((await deliver(server, event)).status).toBe(400)
    expect(await statusOf(person)).toMatchObject({ state: 'ended' })
    expect(await counted(server, 'stripe_events')).toBe(0)
  })

  test('answers 500 when it could not be done, and does it when the event comes again', async () => {
    const server = await open()
    const { person, held } = await paidBehindOurBack(server)
    const { stripe } = server.context.billing.service
    const { list } = stripe.subscriptions
    stripe.subscriptions.list = (() => Promise.reject(new Error('away'))) as never
    expect(await problemOf(await deliver(server, sure(held[0])))).toMatchObject({ status: 500 })
    expect(await counted(server, 'stripe_events')).toBe(0)
    stripe.subscriptions.list = list
    expect((await deliver(server, sure(held[0]))).status).toBe(200)
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed' })
  })

  test('does not wait for a slow payment service: what it cannot read at once the queue reads', async () => {
    const server = await open()
    const { person, held } = await paidBehindOurBack(server)
    const { service } = server.context.billing
    const { stripe } = service
    const { list } = stripe.invoices
    Object.assign(service, { patience: { timeout: 700 } })
    const patience: unknown[] = []
    stripe.invoices.list = ((_: object, options: object) => {
      patience.push(options)
      return Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'timed out' } as never))
    }) as never
    const answers = await Promise.all(held.map((told) => deliver(server, told)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(patience[0]).toEqual({ timeout: 700 })
    expect(await statusOf(person)).toMatchObject({ state: 'ended' })
    stripe.invoices.list = list
    await server.context.jobs.drain('sync-customer')
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
    expect(await counted(server, 'payments')).toBe(1)
  })

  test('takes events in any order, each as often as it comes', async () => {
    const server = await open()
    const person = await server.person()
    server.advance(15 * DAY)
    await server.db.pool.query(`update sessions set expires_at = expires_at + interval '15 days'`)
    const held = holdBack(server)
    await subscribe(server, person)
    const portal = await openPortal(person)
    await submit(server, `${portal}/cancel`)
    await submit(server, `${portal}/resume`)
    await submit(server, `${portal}/cancel`)
    const shuffled = [...held, ...held].toReversed()
    await Promise.all(shuffled.map((told) => deliver(server, told)))
    expect(await statusOf(person)).toMatchObject({ state: 'subscribed', cancel_at_period_end: true })
  })

  test('a reading that was overtaken never overwrites the newer one', async () => {
    const server = await open()
    const { person, held } = await paidBehindOurBack(server)
    const { stripe } = server.context.billing.service
    const { list } = stripe.subscriptions
    const gate = Promise.withResolvers<void>()
    // The first reading sees the state of now, and is slow to bring it home.
    stripe.subscriptions.list = (async (...args: Parameters<typeof list>) => {
      stripe.subscriptions.list = list
      const seen = await list.apply(stripe.subscriptions, args)
      await gate.promise
      return seen
    }) as never
    const slow = deliver(server, sure(held[0]))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await submit(server, `${await openPortal(person)}/cancel`)
    expect((await deliver(server, sure(held.at(-1)))).status).toBe(200)
    expect(await statusOf(person)).toMatchObject({ cancel_at_period_end: true })
    gate.resolve()
    expect((await slow).status).toBe(200)
    expect(await statusOf(person)).toMatchObject({ cancel_at_period_end: true })
  })

  test('of a customer who is nobody here, nothing is read and nothing kept but that the event came', async () => {
    const server = await open()
    const { stripe, webhookSecret: secret } = server.context.billing.service
    const { id: customer } = await stripe.customers.create({ email: 'elsewhere@people.example' })
    stripe.subscriptions.list = (() => Promise.reject(new Error('was read'))) as never
    const object = { object: 'subscription', id: 'sub_elsewhere', customer }
    const payload = JSON.stringify({ id: 'evt_elsewhere', object: 'event', type: EVENT_TYPES[1], data: { object } })
    const timestamp = Math.floor(server.context.now().getTime() / 1000)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    expect((await deliver(server, { body: payload, signature })).status).toBe(200)
    expect(await counted(server, 'stripe_events')).toBe(1)
    expect(await counted(server, 'billing_syncs')).toBe(0)
  })

  test('what is no concern of ours is taken and forgotten', async () => {
    const server = await open()
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payout.paid',
      data: { object: { id: 'po_1' } },
    })
    const { service } = server.context.billing
    const timestamp = Math.floor(server.context.now().getTime() / 1000)
    const signature = service.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: service.webhookSecret,
      timestamp,
    })
    expect((await deliver(server, { body: payload, signature })).status).toBe(200)
    expect(await counted(server, 'stripe_events')).toBe(0)
  })
})

test('the reconciler repairs what lost webhooks left', async () => {
  const server = await open()
  const { person } = await paidBehindOurBack(server)
  await server.context.billing.reconcile()
  expect(await statusOf(person)).toMatchObject({ state: 'subscribed', status: 'active' })
  await submit(server, `${await openPortal(person)}/cancel`)
  await server.context.jobs.send('reconcile')
  await server.context.jobs.drain('reconcile')
  expect(await statusOf(person)).toMatchObject({ cancel_at_period_end: true })
})

test('a customer whom the payment service does not know keeps nobody else from being read', async () => {
  const server = await open()
  const { db, now, billing } = server.context
  const stranger = await server.person()
  await db.asSystem((queries) => saveCustomer(queries, stranger.id, 'cus_of_another_account'))
  const { subscriptions } = billing.service.stripe
  const list = subscriptions.list.bind(subscriptions)
  subscriptions.list = ((params: { customer: string }) =>
    params.customer === 'cus_of_another_account'
      ? Promise.reject(new Stripe.errors.StripeInvalidRequestError({ code: 'resource_missing' } as never))
      : list(params)) as never
  const { person } = await paidBehindOurBack(server)
  await billing.reconcile()
  expect(await statusOf(person)).toMatchObject({ state: 'subscribed' })
  expect(server.logged.join()).toContain('a customer could not be read')
  const next = await db.asSystem((queries) => claimToReconcile(queries, now(), 100))
  expect(next).not.toContain('cus_of_another_account')
})

test('many open checkouts do not keep the reconciler from those who pay, nor the other way round', async () => {
  const server = await open()
  const { db, now } = server.context
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person()))
  const customerOf = (n: number) => `cus_${n}`
  await db.asSystem(async (queries) => {
    for (const [n, { id }] of people.entries()) {
      await saveCustomer(queries, id, customerOf(n))
      if (n < 5) await noteCheckout(queries, customerOf(n), { at: now(), notBefore: now() })
    }
  })
  await db.pool.query(
    `update subscriptions set status = 'active' where stripe_customer_id in ('cus_5', 'cus_6', 'cus_7')`,
  )
  const claim = () => db.asSystem((queries) => claimToReconcile(queries, now(), 4))
  const looked = await claim()
  expect(looked.filter((customer) => Number(customer.slice(4)) < 5).length).toBeGreaterThanOrEqual(2)
  const round = async () => {
    const found = await claim()
    for (const customer of found) {
      const ticket = await db.asSystem((queries) => drawTicket(queries, customer))
      const read = { at: now(), isOver: Number(customer.slice(4)) < 5 }
      await db.asSystem((queries) => applyTicket(queries, customer, ticket, read))
      server.advance(1_000)
    }
    return found
  }
  const others = new Set([...(await round()), ...(await round()), ...(await round())])
  // Who was handed out to another a moment ago is not handed out again.
  for (const customer of looked) expect(others).not.toContain(customer)
  expect(new Set([...looked, ...others]).size).toBe(8)
  server.advance(5 * 60_000)
  const later = new Set([...(await round()), ...(await round()), ...(await round())])
  for (const customer of looked) expect(later).toContain(customer)
})

test('an event that our server could not take is delivered again', async () => {
  const server = await open()
  const person = await server.person()
  const { sandbox, billing, jobs } = server.context
  sure(sandbox).deliverTo(() => Promise.reject(new Error('away')))
  await subscribe(server, person)
  expect(await statusOf(person)).toMatchObject({ status: null })
  sure(sandbox).deliverTo(billing.handleEvent)
  await jobs.drain('sandbox-delivery')
  expect(await statusOf(person)).toMatchObject({ status: 'trialing' })
})

/* ------------------------------------------------ a model of what a person may see, by the published rules alone */

type Model = {
  trialEnd: number
  sub: {
    status: 'trialing' | 'active' | 'past_due' | 'canceled'
    paidUntil: number
    cancelling: boolean
    tries: number
    nextTry: number
  } | null
  pays: boolean
}

const RETRIES = [3, 5, 7]
const month = (at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC').add({ months: 1 }).epochMilliseconds

/** Lets time pass in the model, a due thing after the other. */
function passTime(model: Model, until: number): void {
  const { sub } = model
  while (sub && sub.status !== 'canceled') {
    const due = sub.status === 'past_due' ? sub.nextTry : sub.paidUntil
    if (due > until) return
    if (sub.status !== 'past_due' && sub.cancelling) sub.status = 'canceled'
    else if (model.pays) {
      sub.paidUntil = month(sub.paidUntil)
      sub.status = 'active'
      sub.tries = 0
    } else {
      sub.status = 'past_due'
      const wait = RETRIES[sub.tries]
      sub.tries += 1
      if (wait === undefined) sub.status = 'canceled'
      else sub.nextTry = due + wait * DAY
    }
  }
}

function accessOf(model: Model, now: number): string {
  const { sub } = model
  if (sub?.status === 'active' || sub?.status === 'trialing') return 'subscribed'
  if (sub?.status === 'past_due' && sub.paidUntil + 7 * DAY > now) return 'subscribed'
  return model.trialEnd > now ? 'trial' : 'ended'
}

/** Lives of a subscription; more by night. */
const RUNS = Number(process.env.BILLING_RUNS ?? 8)

const Step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('buy' as const), good: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'resume' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('card' as const), good: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('lose' as const, 'shuffle' as const) }) },
)

test('access always equals the model, whatever happens in whatever order', async () => {
  const server = await open()
  const { sandbox, billing, now } = server.context
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 12 }), async (steps) => {
      sure(sandbox).deliverTo(billing.handleEvent)
      const person = await server.person()
      const model: Model = { trialEnd: Date.parse(sure((await statusOf(person)).trial_end)), sub: null, pays: false }
      for (const step of steps) {
        if (step.do === 'pass') {
          await sure(sandbox?.advance)(step.days * DAY)
          passTime(model, now().getTime())
        }
        if (
          step.do === 'buy' &&
          accessOf(model, now().getTime()) !== 'subscribed' &&
          model.sub?.status !== 'past_due'
        ) {
          const at = now().getTime()
          const isFree = model.trialEnd > at
          const done = await subscribe(server, person, step.good ? GOOD_CARD : FAILING_CARD)
          expect(done.status).toBe(step.good || isFree ? 303 : 200)
          model.pays = step.good
          if (done.status === 303) {
            await billing.reconcile()
            const paidUntil = Date.parse(sure((await statusOf(person)).current_period_end))
            if (!isFree) expect(Math.abs(paidUntil - month(at))).toBeLessThan(60_000)
            else expect(paidUntil).toBeGreaterThanOrEqual(model.trialEnd)
            model.sub = { status: isFree ? 'trialing' : 'active', paidUntil, cancelling: false, tries: 0, nextTry: 0 }
          }
        }
        if ((step.do === 'cancel' || step.do === 'resume') && model.sub) {
          await submit(server, `${await openPortal(person)}/${step.do}`)
          if (model.sub.status !== 'canceled') model.sub.cancelling = step.do === 'cancel'
        }
        if (step.do === 'card' && model.sub) {
          await submit(server, `${await openPortal(person)}/card`, card(step.good ? GOOD_CARD : FAILING_CARD))
          model.pays = step.good
          if (model.sub.status === 'past_due') {
            model.sub.nextTry = now().getTime()
            passTime(model, now().getTime())
          }
        }
        // Webhooks that get lost until the reconciler looks, and such as come late and backwards.
        if (step.do === 'lose') sure(sandbox).deliverTo(async () => {})
        if (step.do === 'shuffle') {
          const held = holdBack(server)
          if (model.sub && model.sub.status !== 'canceled') await submit(server, `${await openPortal(person)}/cancel`)
          if (model.sub && model.sub.status !== 'canceled') model.sub.cancelling = true
          sure(sandbox).deliverTo(billing.handleEvent)
          await Promise.all(held.toReversed().map((told) => deliver(server, told)))
        }
        if (step.do === 'lose') await billing.reconcile()
        else sure(sandbox).deliverTo(billing.handleEvent)
        await billing.reconcile()
        const { state, status } = await statusOf(person)
        expect([state, status]).toEqual([accessOf(model, now().getTime()), model.sub?.status ?? null])
      }
      await billing.endSubscription(person.id)
    }),
    { numRuns: RUNS },
  )
}, 120_000)

test('a checkout that is not there, and a portal of nobody, answer 404', async () => {
  const server = await open()
  const person = await server.person()
  await openCheckout(person)
  for (const path of ['/sandbox/checkout/cs_test_invented', '/sandbox/portal/bps_invented', '/sandbox/nothing'])
    expect((await server.call('GET', path)).status).toBe(404)
})
