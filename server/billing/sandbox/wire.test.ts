import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../../engine/sure.ts'
import { DISPUTED_CARD, openPortal, submit, subscribe } from '../../testing/pay.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

/**
 * The fields of Stripe's objects and their kinds, from the examples that Stripe publishes with its OpenAPI description
 * (github.com/stripe/openapi, openapi/fixtures3.json of 2026-08-21); `any` where the example is null.
 */
const FIELDS = JSON.parse(readFileSync(join(import.meta.dirname, 'stripe-fields.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>

let server: TestServer
let stripe: Stripe
const told: Stripe.Event[] = []
beforeAll(async () => {
  server = await testServer()
  stripe = server.context.billing.service.stripe
  const { billing, sandbox } = server.context
  sure(sandbox).deliverTo(async (body, signature) => {
    told.push(JSON.parse(body) as Stripe.Event)
    await billing.handleEvent(body, signature)
  })
})
afterAll(() => server.close())

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** Where an object says what Stripe would not, or in another kind. */
function strayFields(object: object): string[] {
  const { object: name } = object as { object: string }
  const known = FIELDS[name]
  if (!known) return [`${name}: not an object of Stripe`]
  return Object.entries(object)
    .filter(([, value]) => value !== null && value !== undefined)
    .filter(([field, value]) => !known[field] || (known[field] !== 'any' && known[field] !== kindOf(value)))
    .map(([field, value]) => `${name}.${field}: ${kindOf(value)}`)
}

test('every object that the sandbox answers or tells has the fields of Stripe’s, of the same kinds, and no others', async () => {
  const person = await server.person()
  await sure(server.context.sandbox?.advance)(15 * 86_400_000)
  const { customer } = (await stripe.billingPortal.sessions.create({
    customer: (await stripe.customers.create({ email: 'a@b.de', metadata: { user_id: '1' } })).id,
  })) as { customer: string }
  await subscribe(server, person, DISPUTED_CARD)
  await server.context.jobs.drain('charge-given-back')
  await subscribe(server, person)
  await submit(server, `${await openPortal(person)}/cancel`)
  const subscriptions = await stripe.subscriptions.list({ status: 'all' })
  const answered: object[] = [
    await stripe.prices.retrieve(server.context.billing.service.priceId),
    await stripe.customers.retrieve(customer),
    await stripe.billingPortal.configurations.create({ features: { invoice_history: { enabled: true } } }),
    await stripe.billingPortal.sessions.create({ customer, return_url: 'https://fulcrum.example' }),
    await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: server.context.billing.service.priceId, quantity: 1 }],
      subscription_data: { trial_period_days: 14, metadata: { user_id: '1' } },
      success_url: 'https://fulcrum.example',
    }),
    ...subscriptions.data,
    ...subscriptions.data.flatMap(({ items }) => items.data),
    ...(await stripe.invoices.list()).data,
    ...(await stripe.charges.list()).data,
    await stripe.refunds.create({ charge: sure((await stripe.charges.list()).data[0]).id }),
    ...told,
    ...told.map(({ data }) => data.object as object),
  ]
  expect(new Set(answered.map((object) => (object as { object: string }).object))).toEqual(new Set(Object.keys(FIELDS)))
  // As they were on the wire, before the SDK made objects of its own of them.
  const wire = JSON.parse(JSON.stringify(answered)) as object[]
  expect([...new Set(wire.flatMap(strayFields))]).toEqual([])
})

test('refuses as Stripe does: unknown things, other parameters under one key, trials that end too soon, unknown parameters', async () => {
  const { priceId } = server.context.billing.service
  const missing = await stripe.subscriptions.retrieve('sub_invented').catch((error: unknown) => error)
  expect(missing).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  expect(missing).toMatchObject({ code: 'resource_missing', statusCode: 404 })

  const options = { idempotencyKey: 'one-key' }
  const first = await stripe.customers.create({ email: 'a@b.de' }, options)
  expect((await stripe.customers.create({ email: 'a@b.de' }, options)).id).toBe(first.id)
  const other = await stripe.customers.create({ email: 'c@d.de' }, options).catch((error: unknown) => error)
  expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)

  const soon = Math.floor(server.context.now().getTime() / 1000) + 47 * 3_600
  const checkout = (subscription_data: object) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: first.id,
      line_items: [{ price: priceId, quantity: 1 }],
      subscription_data,
      success_url: 'https://fulcrum.example',
    })
  await expect(checkout({ trial_end: soon })).rejects.toThrow('at least 2 days in the future')
  await expect(stripe.customers.create({ nickname: 'x' } as never)).rejects.toThrow('unknown parameter: nickname')
  await expect(stripe.subscriptions.cancel('sub_invented')).rejects.toThrow('No such subscription')
})
