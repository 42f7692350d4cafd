import { z } from 'zod'
import { CREDENTIAL_MESSAGES } from './credential-messages.ts'
import { isEmail, normalEmail } from './email.ts'
import { PASSWORD_MAX } from './limits.ts'
import { passwordProblem } from './password.ts'
import { text } from './text.ts'

/** An address as it is kept: checked, trimmed, in lower case. */
export const Email = z
  .string({ error: CREDENTIAL_MESSAGES.email })
  .refine(isEmail, CREDENTIAL_MESSAGES.email)
  .transform(normalEmail)

/** A password by the five rules; the list of common ones is the server's. */
export const NewPassword = text(passwordProblem('') ?? '')
  .max(PASSWORD_MAX, CREDENTIAL_MESSAGES.passwordLong)
  .superRefine((password, context) => {
    const message = passwordProblem(password)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** Sign-in runs the same rules as sign-up: no account has a password that breaks them. */
export const Credentials = z.object({ email: Email, password: NewPassword })
export type Credentials = z.infer<typeof Credentials>

/** Sign-in may bring the code of an authenticator app, or one of the codes for a lost phone. */
export const SignIn = Credentials.extend({ code: text().trim().max(30).optional() })
export type SignIn = z.infer<typeof SignIn>

export const ResetRequest = z.object({ email: Email })

/** What a mailed link carries. */
export const Token = text('The link is incomplete. Please open it again from the mail').min(1).max(2000)

/** A new password by a mailed link; `drop_keys` also removes passkeys and the authenticator app. */
export const Reset = z.object({ token: Token, password: NewPassword, drop_keys: z.boolean().default(false) })

export const Verification = z.object({ token: Token })

export const SignedIn = z.object({
  token: z.string(),
  user: z.object({ id: z.uuid(), email: z.string() }),
  onboarding_completed: z.boolean(),
  /** True when this sign-in took back a request to delete the account. */
  restored: z.boolean().optional(),
})
export type SignedIn = z.infer<typeof SignedIn>

export const SessionInfo = z.object({
  user: z.object({ id: z.uuid(), email: z.string(), email_verified: z.boolean() }),
  onboarding_completed: z.boolean(),
  expires_at: z.iso.datetime(),
})
export type SessionInfo = z.infer<typeof SessionInfo>
