import type { ToldDanger } from './safety.ts'

/** Every way in which a call can fail: the code, its HTTP status and the title that a person may read. */
export const PROBLEMS = {
  malformed: { status: 400, title: 'The request could not be read' },
  'invalid-token': { status: 400, title: 'This link is no longer valid' },
  unauthenticated: { status: 401, title: 'Authentication Error' },
  'invalid-credentials': { status: 401, title: 'Login Failed' },
  'second-factor-required': { status: 401, title: 'One more step' },
  'wrong-code': { status: 403, title: 'Wrong code' },
  'second-factor-exists': { status: 409, title: 'An authenticator app is in use' },
  'checkout-required': { status: 402, title: 'Your free trial has not begun' },
  'trial-ended': { status: 402, title: 'Your 14-day free trial has ended' },
  'email-unverified': { status: 403, title: 'Please confirm your email first' },
  'under-age': { status: 403, title: 'Fulcrum is for adults of 18 and over' },
  'not-allowed': { status: 403, title: 'This program may not do that' },
  'wrong-password': { status: 403, title: 'Wrong password' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'changed-elsewhere': { status: 409, title: 'This day was changed on another device' },
  'change-refused': { status: 409, title: 'This change would not be safe' },
  'already-subscribed': { status: 409, title: 'You are already subscribed' },
  'onboarding-required': { status: 409, title: 'Your profile is not complete' },
  'page-outdated': { status: 410, title: 'This page is out of date' },
  'profile-changed': { status: 412, title: 'This was changed on another device' },
  'too-large': { status: 413, title: 'The request is too large' },
  'not-json': { status: 415, title: 'The request is not JSON' },
  'invalid-input': { status: 422, title: 'Validation Error' },
  'account-exists': { status: 422, title: 'Account Exists' },
  'too-many-requests': { status: 429, title: 'Too many attempts' },
  internal: { status: 500, title: 'An unexpected error occurred. Please try again.' },
  unavailable: { status: 503, title: 'Fulcrum is not available right now' },
} as const

export type ProblemCode = keyof typeof PROBLEMS

/** The body of a failed call, `application/problem+json`. */
export type ProblemBody = {
  readonly type: string
  readonly code: ProblemCode
  readonly title: string
  readonly status: number
  readonly detail: string
  /** What stands there instead of what was sent. */
  readonly current?: unknown
  /** Dangers that the person must hear of all the same: told in what was sent, or standing while no plan could be made. */
  readonly dangers?: readonly ToldDanger[]
}
