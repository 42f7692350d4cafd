import type { Logger } from 'pino'

/** The person a request was made by, as one statement read it. */
export type SignedInUser = {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly onboardingCompleted: boolean
  readonly timeZone: string
  readonly expiresAt: Date
}

export type AppEnv = { Variables: { log: Logger; requestId: string; user: SignedInUser } }
