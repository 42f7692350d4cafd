import { TRIAL_ENDING_MS } from '../contract/limits.ts'

/** What a person may see at an instant. */
export type Access =
  | { readonly kind: 'none' }
  | { readonly kind: 'trial'; readonly endsAt: Date; readonly endingSoon: boolean }
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'ended' }

/** The facts that decide it: our own row, never a call to Stripe. */
export type SubscriptionFacts = {
  readonly trialEndsAt: Date | null
  /** Stripe's word, or null. */
  readonly status: string | null
  readonly currentPeriodEnd: Date | null
}

/** What the session brings along of a person's subscription. */
export type Subscription = SubscriptionFacts & {
  readonly trialStartedAt: Date | null
  readonly cancelAtPeriodEnd: boolean
  readonly stripeCustomerId: string | null
}

const DAY_MS = 86_400_000
/** A renewal's webhook may be late by this much before a paid period counts as over. */
const RENEWAL_SLACK_MS = 2 * DAY_MS
/** A failed payment leaves this long to put it right. */
const PAST_DUE_GRACE_MS = 7 * DAY_MS

/** What a row gives at an instant; a living subscription outranks a trial. */
export function accessAt(now: Date, facts: SubscriptionFacts | null): Access {
  if (!facts) return { kind: 'none' }
  if (isLive(now, facts)) return { kind: 'subscribed' }
  const endsAt = facts.trialEndsAt
  const leftMs = (endsAt?.getTime() ?? 0) - now.getTime()
  if (endsAt && leftMs > 0) return { kind: 'trial', endsAt, endingSoon: leftMs < TRIAL_ENDING_MS }
  return endsAt || facts.status ? { kind: 'ended' } : { kind: 'none' }
}

/** When access ends for a payment that failed; null while nothing is owed. */
export function graceEnd({ status, currentPeriodEnd }: SubscriptionFacts): Date | null {
  if (status !== 'past_due' || !currentPeriodEnd) return null
  return new Date(currentPeriodEnd.getTime() + PAST_DUE_GRACE_MS)
}

function isLive(now: Date, { status, currentPeriodEnd }: SubscriptionFacts): boolean {
  const paidUntil = currentPeriodEnd?.getTime() ?? Number.POSITIVE_INFINITY
  if (status === 'active' || status === 'trialing') return paidUntil + RENEWAL_SLACK_MS > now.getTime()
  if (status === 'past_due') return paidUntil + PAST_DUE_GRACE_MS > now.getTime()
  return false
}
