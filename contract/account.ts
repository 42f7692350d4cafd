import { z } from 'zod'
import { SubscriptionStatus } from './access.ts'
import { Email, NewPassword, Token } from './auth.ts'
import { text } from './text.ts'

/** The password typed again before something that cannot be taken lightly. */
const CurrentPassword = text('Please enter your current password').min(1, 'Please enter your current password').max(256)

/** What the account page shows. */
export const Account = z.object({
  /** From the profile; null before onboarding. */
  name: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  /** An address that waits for its link to be followed, or null. */
  pending_email: z.string().nullable(),
  created_at: z.iso.datetime(),
  mail_choices: z.object({ tips: z.boolean() }),
  /** Consent to a language model reading what the person writes; null while it is not given. */
  model_consent_since: z.iso.datetime().nullable(),
  subscription: SubscriptionStatus,
  second_factor: z.object({ authenticator: z.boolean(), passkeys: z.number().int() }),
})
export type Account = z.infer<typeof Account>

/** The password again, and the code where an authenticator app is on. */
const Proof = { password: CurrentPassword, code: text().trim().max(30).optional() }

export const EmailChange = z.object({ email: Email, ...Proof })
export const PasswordChange = z.object({ current_password: CurrentPassword, password: NewPassword })
/** The link in the mail to the new address: `/auth#type=email-change&token=…`; no session is needed to follow it. */
export const EmailChangeConfirmation = z.object({ token: Token })
export const MailChoices = z.object({ tips: z.boolean({ error: 'Please say yes or no to tips by mail' }) })

export const ModelConsent = z.object({ given: z.boolean({ error: 'Please say yes or no' }) })
export const DeletionRequest = z.object(Proof)
/** The password alone, where a second factor is only begun. */
export const PasswordAgain = z.object({ password: CurrentPassword })

export const AuthenticatorStart = z.object({
  /** To type into the app. */
  secret: z.string(),
  /** To read with its camera: `otpauth://…`. */
  uri: z.string(),
})
export type AuthenticatorStart = z.infer<typeof AuthenticatorStart>

export const AuthenticatorCode = z.object({
  code: text('Please enter the six digits of your app')
    .trim()
    .min(1, 'Please enter the six digits of your app')
    .max(30),
})
/** Both, since a stolen session or password alone must not weaken the account. */
export const AuthenticatorRemoval = DeletionRequest.extend(AuthenticatorCode.shape)
/** Shown once; each signs in once when the phone is lost. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const DeletionAnswer = z.object({
  /** Signing in before then brings the account back. */
  erased_after: z.iso.datetime(),
})
export type DeletionAnswer = z.infer<typeof DeletionAnswer>

export const SessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** The session that asks. */
      current: z.boolean(),
      /** As far as the browser tells: "Firefox on Linux". */
      device: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
    }),
  ),
})
export type SessionList = z.infer<typeof SessionList>

export const SECURITY_EVENTS = [
  'sign-up',
  'sign-in',
  'sign-in-passkey',
  'sign-in-failed',
  'sign-out',
  'email-verified',
  'email-change-requested',
  'email-changed',
  'email-change-refused',
  'keys-dropped',
  'password-changed',
  'password-reset',
  'session-revoked',
  'exported',
  'calendar-renewed',
  'token-made',
  'webhook-made',
  'own-calendar-made',
  'deletion-requested',
  'deletion-undone',
  'second-factor-on',
  'second-factor-off',
  'passkey-added',
  'passkey-removed',
  'consent-given',
  'consent-withdrawn',
  'mail-choices-changed',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** What happened to the account, newest first, at most a hundred rows. */
export const SecurityLog = z.object({
  events: z.array(z.object({ at: z.iso.datetime(), event: z.enum(SECURITY_EVENTS), device: z.string().nullable() })),
})
export type SecurityLog = z.infer<typeof SecurityLog>

/** How far a person's copy of everything held is; `none` also once its time is over. */
export const ExportState = z.object({
  state: z.enum(['none', 'queued', 'running', 'ready', 'failed']),
  requested_at: z.iso.datetime().nullable(),
  /** Until then it can be fetched. */
  expires_at: z.iso.datetime().nullable(),
  bytes: z.number().nullable(),
})
export type ExportState = z.infer<typeof ExportState>

/** Requests about the person's data, with the day by which the law wants an answer. */
export const RightsRequests = z.object({
  requests: z.array(
    z.object({
      kind: z.enum(['export', 'deletion']),
      requested_at: z.iso.datetime(),
      due_at: z.iso.datetime(),
      answered_at: z.iso.datetime().nullable(),
    }),
  ),
})
export type RightsRequests = z.infer<typeof RightsRequests>
