import type { Logger } from 'pino'
import type { Scope } from '../contract/programs.ts'
import type { ToldDanger } from '../contract/safety.ts'
import type { Speech } from '../words/speech.ts'
import type { Subscription } from './access.ts'

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

/** Whose plan it is and how it speaks to them: by the languages of a request or, without a browser, as it last did. */
export type PlanReader = Pick<RequestingUser, 'id' | 'timeZone'> & {
  readonly languages?: string | undefined
  readonly speech?: Speech
}

export type AppEnv = {
  Variables: {
    log: Logger
    requestId: string
    user: RequestingUser
    /** The program that asks for the person, where no browser of theirs does. */
    program?: { readonly name: string; readonly scopes: readonly Scope[] }
    /** The person's own row that the guard of a reading route read beside the session. */
    own: object | null
    /** Dangers that were read in this request: its answer tells them, whatever else becomes of it. */
    dangers?: readonly ToldDanger[]
  }
}
