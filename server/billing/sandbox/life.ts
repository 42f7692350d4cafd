import { cardOf } from './cards.ts'
import { find, list, put } from './store.ts'
import { type Charge, type Customer, type Invoice, type InvoicePayment, PRICE, type Subscription } from './wire.ts'
import { emit, newId, type World } from './world.ts'

const DAY_S = 86_400
/** [s] after a failed charge until the next try; when they are used up the subscription is cancelled. */
const RETRIES_S = [3 * DAY_S, 5 * DAY_S, 7 * DAY_S]

/** Begins a subscription; its trial, or its first month paid. @returns null when the card pays nothing */
export async function subscribe(
  world: World,
  customer: Customer,
  { trialEnd, metadata }: { trialEnd: number | null; metadata: object },
): Promise<Subscription | null> {
  const card = cardOf(customer.card ?? '')
  if (!card || card.atCheckout === 'declined' || (trialEnd === null && card.atCheckout === 'attaches')) return null
  const id = newId('sub')
  const end = trialEnd ?? monthLater(world.at)
  const subscription: Subscription = {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: world.at,
    currency: 'usd',
    customer: customer.id,
    default_payment_method: newId('pm'),
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: world.at,
          current_period_start: world.at,
          current_period_end: end,
          price: PRICE,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: metadata as Record<string, string>,
    start_date: world.at,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : world.at,
  }
  await put(world.queries, 'subscription', subscription)
  await emit(world, 'customer.subscription.created', subscription)
  if (trialEnd === null) {
    const invoice = await bill(world, subscription, 'subscription_create')
    await charge(world, subscription, invoice, card.atCheckout === 'disputed')
  }
  return subscription
}

/** What is due of a subscription at or before now: the end of a trial or month, or another try of a charge. */
export async function nextDue(world: World, subscription: Subscription): Promise<number | null> {
  const { status, items } = subscription
  if (status === 'active' || status === 'trialing') return items.data[0].current_period_end
  if (status !== 'past_due') return null
  return (await openInvoice(world, subscription))?.next_payment_attempt ?? null
}

/** Does what is due of a subscription at the world's instant. */
export async function doDue(world: World, subscription: Subscription): Promise<void> {
  if (subscription.status === 'past_due') {
    const invoice = await openInvoice(world, subscription)
    if (invoice) await charge(world, subscription, invoice)
  } else if (subscription.cancel_at_period_end) await end(world, subscription)
  else {
    const item = subscription.items.data[0]
    item.current_period_start = item.current_period_end
    item.current_period_end = monthLater(item.current_period_end)
    await charge(world, subscription, await bill(world, subscription, 'subscription_cycle'))
  }
}

/** Ends a subscription now. */
export async function end(world: World, subscription: Subscription): Promise<void> {
  subscription.status = 'canceled'
  subscription.canceled_at ??= world.at
  subscription.ended_at = world.at
  await put(world.queries, 'subscription', subscription)
  await emit(world, 'customer.subscription.deleted', subscription)
}

/** Sets or takes back the cancelling at the end of the period. */
export async function setCancelling(world: World, subscription: Subscription, cancelling: boolean): Promise<void> {
  if (subscription.cancel_at_period_end === cancelling) return
  subscription.cancel_at_period_end = cancelling
  subscription.cancel_at = cancelling ? subscription.items.data[0].current_period_end : null
  subscription.canceled_at = cancelling ? world.at : null
  await put(world.queries, 'subscription', subscription)
  await emit(world, 'customer.subscription.updated', subscription)
}

/** Tries again, with the card of now, what a subscription owes. */
export async function payOpen(world: World, subscription: Subscription): Promise<void> {
  const invoice = await openInvoice(world, subscription)
  if (invoice) await charge(world, subscription, invoice)
}

async function openInvoice(world: World, subscription: Subscription): Promise<Invoice | null> {
  const invoice = await find<Invoice>(world.queries, 'invoice', subscription.latest_invoice ?? '')
  return invoice?.status === 'open' ? invoice : null
}

async function bill(world: World, subscription: Subscription, reason: Invoice['billing_reason']): Promise<Invoice> {
  const [item] = subscription.items.data
  const earlier = await list(world.queries, 'invoice', subscription.customer)
  const invoice: Invoice = {
    id: newId('in'),
    object: 'invoice',
    amount_due: PRICE.unit_amount,
    amount_paid: 0,
    amount_remaining: PRICE.unit_amount,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    created: world.at,
    currency: 'usd',
    customer: subscription.customer,
    livemode: false,
    next_payment_attempt: null,
    number: `TEST-${String(earlier.length + 1).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_end: item.current_period_end,
    period_start: item.current_period_start,
    status: 'open',
    status_transitions: { finalized_at: world.at, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    total: PRICE.unit_amount,
  }
  subscription.latest_invoice = invoice.id
  return invoice
}

async function charge(world: World, subscription: Subscription, invoice: Invoice, isDisputed = false): Promise<void> {
  const customer = await find<Customer>(world.queries, 'customer', subscription.customer)
  const pays = isDisputed || cardOf(customer?.card ?? '')?.later === 'pays'
  invoice.attempted = true
  invoice.attempt_count += 1
  if (pays) await paid(world, subscription, invoice, isDisputed)
  else await declined(world, subscription, invoice)
  await put(world.queries, 'subscription', subscription)
  await emit(world, 'customer.subscription.updated', subscription)
}

async function paid(world: World, subscription: Subscription, invoice: Invoice, isDisputed: boolean): Promise<void> {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.total
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = world.at
  subscription.status = 'active'
  const made: Charge = {
    id: newId('ch'),
    object: 'charge',
    payment_intent: newId('pi'),
    amount: invoice.total,
    amount_refunded: 0,
    created: world.at,
    currency: 'usd',
    customer: invoice.customer,
    disputed: isDisputed,
    livemode: false,
    paid: true,
    refunded: false,
    status: 'succeeded',
  }
  await put(world.queries, 'invoice', invoice)
  await put(world.queries, 'charge', made)
  await put(world.queries, 'invoice_payment', paymentOf(invoice, made))
  await emit(world, 'invoice.paid', invoice)
  if (isDisputed) {
    const dispute = { id: newId('du'), object: 'dispute', amount: made.amount, charge: made.id, created: world.at }
    await emit(world, 'charge.dispute.created', dispute)
  }
}

const paymentOf = (invoice: Invoice, { payment_intent, amount, created, customer }: Charge): InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: amount,
  amount_requested: amount,
  created,
  currency: 'usd',
  customer,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: created },
})

async function declined(world: World, subscription: Subscription, invoice: Invoice): Promise<void> {
  const wait = RETRIES_S[invoice.attempt_count - 1]
  subscription.status = 'past_due'
  invoice.next_payment_attempt = wait === undefined ? null : world.at + wait
  if (wait === undefined) {
    invoice.status = 'uncollectible'
    invoice.status_transitions.marked_uncollectible_at = world.at
  }
  await put(world.queries, 'invoice', invoice)
  await emit(world, 'invoice.payment_failed', invoice)
  if (wait === undefined) await end(world, subscription)
}

/** The same day of the next month, or its last. [s] */
function monthLater(at: number): number {
  const start = Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO('UTC')
  return Math.floor(start.add({ months: 1 }).epochMilliseconds / 1000)
}
