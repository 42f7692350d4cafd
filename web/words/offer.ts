import { TRIAL_DAYS } from '../../contract/limits.ts'
import { PER_MONTH, type TrialCard } from './sign-up-offer.ts'

/** What the public pages say of the trial; the sign-up screen's sentence is beside it, where it loads alone. */
const TRIAL = `${TRIAL_DAYS}-day free trial`

export const OFFER = {
  none: {
    highlight: 'No credit card needed',
    closing: `No credit card required • ${TRIAL} • Cancel anytime`,
    plan: `Free for ${TRIAL_DAYS} days, no credit card needed. Then ${PER_MONTH} if you choose to subscribe.`,
    faqPayment:
      'No. The trial needs no credit card and no payment details. You add them only if you decide to subscribe.',
    faqAfter: `When the ${TRIAL_DAYS} days are over, your plan is locked until you subscribe for ${PER_MONTH}. Nothing is charged unless you subscribe, and what you entered stays yours: you can ask for a copy or for deletion at any time.`,
    terms: `The trial lasts ${TRIAL_DAYS} days and begins when you first complete your profile. No credit card is needed during the trial, and nothing is charged unless you subscribe.`,
  },
  required: {
    highlight: `Free for ${TRIAL_DAYS} days`,
    closing: `${TRIAL} • Cancel anytime before it ends and pay nothing`,
    plan: `Free for ${TRIAL_DAYS} days with a card on file, then ${PER_MONTH}. Cancel before the trial ends and pay nothing.`,
    faqPayment: `Yes. You add a card when you start the trial. It is not charged during the ${TRIAL_DAYS} days, and not at all if you cancel before they end.`,
    faqAfter: `When the ${TRIAL_DAYS} days are over, your subscription begins and ${PER_MONTH} is charged to your card, until you cancel. If you cancel during the trial, nothing is charged.`,
    terms: `The trial lasts ${TRIAL_DAYS} days and begins when you add a payment card. The card is not charged during the trial; when the trial ends, the subscription begins and the monthly price is charged unless you have cancelled before.`,
  },
} as const satisfies Record<TrialCard, Record<string, string>>
