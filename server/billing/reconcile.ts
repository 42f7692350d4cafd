import Stripe from 'stripe'
import type { BillingParts } from './billing-parts.ts'
import { listToReconcile, putBack } from './store.ts'
import { syncCustomer } from './sync.ts'

/** Customers looked at in one go; the next go takes the next ones. */
const BATCH = 100
const DAY_MS = 86_400_000

/** Reads again the customers that were read longest ago, those with an open checkout first. */
export async function reconcile(parts: BillingParts): Promise<void> {
  const { db, now, log } = parts
  const dayAgo = new Date(now().getTime() - DAY_MS)
  const customers = await db.overMany((queries) => listToReconcile(queries, dayAgo, BATCH))
  for (const customer of customers) {
    try {
      await syncCustomer(parts, customer)
    } catch (error) {
      const code = error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : 'unknown'
      log.warn({ event: 'reconcile', code }, 'a customer could not be read')
      await db.asSystem((queries) => putBack(queries, customer, now()))
    }
  }
}
