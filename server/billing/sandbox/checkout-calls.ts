import { type Form, objectOf, textOf } from './form.ts'
import { find, list, put } from './store.ts'
import { type CheckoutSession, type Customer, PRICE, page } from './wire.ts'
import { invalid, missing } from './wire-error.ts'
import { newId, type World } from './world.ts'

const DAY_S = 86_400

/** Opens a checkout. */
export async function createCheckout(world: World, form: Form): Promise<object> {
  if (textOf(form, 'mode') !== 'subscription')
    throw invalid('The sandbox knows checkouts of subscriptions only.', 'mode')
  const [line] = Object.values(objectOf(form, 'line_items'))
  if (typeof line !== 'object' || line.price !== PRICE.id)
    throw missing('price', typeof line === 'object' ? String(line.price) : '')
  const customer = await customerOf(world, textOf(form, 'customer') ?? '')
  const data = objectOf(form, 'subscription_data')
  const trialEnd = Number(textOf(data, 'trial_end')) || undefined
  if (trialEnd !== undefined && trialEnd < world.at + 2 * DAY_S)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]')
  const trialDays = Number(textOf(data, 'trial_period_days')) || undefined
  const id = newId('cs_test')
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    cancel_url: textOf(form, 'cancel_url') ?? '',
    client_reference_id: textOf(form, 'client_reference_id') ?? null,
    created: world.at,
    customer: customer.id,
    expires_at: world.at + DAY_S,
    livemode: false,
    mode: 'subscription',
    status: 'open',
    subscription: null,
    subscription_data: {
      ...(trialEnd === undefined ? {} : { trial_end: trialEnd }),
      ...(trialDays === undefined ? {} : { trial_period_days: trialDays }),
      metadata: objectOf(data, 'metadata'),
    },
    success_url: textOf(form, 'success_url') ?? '',
    url: `/sandbox/checkout/${id}`,
  }
  await put(world.queries, 'checkout.session', session)
  return publicSession(session)
}

/** The checkouts of a customer, newest first. */
export async function listCheckouts(world: World, form: Form): Promise<object> {
  const status = textOf(form, 'status')
  const all = await list<CheckoutSession>(world.queries, 'checkout.session', textOf(form, 'customer'))
  const shown = all.map((session) =>
    hasExpired(world, session) ? { ...session, status: 'expired' as const } : session,
  )
  return page('/v1/checkout/sessions', shown.filter((each) => !status || each.status === status).map(publicSession))
}

/** Closes an open checkout, so that nobody pays it any more. */
export async function expireCheckout(world: World, _: Form, id: string): Promise<object> {
  const session = await find<CheckoutSession>(world.queries, 'checkout.session', id)
  if (!session) throw missing('checkout.session', id)
  if (session.status !== 'open' || hasExpired(world, session))
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  const expired: CheckoutSession = { ...session, status: 'expired', url: null }
  await put(world.queries, 'checkout.session', expired)
  return publicSession(expired)
}

/** A customer who is there. */
export async function customerOf(world: World, id: string): Promise<Customer> {
  const customer = await find<Customer>(world.queries, 'customer', id)
  if (!customer || customer.deleted) throw missing('customer', id)
  return customer
}

const hasExpired = ({ at }: World, { status, expires_at }: CheckoutSession) => status === 'open' && expires_at <= at

// What the sandbox keeps beyond Stripe's own fields stays off the wire.
const publicSession = ({ subscription_data: _, ...session }: CheckoutSession) => session
