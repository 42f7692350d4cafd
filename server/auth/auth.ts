import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { accounts, sessions, users, verifications } from '../db/schema.ts'
import type { Mail } from '../mail/mail.ts'
import { resetMail, verificationMail } from '../mail/templates.ts'
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
export function createAuth(parts: { db: Db; mail: Mail; config: Config; secret: string }) {
  const { db, mail, config, secret } = parts
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
      // Both callbacks run inside the library's transaction: they may only put a mail in the queue.
      sendResetPassword: async ({ user, token }) =>
        mail.enqueue(resetMail(user.email, link('recovery', token), config)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_LINK_S,
      sendVerificationEmail: async ({ user, token }) =>
        mail.enqueue(verificationMail(user.email, link('verify', token), config)),
    },
  })
}
