import { z } from 'zod'
import { isEmail, normalEmail } from './email.ts'
import { PASSWORD_MAX } from './limits.ts'
import { MESSAGES } from './messages.ts'
import { passwordProblem } from './password.ts'

const Email = z.string({ error: MESSAGES.email }).refine(isEmail, MESSAGES.email).transform(normalEmail)

const Password = z
  .string({ error: passwordProblem('') ?? '' })
  .max(PASSWORD_MAX, MESSAGES.passwordLong)
  .superRefine((password, context) => {
    const message = passwordProblem(password)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** Sign-in runs the same rules as sign-up: no account has a password that breaks them. */
export const Credentials = z.object({ email: Email, password: Password })
export type Credentials = z.infer<typeof Credentials>

export const ResetRequest = z.object({ email: Email })

const Token = z.string({ error: 'The link is incomplete. Please open it again from the mail' }).min(1).max(2000)

export const Reset = z.object({ token: Token, password: Password })

export const Verification = z.object({ token: Token })

export const SignedIn = z.object({
  token: z.string(),
  user: z.object({ id: z.uuid(), email: z.string() }),
  onboarding_completed: z.boolean(),
})
export type SignedIn = z.infer<typeof SignedIn>

export const SessionInfo = z.object({
  user: z.object({ id: z.uuid(), email: z.string(), email_verified: z.boolean() }),
  onboarding_completed: z.boolean(),
  expires_at: z.iso.datetime(),
})
export type SessionInfo = z.infer<typeof SessionInfo>
