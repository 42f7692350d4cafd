import { Hono } from 'hono'
import { SignedIn } from '../../contract/auth.ts'
import { PasskeyOptions, PasskeySignIn } from '../../contract/passkey.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { deviceOf, enter, originOf } from './entry.ts'
import { findPasskey, notePasskeyUse, saveChallenge, takeChallenge } from './passkey-store.ts'
import { recordEvent } from './security-store.ts'
import { openSession } from './sessions.ts'
import { CHALLENGE_MS, requestOptions, usedKey } from './webauthn.ts'

/** Mounted at /api/auth/passkey: a passkey is something one has and something one is or knows, so it asks no code. */
export function passkeySignInRoutes(context: AppContext) {
  const { config, db, limits, now, clientAddress } = context
  return new Hono<AppEnv>()
    .post(
      '/options',
      operation({
        summary: 'What the browser needs to ask for a passkey',
        answer: PasskeyOptions,
        problems: ['too-many-requests'],
        signedIn: false,
      }),
      async (c) => {
        await limits.count('passkey-options', clientAddress(c), clientAddress(c))
        const options = await requestOptions(config)
        const expiresAt = new Date(now().getTime() + CHALLENGE_MS)
        const { challenge } = options
        await db.asSystem((queries) =>
          saveChallenge(queries, 'passkey-sign-in', { challenge, userId: null, expiresAt }),
        )
        return c.json(options)
      },
    )
    .post(
      '/',
      operation({
        summary: 'Sign in with a passkey',
        answer: SignedIn,
        problems: [...BODY, 'invalid-credentials', 'too-many-requests'],
        signedIn: false,
      }),
      jsonBody(PasskeySignIn),
      async (c) => {
        const { credential } = c.req.valid('json')
        await limits.count('passkey', credential.id, clientAddress(c))
        const kept = await db.asSystem((queries) => findPasskey(queries, credential.id))
        if (!kept) {
          c.get('log').info({ event: 'sign-in-failed', origin: originOf(context, c) }, 'sign-in by passkey refused')
          throw refused()
        }
        const at = now()
        const take = (challenge: string) =>
          db.asSystem((queries) => takeChallenge(queries, 'passkey-sign-in', { challenge, userId: null, now: at }))
        const counter = await usedKey(config, { kept, credential, take })
        const { userId, id } = kept
        const isUsed =
          counter !== null && (await db.asSystem((queries) => notePasskeyUse(queries, { userId, id, counter, at })))
        if (!isUsed) {
          const device = deviceOf(c)
          await db.asSystem((queries) => recordEvent(queries, userId, { event: 'sign-in-failed', at, device }))
          const told = { event: 'sign-in-failed', user: userId, origin: originOf(context, c) }
          c.get('log').info(told, 'sign-in by passkey refused')
          throw refused()
        }
        await limits.forgive('passkey', credential.id)
        const userAgent = c.req.header('user-agent')?.slice(0, 300) ?? ''
        const token = await openSession(db.pool, { userId, shown: { passkeyId: id }, userAgent, now: at })
        c.get('log').info({ event: 'sign-in', user: userId }, 'signed in by passkey')
        const user = { id: userId, email: kept.email }
        return c.json(await enter(context, c, { token, user, event: 'sign-in-passkey' }))
      },
    )
}

function refused(): Problem {
  return new Problem('invalid-credentials', { code: 'passkey-unknown' })
}
