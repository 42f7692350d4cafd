/** The second step of signing in, for accounts with an authenticator app. */
export const CODE = {
  title: 'One More Step',
  lead: 'Enter the six digits that your authenticator app shows now.',
  recoveryLead: 'Enter one of the recovery codes you saved. Each works once.',
  label: 'Code',
  recoveryLabel: 'Recovery code',
  submit: 'Sign In',
  busy: 'Signing in...',
  useRecovery: 'No phone to hand: use a recovery code',
  useApp: 'Use the authenticator app',
  back: 'Back to Sign In',
  missing: 'Please enter the code',
  wrong: 'Wrong code',
} as const
