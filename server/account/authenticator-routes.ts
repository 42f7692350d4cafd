import { Hono } from 'hono'
import {
  AuthenticatorCode,
  AuthenticatorRemoval,
  AuthenticatorStart,
  PasswordAgain,
  RecoveryCodes,
} from '../../contract/account.ts'
import { removeAuthenticator } from '../auth/authenticator-store.ts'
import { deviceOf } from '../auth/entry.ts'
import { holdProof, holdSession } from '../auth/proof-store.ts'
import { recordEvent } from '../auth/security-store.ts'
import { totpUri } from '../auth/totp.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { requireConfirmed, requirePassword, requireProof } from './password.ts'

/** Mounted at /api/account/authenticator, behind requireUser. */
export function authenticatorRoutes(context: AppContext) {
  const { config, db, now, limits, mail, secondFactor, clientAddress } = context
  const page = `${config.appOrigin}/account`
  return new Hono<AppEnv>()
    .post(
      '/',
      operation({
        summary: 'Begin to use an authenticator app',
        answer: AuthenticatorStart,
        problems: [...BODY, 'wrong-password', 'email-unverified', 'second-factor-exists'],
      }),
      jsonBody(PasswordAgain),
      async (c) => {
        const user = c.get('user')
        const { id, email } = user
        const { password } = c.req.valid('json')
        requireConfirmed(user)
        const proof = await requirePassword(context, { user, password, address: clientAddress(c) })
        const secret = await db.asSystem(async (queries) => {
          await holdProof(queries, proof)
          return secondFactor.begin(queries, id)
        })
        return c.json({ secret, uri: totpUri(secret, email) })
      },
    )
    .put(
      '/',
      operation({
        summary: 'Confirm the app by its first code; sign-in asks for codes from here on',
        answer: RecoveryCodes,
        problems: [...BODY, 'wrong-code'],
      }),
      jsonBody(AuthenticatorCode),
      async (c) => {
        const { id, email, sessionId } = c.get('user')
        await limits.count('confirm', id, clientAddress(c))
        const codes = await db.asSystem(async (queries) => {
          await holdSession(queries, { userId: id, sessionId })
          const made = await secondFactor.confirm(queries, id, { code: c.req.valid('json').code, at: now() })
          await recordEvent(queries, id, { event: 'second-factor-on', at: now(), device: deviceOf(c) })
          await mail.send({ userId: id, email }, { code: 'authenticator-changed', isOn: true, href: page }, queries)
          return made
        })
        return c.json({ recovery_codes: codes })
      },
    )
    .post(
      '/removal',
      operation({
        summary: 'Stop using the authenticator app',
        problems: [...BODY, 'wrong-password', 'wrong-code'],
      }),
      jsonBody(AuthenticatorRemoval),
      async (c) => {
        const user = c.get('user')
        const { id, email } = user
        const proof = await requireProof(context, { user, address: clientAddress(c), ...c.req.valid('json') })
        await db.asSystem(async (queries) => {
          await holdProof(queries, proof)
          if (!(await removeAuthenticator(queries, id))) return
          await recordEvent(queries, id, { event: 'second-factor-off', at: now(), device: deviceOf(c) })
          await mail.send({ userId: id, email }, { code: 'authenticator-changed', isOn: false, href: page }, queries)
        })
        return c.body(null, 204)
      },
    )
}
