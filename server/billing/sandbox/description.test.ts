import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../../engine/sure.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { card, DISPUTED_CARD, FAILING_CARD, GOOD_CARD, submit } from '../../testing/pay.ts'
import { DESCRIPTION_VERSION } from '../../testing/stripe-declarations.ts'
import { straysFrom } from '../../testing/stripe-wire.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import type { Billing } from '../billing.ts'
import { createBilling } from '../create-billing.ts'
import { checkPrice } from '../price.ts'
import { sandboxApi } from './api.ts'
import { decodeForm } from './form.ts'

/**
 * Everything between billing and the sandbox, byte by byte as it goes over the wire, held to what Stripe's SDK declares.
 * Stripe writes those declarations by machine from its published OpenAPI description.
 */
type Declared = readonly [resource: string, name: string]
type Call = { readonly parameters?: Declared; readonly answer: Declared | { readonly listOf: Declared } }

const OBJECTS: Record<string, Declared> = {
  'billing_portal.configuration': ['BillingPortal/Configurations', 'Configuration'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  charge: ['Charges', 'Charge'],
  'checkout.session': ['Checkout/Sessions', 'Session'],
  customer: ['Customers', 'Customer'],
  dispute: ['Disputes', 'Dispute'],
  invoice: ['Invoices', 'Invoice'],
  price: ['Prices', 'Price'],
  refund: ['Refunds', 'Refund'],
  subscription: ['Subscriptions', 'Subscription'],
}
const object = (name: string) => sure(OBJECTS[name])

/** Every call that billing makes. */
const CALLS: Record<string, Call> = {
  'GET /v1/prices/*': { answer: object('price') },
  'POST /v1/customers': { parameters: ['Customers', 'CustomerCreateParams'], answer: object('customer') },
  'POST /v1/customers/*': { parameters: ['Customers', 'CustomerUpdateParams'], answer: object('customer') },
  'DELETE /v1/customers/*': { answer: ['Customers', 'DeletedCustomer'] },
  'POST /v1/checkout/sessions': {
    parameters: ['Checkout/Sessions', 'Checkout.SessionCreateParams'],
    answer: object('checkout.session'),
  },
  'GET /v1/checkout/sessions': {
    parameters: ['Checkout/Sessions', 'Checkout.SessionListParams'],
    answer: { listOf: object('checkout.session') },
  },
  'POST /v1/checkout/sessions/*/expire': {
    parameters: ['Checkout/Sessions', 'Checkout.SessionExpireParams'],
    answer: object('checkout.session'),
  },
  'POST /v1/billing_portal/configurations': {
    parameters: ['BillingPortal/Configurations', 'BillingPortal.ConfigurationCreateParams'],
    answer: object('billing_portal.configuration'),
  },
  'POST /v1/billing_portal/sessions': {
    parameters: ['BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'],
    answer: object('billing_portal.session'),
  },
  'GET /v1/subscriptions': {
    parameters: ['Subscriptions', 'SubscriptionListParams'],
    answer: { listOf: object('subscription') },
  },
  'DELETE /v1/subscriptions/*': {
    parameters: ['Subscriptions', 'SubscriptionCancelParams'],
    answer: object('subscription'),
  },
  'GET /v1/invoices': { parameters: ['Invoices', 'InvoiceListParams'], answer: { listOf: object('invoice') } },
  'GET /v1/invoices/*': { answer: object('invoice') },
  'GET /v1/invoice_payments': {
    parameters: ['InvoicePayments', 'InvoicePaymentListParams'],
    answer: { listOf: ['InvoicePayments', 'InvoicePayment'] },
  },
  'GET /v1/charges/*': { parameters: ['Charges', 'ChargeRetrieveParams'], answer: object('charge') },
}

type Person = Awaited<ReturnType<TestServer['person']>>
type Heard = { call: string; parameters: string; answer: unknown }

let server: TestServer
let billing: Billing
const heard: Heard[] = []
const told: Stripe.Event[] = []

beforeAll(async () => {
  server = await testServer()
  const { db, mail, jobs, config, now, log, sandbox } = server.context
  const { service } = sure(sandbox)
  const api = sandboxApi(sure(sandbox).turn, config.appOrigin)
  const stripe = new Stripe('sk_test_sandbox', {
    host: 'sandbox.invalid',
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) => {
      const { pathname, search } = new URL(String(url))
      const response = await api.request(String(url), init)
      heard.push({
        call: `${init?.method} ${pathname.replace(/\/(price|cus|sub|ch|in|cs)_\w+/, '/*')}`,
        parameters: init?.method === 'POST' ? String(init.body ?? '') : search.slice(1),
        answer: await response.clone().json(),
      })
      return response
    }),
  })
  // Tax and codes too, so that their parameters are sent.
  const watched = { ...service, stripe, tax: true, promotionCodes: true }
  billing = createBilling({ db, mail, jobs, config, now, log, metrics: createMetrics(), service: watched })
  sure(sandbox).deliverTo(async (body, signature) => {
    told.push(JSON.parse(body) as Stripe.Event)
    await billing.handleEvent(body, signature)
  })
})
afterAll(() => server.close())

async function pay(userId: string, number: string): Promise<void> {
  const { pathname } = new URL(await billing.checkoutUrl(userId))
  expect((await submit(server, pathname, card(number))).status).toBe(303)
}

/** A life with all that can happen in it. */
async function liveThroughEverything(): Promise<void> {
  const { sandbox, context } = { sandbox: sure(server.context.sandbox), context: server.context }
  await checkPrice({ ...billing.service })
  const people = await Promise.all(Array.from({ length: 4 }, () => server.person()))
  const [first, second, third, fourth] = people as [Person, Person, Person, Person]
  await pay(first.id, FAILING_CARD)
  await pay(second.id, GOOD_CARD)
  const portal = new URL(await billing.portalUrl(second.id)).pathname
  await submit(server, `${portal}/cancel`)
  await submit(server, `${portal}/resume`)
  await sure(sandbox.advance)(15 * 86_400_000)
  await submit(server, `${new URL(await billing.portalUrl(first.id)).pathname}/card`, card(GOOD_CARD))
  await pay(third.id, DISPUTED_CARD)
  await billing.updateEmail(second.id)
  await billing.reconcile()
  const { rows } = await server.db.pool.query<{ id: string }>(`select id from sandbox_objects where kind = 'charge'`)
  const refunded = await context.billing.service.stripe.refunds.create({ charge: sure(rows[0]).id })
  for (const charge of rows) await billing.endForCharge(charge.id)
  heard.push({ call: 'refund', parameters: '', answer: JSON.parse(JSON.stringify(refunded)) })
  await billing.checkoutUrl(fourth.id)
  await billing.endSubscription(fourth.id)
  await billing.endSubscription(second.id)
  const customer = await server.db.pool.query('select stripe_customer_id from subscriptions where user_id = $1', [
    second.id,
  ])
  await billing.forgetCustomer(customer.rows[0].stripe_customer_id)
}

const toList = (answer: unknown, listOf: Declared) =>
  (answer as { data: unknown[] }).data.flatMap((each) => straysFrom(...listOf, each))

test('every call of billing sends what Stripe knows and is answered as Stripe would, and so is every event', async () => {
  await liveThroughEverything()
  const calls = heard.filter(({ call }) => call !== 'refund')
  expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(Object.keys(CALLS)))
  const sent = calls.flatMap(({ call, parameters }) => {
    const { parameters: declared } = sure(CALLS[call])
    return declared ? straysFrom(...declared, decodeForm(parameters), 'form') : parameters && `${call}: ${parameters}`
  })
  expect([...new Set(sent)].filter(Boolean)).toEqual([])
  const answered = calls.flatMap(({ call, answer }) => {
    const declared = sure(CALLS[call]).answer
    return 'listOf' in declared ? toList(answer, declared.listOf) : straysFrom(...declared, answer)
  })
  expect([...new Set(answered)]).toEqual([])
  const refund = sure(heard.find(({ call }) => call === 'refund')).answer
  expect(straysFrom(...object('refund'), refund)).toEqual([])
})

test('every event has the frame that Stripe declares and a whole object in it', () => {
  const strays = told.flatMap(({ data, ...frame }) => {
    const shown = data.object as { object: string }
    return [
      ...straysFrom('Events', 'EventBase', { ...frame, data: { object: {} } }),
      ...straysFrom(...object(shown.object), shown),
    ]
  })
  expect([...new Set(strays)]).toEqual([])
  expect(new Set(told.map(({ type }) => type))).toEqual(
    new Set([
      'charge.dispute.created',
      'charge.refunded',
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'invoice.paid',
      'invoice.payment_failed',
    ]),
  )
})

test('the declarations are those of the version that the SDK was written from, and they refuse', () => {
  expect(DESCRIPTION_VERSION).toMatch(/^v\d+$/)
  expect(straysFrom('Customers', 'CustomerCreateParams', { nickname: 'x', email: {} }, 'form')).toEqual([
    'CustomerCreateParams.nickname is not known',
    'CustomerCreateParams.email: {} is not string',
  ])
  expect(straysFrom('Customers', 'DeletedCustomer', { id: 'cus_1', object: 'customer', deleted: 'true' })).toEqual([
    'DeletedCustomer.deleted: "true" is not true',
  ])
  expect(straysFrom('Subscriptions', 'Subscription', {})).toContain('Subscription.status is missing')
  const [session] = told.filter(({ type }) => type === 'checkout.session.completed')
  const wrong = { ...sure(session).data.object, mode: 'subscribe' }
  expect(straysFrom('Checkout/Sessions', 'Session', wrong)).toEqual([
    expect.stringMatching(/^Session\.mode: "subscribe" is not/),
  ])
})
