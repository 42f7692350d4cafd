import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { BillingParts } from './billing-parts.ts'
import { findPayer, forgetCheckout, saveCustomer } from './store.ts'
import { syncCustomer } from './sync.ts'

/** A person's one customer at the payment service, made when first needed. */
export async function customerOf({ db, service }: BillingParts, userId: string): Promise<string> {
  const payer = await db.asSystem((queries) => findPayer(queries, userId))
  if (!payer) throw new Error('the person is gone')
  if (payer.customer) return payer.customer
  // Calls at the same time bear the same key and so get the same customer.
  const idempotencyKey = `customer-${userId}-${digest(payer.email)}`
  const made = await service.stripe.customers.create(
    { email: payer.email, metadata: { user_id: userId } },
    { idempotencyKey },
  )
  return db.asSystem((queries) => saveCustomer(queries, userId, made.id))
}

/** A short name for values that must not stand in a key themselves. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Ends whatever a person's subscription is, at once, and closes checkouts that could still begin one. */
export async function endSubscription(parts: BillingParts, userId: string): Promise<void> {
  const payer = await parts.db.asSystem((queries) => findPayer(queries, userId))
  if (!payer?.customer) return
  await closeCheckouts(parts, payer.customer)
  const { stripe } = parts.service
  const { data } = await stripe.subscriptions.list({ customer: payer.customer, status: 'all', limit: 20 })
  for (const { id, status } of data)
    if (status !== 'canceled' && status !== 'incomplete_expired') await cancel(parts, id, 'account-closed')
  await syncCustomer(parts, payer.customer)
}

async function closeCheckouts({ db, service }: BillingParts, customer: string): Promise<void> {
  const { sessions } = service.stripe.checkout
  const { data } = await sessions.list({ customer, status: 'open', limit: 20 })
  for (const { id } of data)
    await sessions.expire(id).catch((error: unknown) => {
      // Paid or closed a moment ago: what it began is ended next.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    })
  await db.asSystem((queries) => forgetCheckout(queries, customer))
}

/** Cancels a subscription at once. @param cause part of the idempotency key: the same cause cancels once */
export async function cancel({ service }: BillingParts, id: string, cause: string): Promise<void> {
  const options = { idempotencyKey: `cancel-${id}-${digest(cause)}` }
  await service.stripe.subscriptions.cancel(id, {}, options).catch(ignoreMissing)
}

/** Has the payment service forget who a customer was; it keeps what the law asks of a payment. */
export async function forgetCustomer({ service }: BillingParts, customerId: string): Promise<void> {
  await service.stripe.customers.del(customerId).catch(ignoreMissing)
}

/** Tells the payment service a person's address as it is now, for receipts. */
export async function updateEmail({ db, service }: BillingParts, userId: string): Promise<void> {
  const payer = await db.asSystem((queries) => findPayer(queries, userId))
  if (!payer?.customer) return
  await service.stripe.customers.update(payer.customer, { email: payer.email }).catch(ignoreMissing)
}

// What is gone already need not go.
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')) throw error
}
