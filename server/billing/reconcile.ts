import Stripe from 'stripe'
import { settledInTurn } from '../in-turn.ts'
import type { BillingParts } from './billing-parts.ts'
import { claimToReconcile, roughlyHowMany } from './store.ts'
import { syncCustomer } from './sync.ts'

/** Customers that one job reads. */
const SHARE = 100
/** Customers that one job reads at once: two questions each, and the payment service takes a hundred a second. @source default-ours */
const AT_ONCE = 4
/** Goes in a day: each reads as many as lets every customer be read once in it, whatever their number. */
const GOES_A_DAY = 288

/**
 * Reads again the customers that are due longest, those with an open checkout first: a share in this job, and as many more
 * jobs as the number of customers asks for, which any server takes.
 */
export async function reconcile(parts: BillingParts): Promise<void> {
  const customers = await parts.db.overMany(roughlyHowMany)
  const shares = Math.max(1, Math.ceil(customers / GOES_A_DAY / SHARE))
  // Where the last go is not done yet, more jobs would read nobody sooner.
  const isBehind = (await parts.jobs.due()).some(({ queue }) => queue === 'reconcile-share')
  for (let more = 1; more < shares && !isBehind; more += 1) await parts.jobs.send('reconcile-share')
  await reconcileShare(parts)
}

/** Reads one share of the customers that are due. */
export async function reconcileShare(parts: BillingParts): Promise<void> {
  const { db, now, log } = parts
  const customers = await db.overMany((queries) => claimToReconcile(queries, now(), SHARE))
  const read = async (customer: string) => {
    try {
      await syncCustomer(parts, customer)
    } catch (error) {
      const code = error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : 'unknown'
      log.warn({ event: 'reconcile', code }, 'a customer could not be read')
    }
  }
  await settledInTurn(customers, read, { atOnce: AT_ONCE })
}
