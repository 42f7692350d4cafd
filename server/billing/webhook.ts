import type Stripe from 'stripe'
import { Problem } from '../problem.ts'
import type { BillingParts } from './billing-parts.ts'
import { cancel } from './customer.ts'
import { hasEvent } from './store.ts'
import { syncCustomer } from './sync.ts'

/** [s] An event signed longer ago is a replay. */
const TOLERANCE_S = 300

/** Every kind of event that may change what a person may see; `docs/operating.md` lists them for the endpoint's settings. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
] as const

/** Takes one event: it says whose state changed; what the state is, the service is asked. */
export async function handleEvent(parts: BillingParts, body: string, signature: string): Promise<void> {
  const event = verified(parts, body, signature)
  if (!(EVENT_TYPES as readonly string[]).includes(event.type)) return
  if (await parts.db.asSystem((queries) => hasEvent(queries, event.id))) return
  try {
    const customer = await customerOfEvent(parts, event)
    if (customer) await syncCustomer(parts, customer, event)
  } catch (cause) {
    // Whatever it was: not done, so the service sends it again.
    throw new Problem('internal', undefined, { cause })
  }
}

function verified({ service, now }: BillingParts, body: string, signature: string): Stripe.Event {
  try {
    // In milliseconds, unlike the time in the signature.
    const receivedAt = now().getTime()
    const { webhooks } = service.stripe
    return webhooks.constructEvent(body, signature, service.webhookSecret, TOLERANCE_S, undefined, receivedAt)
  } catch (cause) {
    throw new Problem('malformed', 'The signature of this event does not hold.', { cause })
  }
}

async function customerOfEvent(parts: BillingParts, event: Stripe.Event): Promise<string | null> {
  const object = event.data.object as {
    id: string
    customer?: string | { id: string } | null
    charge?: string | { id: string }
  }
  if (event.type === 'charge.refunded') return endForCharge(parts, object.id)
  if (event.type === 'charge.dispute.created') return endForCharge(parts, idOf(object.charge) ?? '')
  return idOf(object.customer)
}

/** Money that was given back in full, or is fought over, ends the subscription it paid for, and no other. */
async function endForCharge(parts: BillingParts, chargeId: string): Promise<string | null> {
  const charge = await parts.service.stripe.charges.retrieve(chargeId)
  if (charge.refunded || charge.disputed) {
    const subscription = await subscriptionPaidBy(parts.service.stripe, charge)
    if (subscription) await cancel(parts, subscription, charge.id)
  }
  return idOf(charge.customer)
}

// A charge tells its invoice only by way of the payment of it.
async function subscriptionPaidBy(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  const intent = idOf(charge.payment_intent)
  if (!intent) return null
  const payment = { type: 'payment_intent' as const, payment_intent: intent }
  const [found] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data
  const invoice = found && (await stripe.invoices.retrieve(idOf(found.invoice)!))
  return idOf(invoice?.parent?.subscription_details?.subscription)
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'object' && value !== null ? value.id : (value ?? null)
}
