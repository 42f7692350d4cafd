import { PRICE_TEXT } from '../../contract/limits.ts'

/** Trial and subscription, as the dashboard speaks of them. */
export const ACCESS = {
  endedTitle: 'Trial Ended',
  endedText: 'Your 14-day free trial has ended',
  endedMore: 'Subscribe to continue your plan. Everything you entered is kept.',
  endedSubscription:
    'Your subscription has ended as well. Subscribe again to continue your plan; everything you entered is kept.',
  subscribeNow: `Subscribe Now - ${PRICE_TEXT}/mo`,
  subscribe: `Subscribe - ${PRICE_TEXT}/month`,
  manage: 'Manage Subscription',
  logout: 'Logout',
  account: 'Account, your data, deletion',
  soonTitle: 'Trial Ending Soon',
  soonText: (date: string) => `Your free trial ends on ${date}.`,
  startTitle: 'Start Your Free Trial',
  startText: 'Add your payment info to begin: 14 days are free, and you can cancel anytime.',
  start: 'Start Your Free Trial',
  failedTitle: 'Payment Failed',
  failedText: (date: string) =>
    `Your card was not charged. Your plan stays open until ${date}; please check your card.`,
  failedAction: 'Check your card',
  cancelledTitle: 'Subscription Cancelled',
  cancelledText: (date: string) =>
    `Your plan stays open until ${date}, and nothing more is charged. You can undo this until then.`,
  confirmTitle: 'Please confirm your email',
  confirmText: 'New plans wait until you follow the link we emailed you. Your plan and check-ins go on as usual.',
  confirmAgain: 'Send the link again',
  confirmSent: ['Check your email', 'We have sent you the link again.'],
  testMode: 'Test mode: no money moves.',
  blocked: {
    title: 'Your browser blocked the new tab',
    checkout: { text: 'Checkout is ready for you.', open: 'Open checkout' },
    portal: { text: 'Your billing portal is ready for you.', open: 'Open billing portal' },
  },
} as const

export const BILLING_TOASTS = {
  paid: ['You are subscribed! 🎉', 'Thank you. Your plan stays open.'],
  paidSoon: [
    'Checkout completed',
    'Your bank is taking its time. This page shows your subscription once it is confirmed.',
  ],
  cancelled: ['Checkout cancelled', 'Nothing was charged. You can subscribe at any time.'],
  portal: ['Welcome back', 'Your subscription is shown as it is now.'],
  alreadySubscribed: ['You are already subscribed', 'Manage Subscription shows your subscription.'],
} as const satisfies Record<string, readonly [string, string]>
