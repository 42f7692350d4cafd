import { PASSWORD_MIN } from './limits.ts'

/** One rule of a good password: what the checklist shows, what a refusal says. */
export type PasswordRule = {
  readonly label: string
  readonly message: string
  readonly holds: (password: string) => boolean
}

/** The five rules in the order in which the first failing one is reported. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: `At least ${PASSWORD_MIN} characters`,
    message: `Password must be at least ${PASSWORD_MIN} characters`,
    holds: (password) => password.length >= PASSWORD_MIN,
  },
  {
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    holds: (password) => /\p{Lu}/u.test(password),
  },
  {
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    holds: (password) => /\p{Ll}/u.test(password),
  },
  {
    label: 'One number',
    message: 'Password must contain at least one number',
    holds: (password) => /\d/.test(password),
  },
  {
    label: 'One special character (!@#$%^&*)',
    message: 'Password must contain at least one special character (!@#$%^&*)',
    holds: (password) => /[!@#$%^&*]/.test(password),
  },
]

/** The message of the first rule that a password breaks, or null. */
export function passwordProblem(password: string): string | null {
  return PASSWORD_RULES.find((rule) => !rule.holds(password))?.message ?? null
}
