/** What is said of a refused address or password; apart from the others, so that /auth need not load those. */
export const CREDENTIAL_MESSAGES = {
  email: 'Invalid email address',
  passwordLong: 'Password must be at most 256 characters',
} as const
