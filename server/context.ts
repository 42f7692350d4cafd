import type { Logger } from 'pino'
import type { Auth } from './auth/auth.ts'
import type { KeyBox } from './auth/key-box.ts'
import type { Limits } from './auth/limits.ts'
import type { SecondFactor } from './auth/second-factor.ts'
import type { Billing } from './billing/billing.ts'
import type { Sandbox } from './billing/sandbox/sandbox.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { EnginePool } from './engine-pool/pool.ts'
import type { Budgets } from './http/budgets.ts'
import type { ClientAddress } from './http/client-address.ts'
import type { LoopLag } from './http/load-shedding.ts'
import type { LogName } from './http/log-name.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Mail } from './mail/mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Coach } from './model/coach.ts'
import type { Outside } from './outside/outside.ts'
import type { VapidKeys } from './push/vapid.ts'

/** Everything the app reaches outside itself, so that tests give it a clock and adapters of their own. */
export type AppContext = {
  readonly config: Config
  readonly db: Db
  readonly now: () => Date
  /** The instant as it is, also where a sandbox moved the product's clock. */
  readonly realNow: () => Date
  readonly jobs: Jobs
  readonly mail: Mail
  readonly billing: Billing
  /** Asks addresses that people gave. */
  readonly outside: Outside
  /** The payment service of our own, where no real one is set up. */
  readonly sandbox: Sandbox | null
  /** The language model with its manners; null where none is set up. */
  readonly coach: Coach | null
  readonly log: Logger
  readonly metrics: Metrics
  readonly lifecycle: Lifecycle
  readonly auth: Auth
  /** Makes plans, beside the requests. */
  readonly engine: EnginePool
  /** How far this process is behind with its requests. */
  readonly lag: LoopLag
  readonly secondFactor: SecondFactor
  readonly limits: Limits
  /** What one person may ask for in a minute. */
  readonly budgets: Budgets
  readonly clientAddress: ClientAddress
  /** What stands in the log for addresses and origins. */
  readonly logName: LogName
  /** Seals what must be readable again and by nobody who has the database alone. */
  readonly keys: KeyBox
  /** By which push services know this installation. */
  readonly vapid: VapidKeys
  /** Signs what we mail or keep under a name of our own. */
  readonly secret: string
}
