import { PRICE_TEXT, TRIAL_DAYS } from '../../contract/limits.ts'

/** Whether a card is asked for before the trial. Decided by one server setting; its sentences are here and in `offer.ts`. */
export type TrialCard = 'none' | 'required'

export const PER_MONTH = `${PRICE_TEXT} per month`

/** What the sign-up screen says of the trial. */
export const SIGN_UP_OFFER: Record<TrialCard, string> = {
  none: `Free for ${TRIAL_DAYS} days, then ${PER_MONTH} if you choose to subscribe. No credit card needed to start.`,
  required: `You add your payment info next; your trial is free for ${TRIAL_DAYS} days, then ${PER_MONTH}. Cancel anytime.`,
}
