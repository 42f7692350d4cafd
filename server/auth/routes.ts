import { getConnInfo } from '@hono/node-server/conninfo'
import { isAPIError } from 'better-auth/api'
import { type Context, Hono } from 'hono'
import { Credentials, Reset, ResetRequest, SessionInfo, SignedIn, Verification } from '../../contract/auth.ts'
import { MESSAGES } from '../../contract/messages.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { requireUser } from '../http/require-user.ts'
import { Problem } from '../problem.ts'
import { isCommonPassword } from './common-passwords.ts'
import { endSession, findSession, sealSession } from './sessions.ts'

/** A reset request takes at least this long, so that its time does not tell whether the account exists. */
const RESET_FLOOR_MS = 400

/** Mounted at /api/auth. */
export function authRoutes(context: AppContext) {
  const { auth, db, limits, now } = context
  return new Hono<AppEnv>()
    .post(
      '/sign-up',
      operation({
        summary: 'Create an account and sign in',
        answer: SignedIn,
        problems: ['malformed', 'invalid-input', 'account-exists', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(Credentials),
      async (c) => {
        const { email, password } = c.req.valid('json')
        await limits.count('sign-up', email, addressOf(c))
        refuseCommon(password)
        const signUp = auth.api.signUpEmail({ body: { email, password, name: '' }, headers: clientHeaders(c) })
        const { token, user } = await signUp.catch(async (error) => rethrow(await clashOr(error, email)))
        c.get('log').info({ event: 'sign-up', user: user.id }, 'signed up')
        return c.json(await opened(token, user.id))
      },
    )
    .post(
      '/sign-in',
      operation({
        summary: 'Sign in',
        answer: SignedIn,
        problems: ['malformed', 'invalid-credentials', 'invalid-input', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(Credentials),
      async (c) => {
        const { email, password } = c.req.valid('json')
        await limits.count('sign-in', email, addressOf(c))
        const signIn = auth.api.signInEmail({ body: { email, password }, headers: clientHeaders(c) })
        const { token, user } = await signIn.catch(rethrow)
        await limits.forgive('sign-in', email)
        c.get('log').info({ event: 'sign-in', user: user.id }, 'signed in')
        return c.json(await opened(token, user.id))
      },
    )
    .post('/sign-out', operation({ summary: 'End this session' }), requireUser(context), async (c) => {
      await endSession(db.pool, c.get('user').sessionId)
      c.get('log').info({ event: 'sign-out', user: c.get('user').id }, 'signed out')
      return c.body(null, 204)
    })
    .get('/session', operation({ summary: 'Who is signed in', answer: SessionInfo }), requireUser(context), (c) => {
      const { id, email, emailVerified, onboardingCompleted, expiresAt } = c.get('user')
      return c.json({
        user: { id, email, email_verified: emailVerified },
        onboarding_completed: onboardingCompleted,
        expires_at: expiresAt.toISOString(),
      } satisfies SessionInfo)
    })
    .post(
      '/request-reset',
      operation({
        summary: 'Ask for a mail with a reset link',
        problems: ['malformed', 'invalid-input', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(ResetRequest),
      async (c) => {
        const { email } = c.req.valid('json')
        await limits.count('reset', email, addressOf(c))
        const floor = new Promise((resolve) => setTimeout(resolve, RESET_FLOOR_MS))
        await Promise.all([auth.api.requestPasswordReset({ body: { email } }), floor])
        return c.body(null, 204)
      },
    )
    .post(
      '/reset',
      operation({
        summary: 'Set a new password by a reset link; ends every session',
        problems: ['malformed', 'invalid-token', 'invalid-input', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(Reset),
      async (c) => {
        const { token, password } = c.req.valid('json')
        await limits.count('use-link', token, addressOf(c))
        refuseCommon(password)
        await auth.api.resetPassword({ body: { token, newPassword: password } }).catch(rethrow)
        c.get('log').info({ event: 'password-reset' }, 'password reset')
        return c.body(null, 204)
      },
    )
    .post(
      '/verify-email',
      operation({
        summary: 'Confirm an e-mail address by the link of the mail',
        problems: ['malformed', 'invalid-token', 'invalid-input', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(Verification),
      async (c) => {
        const { token } = c.req.valid('json')
        await limits.count('use-link', token, addressOf(c))
        await auth.api.verifyEmail({ query: { token } }).catch(rethrow)
        return c.body(null, 204)
      },
    )

  // The slower of two equal sign-ups fails at the table, which the library reports as a failure of any kind.
  async function clashOr(error: unknown, email: string): Promise<unknown> {
    if (!isAPIError(error) || error.body?.code !== 'FAILED_TO_CREATE_USER') return error
    const { rowCount } = await db.pool.query('select 1 from users where email = $1', [email])
    return rowCount ? accountExists() : error
  }

  /** Seals a new session and tells the client where to go on. */
  async function opened(token: string | null, userId: string): Promise<SignedIn> {
    if (!token) throw new Error('sign-in gave no session')
    await sealSession(db.pool, token)
    const session = await findSession(db.pool, token, now())
    if (!session) throw new Error('the new session cannot be found')
    return {
      token,
      user: { id: userId, email: session.email },
      onboarding_completed: session.onboardingCompleted,
    }
  }
}

function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw new Problem('invalid-input', MESSAGES.passwordCommon)
}

// The socket's address: a header could be anyone's invention.
function addressOf(c: Context): string {
  return getConnInfo(c).remote.address ?? 'unknown'
}

// Only what a list of sessions shows later; no cookie and no forwarded address reaches the library.
function clientHeaders(c: Context): Headers {
  return new Headers({ 'user-agent': c.req.header('user-agent')?.slice(0, 300) ?? '' })
}

const LIBRARY_PROBLEMS: Record<string, () => Problem> = {
  INVALID_EMAIL_OR_PASSWORD: () => new Problem('invalid-credentials', 'Invalid login credentials'),
  USER_ALREADY_EXISTS: accountExists,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: accountExists,
  INVALID_TOKEN: () => new Problem('invalid-token'),
  TOKEN_EXPIRED: () => new Problem('invalid-token'),
  USER_NOT_FOUND: () => new Problem('invalid-token'),
}

function accountExists(): Problem {
  return new Problem('account-exists', 'This email is already registered. Please login instead.')
}

function rethrow(error: unknown): never {
  const code = isAPIError(error) ? error.body?.code : undefined
  throw LIBRARY_PROBLEMS[code ?? '']?.() ?? error
}
