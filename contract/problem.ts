/** Every way in which a call can fail: the code, its HTTP status and the title that a person may read. */
export const PROBLEMS = {
  malformed: { status: 400, title: 'The request could not be read' },
  'invalid-token': { status: 400, title: 'This link is no longer valid' },
  unauthenticated: { status: 401, title: 'Authentication Error' },
  'invalid-credentials': { status: 401, title: 'Login Failed' },
  'trial-ended': { status: 402, title: 'Your 14-day free trial has ended' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'onboarding-required': { status: 409, title: 'Your profile is not complete' },
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
}
