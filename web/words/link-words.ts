/** What the links of our mails bring about, other than a new password. */
export const LINKS = {
  verify: {
    good: ['Email confirmed', 'Thank you. Your email address is confirmed.'],
    bad: ['Error', 'This confirmation link is no longer valid.'],
  },
  'email-change': {
    good: ['Email changed', 'From now on you sign in with your new address.'],
    bad: [
      'Error',
      'This link is no longer valid. Your account page says which address counts now, and sends a new link.',
    ],
  },
  'email-veto': {
    good: ['Your address stays', 'Everyone was signed out. We have emailed you a link for a new password.'],
    bad: ['Error', 'This link is no longer valid. If you did not ask for the change, please write to us.'],
  },
  unsubscribe: {
    good: ['Unsubscribed', 'No more tips by mail. Emails about your account still reach you.'],
    bad: ['Error', 'This link is no longer valid. You can choose your emails on your account page.'],
  },
} as const
