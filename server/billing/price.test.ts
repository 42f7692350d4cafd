import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError } from '../config.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { checkPrice } from './price.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** A service whose Stripe answers as told. */
function answering(status: number, body: object) {
  const httpClient = Stripe.createFetchHttpClient(async () => Response.json(body, { status }))
  const stripe = new Stripe('sk_test_x', { httpClient, maxNetworkRetries: 0 })
  const settings = { webhookSecret: '', patience: {}, testMode: false, tax: false, promotionCodes: false }
  return { stripe, priceId: 'price_1', ...settings }
}
const price = {
  id: 'price_1',
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount: 999,
  recurring: { interval: 'month', interval_count: 1 },
}

test('the sandbox has the price that the screens say', async () => {
  expect(await checkPrice(server.context.billing.service)).toBeNull()
})

test('another price starts, and says plainly what it is', async () => {
  expect(await checkPrice(answering(200, price))).toBeNull()
  expect(await checkPrice(answering(200, { ...price, unit_amount: 1250, currency: 'eur' }))).toMatch(
    /^Price: price_1 is €12\.50 per month, but every screen says \$9\.99 per month/,
  )
  expect(await checkPrice(answering(200, { ...price, active: false }))).toContain('and not active')
  expect(await checkPrice(answering(200, { ...price, recurring: null }))).toContain('$9.99 once')
})

test('a price or key that Stripe does not know stops the start by its name; an outage does not', async () => {
  const error = (type: string) => ({ error: { type, message: 'No.' } })
  await expect(checkPrice(answering(404, error('invalid_request_error')))).rejects.toThrow(StartError)
  await expect(checkPrice(answering(404, error('invalid_request_error')))).rejects.toThrow(/^STRIPE_PRICE_ID: /)
  await expect(checkPrice(answering(401, error('invalid_request_error')))).rejects.toThrow(/^STRIPE_SECRET_KEY: /)
  expect(await checkPrice(answering(500, error('api_error')))).toContain('cannot be reached')
})

test('tax and promotion codes are asked of the checkout where the settings say so', async () => {
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_PRICE_ID: 'price_1',
    STRIPE_TAX: 'on',
    STRIPE_PROMOTION_CODES: 'on',
  }
  const real = await testServer({ env })
  const person = await real.person()
  const { stripe } = real.context.billing.service
  const asked: object[] = []
  stripe.customers.create = (async () => ({ id: 'cus_1' })) as never
  stripe.checkout.sessions.create = (async (params: object) => {
    asked.push(params)
    return { url: 'https://checkout.stripe.example/c' }
  }) as never
  expect(await (await person.post('/api/create-checkout')).json()).toEqual({ url: 'https://checkout.stripe.example/c' })
  expect(asked).toMatchObject([
    {
      allow_promotion_codes: true,
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      line_items: [{ price: 'price_1', quantity: 1 }],
    },
  ])
  await real.close()
})

test('the sandbox does not exist where keys are set', async () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_PRICE_ID: 'price_1' }
  const real = await testServer({ env })
  expect(real.context.sandbox).toBeNull()
  for (const path of ['/sandbox/style.css', '/sandbox/portal/bps_1'])
    expect((await real.call('GET', path)).status).toBe(404)
  await real.close()
})
