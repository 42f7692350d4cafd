import type { Logger } from 'pino'
import type { Subscription } from './billing/access.ts'

/** The person a request was made by, as one statement read it. */
export type SignedInUser = {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly onboardingCompleted: boolean
  readonly timeZone: string
  readonly expiresAt: Date
  /** Null before the trial began. */
  readonly subscription: Subscription | null
}

/** The same with the languages that this request was made in, as its header names them. */
export type RequestingUser = SignedInUser & { readonly languages: string | undefined }

export type AppEnv = {
  Variables: {
    log: Logger
    requestId: string
    user: RequestingUser
    /** The person's own row that the guard of a reading route read beside the session. */
    own: object | null
  }
}
