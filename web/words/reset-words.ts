/** A new password by mail: labels and every message. Apart from sign-in's, since few come for it. */
export const RESET = {
  request: {
    title: 'Reset Password',
    lead: 'Enter your email and we will send you a link to choose a new password.',
    submit: 'Send Reset Link',
    busy: 'Sending...',
    back: 'Back to Sign In',
  },
  reset: {
    title: 'Set New Password',
    lead: 'Choose a password that you use nowhere else.',
    stale: 'This link is no longer valid. Please request a new one.',
    dropKeys:
      'Also remove all passkeys and the authenticator app, and end every way my plan goes out: calendar addresses, programs, webhooks, connected services',
    submit: 'Update Password',
    busy: 'Updating...',
    back: 'Back to Sign In',
  },
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
} as const

export const RESET_TOASTS = {
  resetSent: ['Check your email', "We've sent you a password reset link."],
  resetFailed: ['Error', 'Failed to send reset email. Please try again.'],
  updated: ['Password updated!', 'Your password has been successfully updated. You can now sign in.'],
  updateFailed: ['Error', 'Failed to update password. Please try again.'],
  mismatch: ["Passwords don't match", 'Please make sure both passwords are the same.'],
} as const satisfies Record<string, readonly [string, string]>
