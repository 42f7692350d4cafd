import { CONFIRM_AFTER_MS } from '../../contract/limits.ts'
import { accessAt, type Subscription } from '../access.ts'
import type { AppContext } from '../context.ts'
import type { SignedInUser } from '../env.ts'
import { Problem } from '../problem.ts'

type Confirmed = Pick<SignedInUser, 'emailVerified'>

/** Whether new plans wait for a confirmed address: in a trial, from its fourth day. Who pays is not asked. */
export function mustConfirm(now: Date, row: Subscription | null, { emailVerified }: Confirmed): boolean {
  if (emailVerified || !row?.trialStartedAt || accessAt(now, row).kind !== 'trial') return false
  return now.getTime() - row.trialStartedAt.getTime() >= CONFIRM_AFTER_MS
}

/** Lets a new plan be made only where no confirmation is waited for. @throws Problem email-unverified */
export function requireConfirmedForPlans(
  { now }: Pick<AppContext, 'now'>,
  user: Confirmed & Pick<SignedInUser, 'subscription'>,
): void {
  if (mustConfirm(now(), user.subscription, user)) throw new Problem('email-unverified', { code: 'plans-wait' })
}
