import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { PaymentService } from './billing.ts'

/** What billing needs of the app. */
export type BillingParts = {
  readonly db: Db
  readonly mail: Mail
  readonly jobs: Jobs
  readonly config: Config
  readonly now: () => Date
  readonly log: Logger
  readonly metrics: Metrics
  readonly service: PaymentService
}
