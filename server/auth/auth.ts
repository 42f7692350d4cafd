import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { SecurityEvent } from '../../contract/account.ts'
import { recordEvent } from '../account/security-store.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { accounts, sessions, users, verifications } from '../db/schema.ts'
import { defer } from '../defer.ts'
import { passwordChanged, reset, verification, welcome } from '../mail/letters.ts'
import type { Mail } from '../mail/mail.ts'
import { unsubscribeLink } from '../mail/unsubscribe-link.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { SESSION_IDLE_S } from './sessions.ts'

/** A reset link works for ten minutes: long enough to open a mail. @source asvs-5 */
export const RESET_LINK_S = 600
const VERIFICATION_LINK_S = 7 * 86_400

export type Auth = ReturnType<typeof createAuth>

/**
 * The kept library for the flows of sign-in, called by our own routes only: it has no address of its own,
 * sets no cookie that anyone reads, and its limits are ours.
 */
export function createAuth(parts: { db: Db; mail: Mail; config: Config; secret: string; now: () => Date }) {
  const { db, mail, config, secret, now } = parts
  const to = (user: { id: string; email: string }) => ({ userId: user.id, email: user.email })
  const record = (userId: string, event: SecurityEvent) =>
    db.asSystem((queries) => recordEvent(queries, userId, { event, at: now(), device: null }))
  const link = (type: string, token: string) =>
    `${config.appOrigin}/auth#type=${type}&token=${encodeURIComponent(token)}`
  return betterAuth({
    baseURL: config.appOrigin,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: { database: { generateId: 'uuid' }, ipAddress: { disableIpTracking: true } },
    database: drizzleAdapter(drizzle({ client: db.pool }), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    session: { expiresIn: SESSION_IDLE_S },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: ({ password, hash }) => verifyPassword(password, hash) },
      resetPasswordTokenExpiresIn: RESET_LINK_S,
      revokeSessionsOnPasswordReset: true,
      // The callbacks run inside the library's transaction: they may only defer.
      sendResetPassword: async ({ user, token }) => defer(() => mail.send(to(user), reset(link('recovery', token)))),
      onPasswordReset: async ({ user }) =>
        defer(async () => {
          await record(user.id, 'password-reset')
          await mail.send(to(user), passwordChanged(`${config.appOrigin}/auth`))
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_LINK_S,
      sendVerificationEmail: async ({ user, token }) =>
        defer(() => mail.send(to(user), verification(link('verify', token)))),
      afterEmailVerification: async (user) =>
        defer(async () => {
          await record(user.id, 'email-verified')
          const unsubscribe = unsubscribeLink(config.appOrigin, secret, user.id)
          const tips = (user as { tipsByMail?: boolean }).tipsByMail ?? true
          if (tips) await mail.send({ ...to(user), unsubscribe }, welcome(`${config.appOrigin}/dashboard`))
        }),
    },
  })
}
