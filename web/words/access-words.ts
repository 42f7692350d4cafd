import { PRICE_TEXT } from '../../contract/limits.ts'

/** Trial and subscription, as the dashboard speaks of them. */
export const ACCESS = {
  endedTitle: 'Trial Ended',
  endedText: 'Your 14-day free trial has ended',
  endedMore: 'Subscribe to go on with your plan. Everything you entered is kept.',
  subscribeNow: `Subscribe Now - ${PRICE_TEXT}/mo`,
  subscribe: `Subscribe - ${PRICE_TEXT}/month`,
  logout: 'Logout',
  soonTitle: 'Trial Ending Soon',
  soonText: (date: string) => `Your free trial ends on ${date}.`,
  startTitle: 'Start Your Free Trial',
  startText: 'Add your payment info to begin: 14 days are free, and you can cancel anytime.',
  start: 'Start Your Free Trial',
} as const
