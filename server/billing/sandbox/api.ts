import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { complete } from './blanks.ts'
import { createCheckout, customerOf, expireCheckout, listCheckouts } from './checkout-calls.ts'
import { allowOnly, decodeForm, type Form, objectOf, textOf } from './form.ts'
import { end, setCancelling } from './life.ts'
import { createConfiguration } from './portal-configuration.ts'
import { find, list, put } from './store.ts'
import { type Charge, type Customer, type InvoicePayment, PRICE, page, type Subscription } from './wire.ts'
import { invalid, missing, WireError } from './wire-error.ts'
import { emit, newId, type World } from './world.ts'

const DAY_S = 86_400

/** Runs one call in a transaction of its own and tells its events afterwards. */
export type Turn = <T>(run: (world: World) => Promise<T>) => Promise<T>

type Answer = (world: World, form: Form, id: string) => Promise<object>
type Entry = { allowed?: readonly string[]; answer: Answer }

/** The calls of Stripe's API that billing makes, and no other: what is not here answers 404 as an unknown address does. */
const CALLS: Record<string, Entry> = {
  'GET /v1/prices/:id': {
    answer: async (_, __, id) => (id === PRICE.id ? PRICE : raise(missing('price', id))),
  },
  'POST /v1/customers': { allowed: ['email', 'metadata'], answer: createCustomer },
  'GET /v1/customers/:id': { answer: async (world, _, id) => publicCustomer(await customerOf(world, id)) },
  'POST /v1/customers/:id': { allowed: ['email'], answer: updateCustomer },
  'DELETE /v1/customers/:id': { answer: deleteCustomer },
  'POST /v1/checkout/sessions': {
    allowed: [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'payment_method_collection',
      'subscription_data',
      'success_url',
      'cancel_url',
      'allow_promotion_codes',
      'automatic_tax',
      'billing_address_collection',
      'customer_update',
      'tax_id_collection',
    ],
    answer: createCheckout,
  },
  'GET /v1/checkout/sessions': { allowed: ['customer', 'status', 'limit'], answer: listCheckouts },
  'POST /v1/checkout/sessions/:id/expire': { answer: expireCheckout },
  'POST /v1/billing_portal/configurations': {
    allowed: ['business_profile', 'features'],
    answer: createConfiguration,
  },
  'POST /v1/billing_portal/sessions': { allowed: ['customer', 'configuration', 'return_url'], answer: createPortal },
  'GET /v1/subscriptions': {
    allowed: ['customer', 'status', 'limit'],
    answer: async ({ queries }, form) => {
      const all = await list<Subscription>(queries, 'subscription', textOf(form, 'customer'))
      const shown = textOf(form, 'status') === 'all' ? all : all.filter(({ status }) => status !== 'canceled')
      return page('/v1/subscriptions', shown)
    },
  },
  'GET /v1/subscriptions/:id': { answer: async (world, _, id) => subscriptionOf(world, id) },
  'POST /v1/subscriptions/:id': {
    allowed: ['cancel_at_period_end'],
    answer: async (world, form, id) => {
      const subscription = await subscriptionOf(world, id)
      if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its metadata.')
      await setCancelling(world, subscription, textOf(form, 'cancel_at_period_end') === 'true')
      return subscription
    },
  },
  'DELETE /v1/subscriptions/:id': {
    answer: async (world, _, id) => {
      const subscription = await subscriptionOf(world, id)
      // Stripe too says of an ended one that there is none.
      if (subscription.status === 'canceled') throw missing('subscription', id)
      await end(world, subscription)
      return subscription
    },
  },
  'GET /v1/invoices': {
    allowed: ['customer', 'limit'],
    answer: async ({ queries }, form) => page('/v1/invoices', await list(queries, 'invoice', textOf(form, 'customer'))),
  },
  'GET /v1/invoices/:id': {
    answer: async ({ queries }, _, id) => (await find(queries, 'invoice', id)) ?? raise(missing('invoice', id)),
  },
  'GET /v1/invoice_payments': {
    allowed: ['payment', 'limit'],
    answer: async ({ queries }, form) => {
      const intent = textOf(objectOf(form, 'payment'), 'payment_intent')
      const all = await list<InvoicePayment>(queries, 'invoice_payment')
      const found = all.filter(({ payment }) => payment.payment_intent === intent)
      return page('/v1/invoice_payments', found.map(publicPayment))
    },
  },
  'GET /v1/charges': {
    allowed: ['customer', 'limit'],
    answer: async ({ queries }, form) => page('/v1/charges', await list(queries, 'charge', textOf(form, 'customer'))),
  },
  'GET /v1/charges/:id': {
    answer: async ({ queries }, _, id) => (await find(queries, 'charge', id)) ?? raise(missing('charge', id)),
  },
  'POST /v1/refunds': { allowed: ['charge'], answer: refund },
}

/** Stripe's wire over the sandbox's state, for the calls that billing makes. @param origin where its pages are */
export function sandboxApi(turn: Turn, origin: string): Hono {
  const app = new Hono()
  for (const [call, { allowed = [], answer }] of Object.entries(CALLS)) {
    const [method = '', path = ''] = call.split(' ')
    app.on(method, path, async (c) => {
      const text = method === 'POST' ? await c.req.text() : (new URL(c.req.url).search.slice(1) ?? '')
      const form = decodeForm(text)
      const key = method === 'POST' ? c.req.header('idempotency-key') : undefined
      const fingerprint = createHash('sha256').update(`${c.req.path}\n${text}`).digest('base64url')
      const run = async (world: World) => {
        allowOnly(form, allowed)
        return answer(world, form, c.req.param('id') ?? '')
      }
      const body = await turn((world) => (key ? onceFor(world, { key, fingerprint }, () => run(world)) : run(world)))
      return c.json(complete(withOrigin(body, origin)) as object)
    })
  }
  app.notFound((c) =>
    c.json(
      {
        error: { type: 'invalid_request_error', message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).` },
      },
      404,
    ),
  )
  app.onError((error, c) => {
    if (error instanceof WireError) return c.json(error.body, error.status as 400)
    throw error
  })
  return app
}

/** A call with a key is made once; the same again gets the same answer, another one with that key is refused. */
async function onceFor(
  world: World,
  { key, fingerprint }: { key: string; fingerprint: string },
  run: () => Promise<object>,
): Promise<object> {
  const id = `idem_${key}`
  const kept = await find(world.queries, 'request', id)
  const isFresh = kept && world.at - kept.created < DAY_S
  if (isFresh && kept.fingerprint !== fingerprint)
    throw new WireError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  if (isFresh) return kept.answer as object
  const answer = await run()
  const customer = 'customer' in answer ? String(answer.customer) : 'id' in answer ? String(answer.id) : null
  await put(world.queries, 'request', { id, customer, created: world.at, fingerprint, answer })
  return answer
}

async function createCustomer(world: World, form: Form): Promise<object> {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    card: null,
    created: world.at,
    email: textOf(form, 'email') ?? null,
    metadata: objectOf(form, 'metadata'),
  }
  await put(world.queries, 'customer', customer)
  return publicCustomer(customer)
}

async function updateCustomer(world: World, form: Form, id: string): Promise<object> {
  const customer = { ...(await customerOf(world, id)), email: textOf(form, 'email') ?? null }
  await put(world.queries, 'customer', customer)
  return publicCustomer(customer)
}

async function deleteCustomer(world: World, _: Form, id: string): Promise<object> {
  const customer = await customerOf(world, id)
  for (const subscription of await list<Subscription>(world.queries, 'subscription', id))
    if (subscription.status !== 'canceled') await end(world, subscription)
  await put(world.queries, 'customer', { id, object: 'customer', created: customer.created, deleted: true })
  return { id, object: 'customer', deleted: true }
}

async function createPortal(world: World, form: Form): Promise<object> {
  const customer = await customerOf(world, textOf(form, 'customer') ?? '')
  const id = newId('bps')
  const session = {
    id,
    object: 'billing_portal.session',
    configuration: textOf(form, 'configuration') ?? 'bpc_sandboxdefault',
    created: world.at,
    customer: customer.id,
    livemode: false,
    return_url: textOf(form, 'return_url') ?? null,
    url: `/sandbox/portal/${id}`,
  }
  await put(world.queries, 'portal.session', session)
  return session
}

async function refund(world: World, form: Form): Promise<object> {
  const charge = await find<Charge>(world.queries, 'charge', textOf(form, 'charge') ?? '')
  if (!charge) throw missing('charge', textOf(form, 'charge') ?? '')
  const refunded = { ...charge, refunded: true, amount_refunded: charge.amount }
  await put(world.queries, 'charge', refunded)
  await emit(world, 'charge.refunded', refunded)
  return {
    id: newId('re'),
    object: 'refund',
    amount: charge.amount,
    charge: charge.id,
    created: world.at,
    status: 'succeeded',
  }
}

async function subscriptionOf(world: World, id: string): Promise<Subscription> {
  return (await find<Subscription>(world.queries, 'subscription', id)) ?? raise(missing('subscription', id))
}

// What the sandbox keeps beyond Stripe's own fields stays off the wire.
const publicCustomer = ({ card: _, ...customer }: Customer) => customer
const publicPayment = ({ customer: _, ...payment }: InvoicePayment) => payment

const withOrigin = (body: object, origin: string) =>
  'url' in body && typeof body.url === 'string' && body.url.startsWith('/sandbox/')
    ? { ...body, url: origin + body.url }
    : body

function raise(error: Error): never {
  throw error
}
