import type Stripe from 'stripe'
import { TRIAL_DAYS } from '../../contract/limits.ts'
import { sure } from '../../engine/sure.ts'
import { accessAt } from '../access.ts'
import { Problem } from '../problem.ts'
import type { BillingParts } from './billing-parts.ts'
import { customerOf, digest } from './customer.ts'
import { findSubscription, noteCheckout, type SubscriptionRow } from './store.ts'
import { hasUsedTrial } from './trial-store.ts'

/** The service refuses a trial that ends sooner than two days ahead; nobody loses days by this. */
const TRIAL_LEFT_MIN_MS = 49 * 3_600_000
/** A checkout stays open for a day; for half of one every call gets the same, so that two tabs cannot pay twice. */
const SAME_CHECKOUT_MS = 12 * 3_600_000

type Session = Stripe.Checkout.SessionCreateParams

/** The address of a checkout page. @throws Problem already-subscribed */
export async function checkoutUrl(parts: BillingParts, userId: string): Promise<string> {
  const { db, service, now } = parts
  const row = await db.asSystem((queries) => findSubscription(queries, userId))
  if (accessAt(now(), row).kind === 'subscribed') throw new Problem('already-subscribed')
  const customer = await customerOf(parts, userId)
  const at = now()
  const notBefore = new Date(at.getTime() - SAME_CHECKOUT_MS)
  const openedAt = await db.asSystem((queries) => noteCheckout(queries, customer, { at, notBefore }))
  const params = sessionParams(parts, { userId, customer, trial: await trialFor(parts, userId, row) })
  // A person who subscribes again after having paid before is about something new.
  const state = `${row?.stripeSubscriptionId}-${row?.status}-${openedAt.getTime()}`
  const idempotencyKey = `checkout-${userId}-${digest(`${state} ${JSON.stringify(params)}`)}`
  const { url } = await service.stripe.checkout.sessions.create(params, { idempotencyKey })
  if (!url) throw new Error('the checkout has no address')
  return url
}

type Trial = Pick<NonNullable<Session['subscription_data']>, 'trial_end' | 'trial_period_days'>

/** What is free before the first charge: the days that are left, or with a card asked for, all of them. */
async function trialFor(
  { db, config, now }: BillingParts,
  userId: string,
  row: SubscriptionRow | null,
): Promise<Trial> {
  const left = (row?.trialEndsAt?.getTime() ?? 0) - now().getTime()
  if (left > TRIAL_LEFT_MIN_MS) return { trial_end: Math.ceil(sure(sure(row).trialEndsAt).getTime() / 1000) }
  // To the hour, so that a second click within it asks for the very same.
  if (left > 0) return { trial_end: Math.ceil((now().getTime() + TRIAL_LEFT_MIN_MS) / 3_600_000) * 3_600 }
  if (config.trialCard === 'none' || row?.trialStartedAt) return {}
  const used = await db.asSystem((queries) => hasUsedTrial(queries, userId))
  return used ? {} : { trial_period_days: TRIAL_DAYS }
}

function sessionParams(
  { service, config }: BillingParts,
  { userId, customer, trial }: { userId: string; customer: string; trial: Trial },
): Session {
  return {
    mode: 'subscription',
    customer,
    client_reference_id: userId,
    line_items: [{ price: service.priceId, quantity: 1 }],
    payment_method_collection: 'always',
    subscription_data: { metadata: { user_id: userId }, ...trial },
    success_url: `${config.appOrigin}/dashboard?checkout=success`,
    cancel_url: `${config.appOrigin}/dashboard?checkout=cancelled`,
    ...(service.promotionCodes ? { allow_promotion_codes: true } : {}),
    ...(service.tax
      ? {
          automatic_tax: { enabled: true },
          billing_address_collection: 'auto' as const,
          // The name too: Stripe wants to keep the one that belongs to a tax id.
          customer_update: { address: 'auto' as const, name: 'auto' as const },
          tax_id_collection: { enabled: true },
        }
      : {}),
  }
}
