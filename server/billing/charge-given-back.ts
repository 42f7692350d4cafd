import type Stripe from 'stripe'
import { sure } from '../../engine/sure.ts'
import type { BillingParts } from './billing-parts.ts'
import { cancel } from './customer.ts'
import { isOurs } from './store.ts'
import { syncCustomer } from './sync.ts'

/** Money that was given back in full, or is fought over, ends the subscription it paid for, and no other. */
export async function endForCharge(parts: BillingParts, chargeId: string): Promise<void> {
  const { stripe } = parts.service
  const charge = await stripe.charges.retrieve(chargeId)
  const customer = idOf(charge.customer)
  // A shop may sell other things by the same account: their refunds are none of ours.
  if (!customer || !(await parts.db.asSystem((queries) => isOurs(queries, customer)))) return
  if (!charge.refunded && !charge.disputed) return
  const subscription = await subscriptionPaidBy(stripe, charge)
  if (subscription) await cancel(parts, subscription, charge.id)
  await syncCustomer(parts, customer)
}

// A charge tells its invoice only by way of the payment of it.
async function subscriptionPaidBy(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  const intent = idOf(charge.payment_intent)
  if (!intent) return null
  const payment = { type: 'payment_intent' as const, payment_intent: intent }
  const [found] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data
  const invoice = found && (await stripe.invoices.retrieve(sure(idOf(found.invoice))))
  return idOf(invoice?.parent?.subscription_details?.subscription)
}

/** The id of what Stripe gives as an id or, asked for more, as a whole. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'object' && value !== null ? value.id : (value ?? null)
}
