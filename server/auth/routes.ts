import { type Context, Hono } from 'hono'
import type { SecurityEvent } from '../../contract/account.ts'
import { Credentials, Reset, ResetRequest, SessionInfo, SignedIn, SignIn, Verification } from '../../contract/auth.ts'
import { languageFor } from '../../words/speech.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { addressShares } from '../http/address-shares.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { Problem } from '../problem.ts'
import { getEmail } from './account-store.ts'
import { refuseCommon } from './common-passwords.ts'
import { join, whoHas } from './credentials.ts'
import { deviceOf, enter, originOf, signedInBy } from './entry.ts'
import { isKnownDevice, rememberDevice } from './known-device.ts'
import { rethrow } from './library-problem.ts'
import { confirmByLink, mailReset } from './mailed-links.ts'
import { confirmAddress, dropKeys, endLoose } from './recovery-store.ts'
import { requireUser } from './require-user.ts'
import { recordEvent, recordEventFor } from './security-store.ts'
import { endSession, openSession } from './sessions.ts'

/** A reset request takes at least this long, so that its time does not tell whether the account exists. */
const RESET_FLOOR_MS = 400

/** Mounted at /api/auth. */
export function authRoutes(context: AppContext) {
  const { auth, config, db, limits, logName, mail, now, secondFactor, clientAddress } = context
  return new Hono<AppEnv>()
    .post(
      '/sign-up',
      operation({
        summary: 'Create an account and sign in',
        answer: SignedIn,
        problems: [...BODY, 'account-exists', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(Credentials),
      async (c) => {
        const { email, password } = c.req.valid('json')
        const mailbox = mailboxOf(email)
        await limits.count('sign-up', mailbox, clientAddress(c))
        await limits.count('sign-up-day', mailbox, clientAddress(c))
        refuseCommon(password)
        const language = languageFor(c.req.header('accept-language'))
        const from = { language, userAgent: userAgentOf(c), device: deviceOf(c) }
        const { id, token } = await join(context, { email, password }, from)
        c.get('log').info({ event: 'sign-up', user: id }, 'signed up')
        return c.json(await signedInBy(context, token))
      },
    )
    .post(
      '/sign-in',
      operation({
        summary: 'Sign in',
        answer: SignedIn,
        problems: [...BODY, 'invalid-credentials', 'second-factor-required', 'wrong-code', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(SignIn),
      async (c) => {
        const { email, password, code } = c.req.valid('json')
        const attempt = attemptOf(email, c)
        const isKnown = isKnownDevice(c, context, email, now())
        // What others do behind the same line is not counted against a device that was signed in before.
        await limits.count('sign-in', attempt, isKnown ? null : clientAddress(c))
        const isFree = isKnown || (await hasRecovery(email, code))
        if (!isFree) await limits.count('sign-in-anywhere', email, clientAddress(c))
        const user = await whoHas(context, { email, password })
        if (!user) {
          await refused(email, c)
          throw new Problem('invalid-credentials', { code: 'login-wrong' })
        }
        await db
          .asSystem((queries) => secondFactor.require(queries, user.id, code))
          .catch(async (refusal) => {
            if (code) await refused(email, c)
            throw refusal
          })
        const token = await openSession(db.pool, sessionFor(user, c))
        await limits.forgive('sign-in', attempt)
        if (!isFree) await limits.forgive('sign-in-anywhere', email)
        rememberDevice(c, { secret: context.secret, appOrigin: config.appOrigin }, email, now())
        c.get('log').info({ event: 'sign-in', user: user.id }, 'signed in')
        return c.json(await enter(context, c, { token, user, event: 'sign-in' }))
      },
    )
    .post('/sign-out', operation({ summary: 'End this session' }), requireUser(context), async (c) => {
      await endSession(db.pool, c.get('user').sessionId)
      await record(c.get('user').email, c, 'sign-out')
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
        problems: [...BODY, 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(ResetRequest),
      async (c) => {
        const { email } = c.req.valid('json')
        await limits.count('reset', attemptOf(email, c), clientAddress(c))
        await limits.count('reset-anywhere', mailboxOf(email), clientAddress(c))
        const floor = new Promise((resolve) => setTimeout(resolve, RESET_FLOOR_MS))
        await Promise.all([mailReset(context, email), floor])
        return c.body(null, 204)
      },
    )
    .post(
      '/reset',
      operation({
        summary: 'Set a new password by a reset link; ends every session',
        problems: [...BODY, 'invalid-token', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(Reset),
      async (c) => {
        const { token, password, drop_keys } = c.req.valid('json')
        await limits.count('use-link', token, clientAddress(c))
        refuseCommon(password)
        const body = { token, newPassword: password }
        const { internalAdapter } = await auth.$context
        const asked = await internalAdapter.findVerificationValue(`reset-password:${token}`)
        await auth.api.resetPassword({ body }).catch(rethrow)
        if (asked) {
          const email = await recover(asked.value, drop_keys)
          // Whoever reads the owner's mail is not held up by the failures of strangers, here and now.
          await limits.forgive('sign-in', attemptOf(email, c))
          await limits.forgive('sign-in-anywhere', email)
          rememberDevice(c, { secret: context.secret, appOrigin: config.appOrigin }, email, now())
        }
        c.get('log').info({ event: 'password-reset' }, 'password reset')
        return c.body(null, 204)
      },
    )
    .post(
      '/verify-email',
      operation({
        summary: 'Confirm an e-mail address by the link of the mail',
        problems: [...BODY, 'invalid-token', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(Verification),
      async (c) => {
        const { token } = c.req.valid('json')
        await limits.count('use-link', token, clientAddress(c))
        await confirmByLink(context, token)
        return c.body(null, 204)
      },
    )

  function hasRecovery(email: string, code: string | undefined): Promise<boolean> {
    return db.asSystem((queries) => secondFactor.hasRecovery(queries, email, code))
  }

  /** An account and an origin together: what a stranger does elsewhere is not counted as the owner's. */
  function attemptOf(email: string, c: Context): string {
    return `${email} ${addressShares(clientAddress(c))[0]}`
  }

  // Whoever could read the mail is the owner: what somebody else began or added under the address goes.
  async function recover(userId: string, dropsKeys: boolean): Promise<string> {
    return db.asSystem(async (queries) => {
      await endLoose(queries, userId)
      const isNews = await confirmAddress(queries, userId)
      if ((isNews || dropsKeys) && (await dropKeys(queries, userId)))
        await recordEvent(queries, userId, { event: 'keys-dropped', at: now(), device: null })
      await recordEvent(queries, userId, { event: 'password-reset', at: now(), device: null })
      const letter = { code: 'password-changed', href: `${config.appOrigin}/auth` } as const
      const email = await getEmail(queries, userId)
      await mail.send({ userId, email }, letter, queries)
      return email
    })
  }

  function sessionFor({ id, passwordHash }: { id: string; passwordHash: string }, c: Context) {
    return { userId: id, shown: { passwordHash }, userAgent: userAgentOf(c), now: now() }
  }

  async function refused(email: string, c: Context): Promise<void> {
    await record(email, c, 'sign-in-failed')
    const [address, origin] = [logName('address', email), originOf(context, c)]
    c.get('log').info({ event: 'sign-in-failed', address, origin }, 'sign-in refused')
  }

  async function record(email: string, c: Context, event: SecurityEvent): Promise<void> {
    const happened = { event, at: now(), device: deviceOf(c) }
    await db.asSystem((queries) => recordEventFor(queries, email, happened))
  }
}

// Only what a list of sessions shows later.
function userAgentOf(c: Context): string {
  return c.req.header('user-agent')?.slice(0, 300) ?? ''
}
