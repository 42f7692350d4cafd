import { CONFIRM_AFTER_MS } from '../../contract/limits.ts'
import type { AppContext } from '../context.ts'
import type { SignedInUser } from '../env.ts'
import { Problem } from '../problem.ts'
import { accessAt } from './access.ts'
import { findSubscription, type SubscriptionRow } from './store.ts'

type Confirmed = Pick<SignedInUser, 'emailVerified'>

/** Whether new plans wait for a confirmed address: in a trial, from its fourth day. Who pays is not asked. */
export function mustConfirm(now: Date, row: SubscriptionRow | null, { emailVerified }: Confirmed): boolean {
  if (emailVerified || !row?.trialStartedAt || accessAt(now, row).kind !== 'trial') return false
  return now.getTime() - row.trialStartedAt.getTime() >= CONFIRM_AFTER_MS
}

/** Lets a new plan be made only where no confirmation is waited for. @throws Problem email-unverified */
export async function requireConfirmedForPlans(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  user: Confirmed & Pick<SignedInUser, 'id'>,
): Promise<void> {
  if (user.emailVerified) return
  const row = await db.forUser(user.id, (queries) => findSubscription(queries, user.id))
  if (mustConfirm(now(), row, user))
    throw new Problem(
      'email-unverified',
      'New plans wait until your email is confirmed: follow the link that we mailed to you, or have it sent again on your dashboard. Your plan and your check-ins go on meanwhile.',
    )
}
