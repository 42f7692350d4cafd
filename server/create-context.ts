import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createAuth } from './auth/auth.ts'
import { createLimits } from './auth/limits.ts'
import { type Config, StartError } from './config.ts'
import type { AppContext } from './context.ts'
import { migrateDb } from './db/migrate.ts'
import { type Db, openDb } from './db/open.ts'
import { createMail, type Mail } from './mail/mail.ts'
import { outboxTransport, smtpTransport } from './mail/transports.ts'

/** The real parts of a running server, and the way to put them away. */
export async function createContext(
  config: Config,
  log: Logger,
): Promise<{ context: AppContext; close: () => Promise<void> }> {
  const db = await openDb(config)
  try {
    await migrateDb(db.pool)
  } catch (cause) {
    await db.close()
    throw config.databaseUrl ? unreachable(cause) : cause
  }
  const mail = createMail(transportFor(config, log), log)
  const context = await assembleContext({ config, db, mail, log, now: () => new Date() })
  const close = async () => {
    await mail.flush()
    await db.close()
  }
  return { context, close }
}

/** Builds a context from parts that a server or a test chose. */
export async function assembleContext(parts: {
  config: Config
  db: Db
  mail: Mail
  log: Logger
  now: () => Date
}): Promise<AppContext> {
  const { config, db, mail } = parts
  const auth = createAuth({ db, mail, config, secret: await installationSecret(db.pool) })
  return { ...parts, auth, limits: createLimits(db.pool), billing: null, coach: null }
}

function transportFor(config: Config, log: Logger) {
  if (config.smtpUrl) return smtpTransport(config.smtpUrl, config.mailFrom)
  return outboxTransport(join(config.dataDir, 'outbox'), config.mailFrom, (file, text) => {
    // A laptop has no mailbox: the link is all its person needs. On a real host it would be a secret in a log.
    log.info({ file, ...(config.production ? {} : { link: /https?:\S+/.exec(text)?.[0] }) }, 'mail written')
  })
}

/** The secret that signs verification links: made once, shared by all servers of one database. */
async function installationSecret(pool: Pool): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  await pool.query(`insert into installation (key, value) values ('auth-secret', $1) on conflict do nothing`, [fresh])
  const { rows } = await pool.query<{ value: string }>(`select value from installation where key = 'auth-secret'`)
  return rows[0]!.value
}

function unreachable(cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return new StartError(
    `DATABASE_URL: the database cannot be reached or migrated${code}. Check that it runs, and the name and password.`,
    { cause },
  )
}
