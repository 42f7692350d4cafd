import type { SubscriptionStatus } from '../../contract/access.ts'
import { PRICE_TEXT } from '../../contract/limits.ts'
import { accessAt, graceEnd, type Subscription } from '../access.ts'
import type { AppContext } from '../context.ts'
import type { SignedInUser } from '../env.ts'
import { mustConfirm } from './confirmation.ts'
import { hasUsedTrial } from './trial-store.ts'

type Circumstances = {
  readonly trialCard: 'none' | 'required'
  readonly testMode: boolean
  /** Whether someone of this address has had the trial, under an account that is gone. */
  readonly hasUsedTrial: boolean
  readonly emailVerified: boolean
  readonly proposals: number
}

function statusOf(row: Subscription | null, now: Date, circumstances: Circumstances): SubscriptionStatus {
  const { trialCard, testMode, hasUsedTrial, emailVerified, proposals } = circumstances
  const access = accessAt(now, row)
  const confirm = mustConfirm(now, row, { emailVerified })
  return {
    subscribed: access.kind === 'subscribed',
    trial_active: access.kind === 'trial' || (row?.trialEndsAt ?? new Date(0)) > now,
    trial_end: row?.trialEndsAt?.toISOString() ?? null,
    trial_ending_soon: access.kind === 'trial' && access.endingSoon,
    status: row?.status ?? null,
    price: PRICE_TEXT,
    state: access.kind,
    cancel_at_period_end: row?.cancelAtPeriodEnd ?? false,
    current_period_end: row?.currentPeriodEnd?.toISOString() ?? null,
    grace_until: (row ? graceEnd(row) : null)?.toISOString() ?? null,
    has_portal: row?.stripeCustomerId != null,
    trial_card: trialCard,
    trial_available: row?.trialStartedAt == null && !hasUsedTrial,
    confirm_email: confirm,
    proposals,
    asks: confirm || proposals > 0,
    test_mode: testMode,
  }
}

type Parts = Pick<AppContext, 'db' | 'now' | 'config' | 'billing'>

/**
 * What the screens say of a person's subscription now.
 * @param proposals - that wait for their answer
 */
export async function currentStatus(
  { db, now, config, billing }: Parts,
  { id: userId, emailVerified, subscription: row }: Pick<SignedInUser, 'id' | 'emailVerified' | 'subscription'>,
  proposals: number,
): Promise<SubscriptionStatus> {
  // Only before a trial is there a question; everyone else is answered by the row that is known.
  const used = row?.trialStartedAt ? true : await db.asSystem((queries) => hasUsedTrial(queries, userId))
  const { testMode } = billing.service
  return statusOf(row, now(), { trialCard: config.trialCard, testMode, hasUsedTrial: used, emailVerified, proposals })
}
