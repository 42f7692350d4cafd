import Stripe from 'stripe'
import type { QueueName } from '../jobs/queues.ts'
import { Problem } from '../problem.ts'
import type { BillingParts } from './billing-parts.ts'
import { idOf } from './charge-given-back.ts'
import { hasEvent, recordEvent } from './store.ts'
import { syncCustomer } from './sync.ts'

/** [s] An event signed longer ago is a replay; one signed that far ahead has no honest clock. */
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

type Reference = string | { id: string } | null | undefined

/** Events of charges, and which charge each is about. */
const CHARGE_TYPES: Record<string, (object: { id: string; charge?: Reference }) => string | null> = {
  'charge.refunded': ({ id }) => id,
  'charge.dispute.created': ({ charge }) => idOf(charge),
}

/** Takes one event: it says whose state changed; what the state is, the service is asked. */
export async function handleEvent(parts: BillingParts, body: string, signature: string): Promise<void> {
  const event = verified(parts, body, signature)
  if (!(EVENT_TYPES as readonly string[]).includes(event.type)) return
  if (await parts.db.asSystem((queries) => hasEvent(queries, event.id))) return
  parts.metrics.moneyEvent(event.type)
  const object = event.data.object as { id: string; customer?: Reference; charge?: Reference }
  const charge = CHARGE_TYPES[event.type]?.(object)
  const customer = idOf(object.customer)
  try {
    if (charge) await later(parts, event, ['charge-given-back', { charge }])
    else if (customer) await nowOrLater(parts, customer, event)
  } catch (cause) {
    // Whatever it was: not done, so the service sends it again.
    throw new Problem('internal', undefined, { cause })
  }
}

function verified({ service, now }: BillingParts, body: string, signature: string): Stripe.Event {
  try {
    // In milliseconds, unlike the time in the signature.
    const receivedAt = now().getTime()
    // The library looks at the past alone.
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
    if (signedAt - receivedAt / 1000 > TOLERANCE_S) throw new RangeError('signed in the future')
    const { webhooks } = service.stripe
    return webhooks.constructEvent(body, signature, service.webhookSecret, TOLERANCE_S, undefined, receivedAt)
  } catch (cause) {
    throw new Problem('malformed', { code: 'signature' }, { cause })
  }
}

// What takes several calls one after the other, or waits for a slow service, is left to the queue: the answer does not wait.
async function nowOrLater(parts: BillingParts, customer: string, event: Stripe.Event): Promise<void> {
  await syncCustomer(parts, customer, { event, patience: parts.service.patience }).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeConnectionError)) throw error
    return later(parts, event, ['sync-customer', { customer }])
  })
}

async function later(
  { db, jobs, now }: BillingParts,
  event: Stripe.Event,
  [name, data]: [name: QueueName, data: object],
): Promise<void> {
  await db.asSystem(async (queries) => {
    if (await recordEvent(queries, event, now())) await jobs.send(name, data, queries)
  })
}
