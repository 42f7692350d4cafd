import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { sure } from '../engine/sure.ts'
import { createAuth } from './auth/auth.ts'
import { keyBox } from './auth/key-box.ts'
import { createLimits } from './auth/limits.ts'
import { resealAuthenticators } from './auth/reseal.ts'
import { createSecondFactor } from './auth/second-factor.ts'
import { createBilling } from './billing/create-billing.ts'
import { createSandbox } from './billing/sandbox/sandbox.ts'
import { stripeService } from './billing/stripe-service.ts'
import { carryAllTrials } from './billing/trial-store.ts'
import { resealBridges } from './bridge/bridge.ts'
import { resealBusyCalendars } from './busy-calendars/refresh.ts'
import { resealCalendars } from './calendar/addresses.ts'
import { type Clock, movableClock, realClock } from './clock.ts'
import { type Config, StartError } from './config.ts'
import type { AppContext } from './context.ts'
import { writableDataDir } from './db/data-dir-lock.ts'
import { type Db, openDb } from './db/open.ts'
import { createEnginePool, type EnginePool } from './engine-pool/pool.ts'
import { createBudgets, NO_BUDGETS } from './http/budgets.ts'
import { clientAddress } from './http/client-address.ts'
import { type LoopLag, NO_LAG, watchLoopLag } from './http/load-shedding.ts'
import { logNames } from './http/log-name.ts'
import { type Jobs, openJobs } from './jobs/jobs.ts'
import { createLifecycle } from './lifecycle.ts'
import { handedByProcess } from './mail/handed-by-process.ts'
import { notesOfMail } from './mail/handed-over.ts'
import { createMail, type Transport } from './mail/mail.ts'
import { outboxTransport } from './mail/transports.ts'
import { gaugesOf } from './metrics/gauges.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { migrateDb } from './migrate.ts'
import { createCoach } from './model/coach.ts'
import { openModel } from './model/model.ts'
import { openOutside } from './outside/outside.ts'
import { resealOwnCalendars } from './own-calendar/own-calendar.ts'
import { resealDevices } from './push/devices.ts'
import { vapidKeys } from './push/vapid.ts'
import { registerJobs } from './register-jobs.ts'
import { resealWebhooks } from './webhooks/webhooks.ts'

/** The real parts of a running server, and the way to put them away. */
export async function createContext(
  config: Config,
  log: Logger,
): Promise<{ context: AppContext; close: () => Promise<void> }> {
  // PostgreSQL or not: erasures and mails are noted there.
  writableDataDir(config.dataDir)
  const db = await openDb(config)
  let setting = config.databaseAdminUrl ? 'DATABASE_ADMIN_URL' : 'DATABASE_URL'
  try {
    await migrateDb(db)
    setting = 'DATABASE_URL'
    await db.ping()
  } catch (cause) {
    await db.close()
    throw config.databaseUrl ? unreachable(setting, cause) : cause
  }
  const metrics = createMetrics()
  const jobs = await openJobs(db.jobsPool, log, { scheduled: true, watch: metrics.job })
  const transport = transportFor(config, log)
  const clock = config.stripe ? { ...realClock, stop: () => {} } : await movableClock(db.pool)
  const lag = watchLoopLag()
  const context = await assembleContext({ config, db, jobs, transport, log, clock, metrics, lag })
  context.engine.warm()
  await db.overMany(carryAllTrials)
  const close = async () => {
    clock.stop()
    lag.stop()
    await context.engine.stop()
    await jobs.stop()
    // What was promised a moment ago still goes out; what does not waits in the database.
    await context.mail.flush().catch(() => {})
    await db.close()
  }
  return { context, close }
}

/** Builds a context from parts that a server or a test chose. */
export async function assembleContext(parts: {
  config: Config
  db: Db
  jobs: Jobs
  transport: Transport
  log: Logger
  clock: Clock
  metrics: Metrics
  lag?: LoopLag
  engine?: (charge: (userId: string) => void) => EnginePool
}): Promise<AppContext> {
  const { config, db, jobs, transport, log, clock, metrics, lag = NO_LAG } = parts
  const { engine = (charge) => createEnginePool({ charge }) } = parts
  const { now } = clock
  const secret = await installationSecret(db.pool)
  const mail = createMail({ db, jobs, transport, handedOver: notesOfMail(config.dataDir), sender: config, log, now })
  const keys = keyBox([...config.secretKeys, secret])
  await resealAuthenticators({ db, keys, log })
  await resealCalendars({ db, keys, log })
  await resealBridges({ db, keys, log })
  await resealBusyCalendars({ db, keys, log })
  await resealDevices({ db, keys, log })
  await resealOwnCalendars({ db, keys, log })
  await resealWebhooks({ db, keys, log })
  const vapid = await vapidKeys({ pool: db.pool, keys, log })
  const auth = createAuth({ db, config, secret })
  const sandbox = config.stripe ? null : createSandbox({ db, clock, jobs, secret, origin: config.appOrigin })
  const service = config.stripe ? stripeService(config.stripe) : sure(sandbox).service
  const billing = createBilling({ db, mail, jobs, config, now, log, metrics, service })
  sandbox?.deliverTo(billing.handleEvent)
  const budgets = config.personLimits ? createBudgets(config.databaseUrl ? db.pool : null) : NO_BUDGETS
  const context: AppContext = {
    config,
    db,
    jobs,
    mail,
    auth,
    keys,
    vapid,
    secret,
    log,
    metrics,
    lifecycle: createLifecycle(),
    // Whatever makes the engine plan, and whyever: it is paid for here, and nowhere else.
    engine: engine((userId) => budgets.spend('plan', userId)),
    lag,
    now,
    realNow: clock.real,
    outside: openOutside(config),
    budgets,
    secondFactor: createSecondFactor(keys),
    limits: createLimits(db.pool),
    logName: logNames(config.secretKeys[0] ?? secret),
    clientAddress: clientAddress(config.trustedProxies),
    billing,
    sandbox,
    coach: config.model && createCoach({ db, now, log, model: await openModel(config.model) }),
  }
  registerJobs(context)
  metrics.readAtScrape(gaugesOf(context))
  return context
}

function transportFor(config: Config, log: Logger) {
  if (config.smtpUrl)
    return handedByProcess({ smtpUrl: config.smtpUrl, from: config.mailFrom, directory: config.dataDir })
  return outboxTransport(join(config.dataDir, 'outbox'), config.mailFrom, (file, text) => {
    // A laptop has no mailbox: the link is all its person needs. Anywhere else it would be a secret in a log.
    log.info({ file, ...(config.development ? { link: /https?:\S+/.exec(text)?.[0] } : {}) }, 'mail written')
  })
}

/** The secret that signs verification links: made once, shared by all servers of one database. */
async function installationSecret(pool: Pool): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  await pool.query(`insert into installation (key, value) values ('auth-secret', $1) on conflict do nothing`, [fresh])
  const { rows } = await pool.query<{ value: string }>(`select value from installation where key = 'auth-secret'`)
  return sure(rows[0]).value
}

function unreachable(setting: string, cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return new StartError(
    `${setting}: the database cannot be reached or migrated${code}. Check that it runs, and the name and password.`,
    { cause },
  )
}
