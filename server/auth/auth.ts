import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { accounts, sessions, users, verifications } from '../db/schema.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

export type Auth = ReturnType<typeof createAuth>

/**
 * The kept library for setting a new password by a link, called by our own routes only: it has no address of its own,
 * sets no cookie that anyone reads, mails nothing, and its limits are ours.
 */
export function createAuth({ db, config, secret }: { db: Db; config: Config; secret: string }) {
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
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: ({ password, hash }) => verifyPassword(password, hash) },
      revokeSessionsOnPasswordReset: true,
    },
  })
}
