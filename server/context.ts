import type { Logger } from 'pino'
import type { Auth } from './auth/auth.ts'
import type { Limits } from './auth/limits.ts'
import type { Billing } from './billing/billing.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open.ts'
import type { Mail } from './mail/mail.ts'

/** Words by a language model; none is configured. */
export type Coach = never

/** Everything the app reaches outside itself, so that tests give it a clock and adapters of their own. */
export type AppContext = {
  readonly config: Config
  readonly db: Db
  readonly now: () => Date
  readonly mail: Mail
  readonly billing: Billing | null
  readonly coach: Coach | null
  readonly log: Logger
  readonly auth: Auth
  readonly limits: Limits
}
