/** How a kind of job is kept and tried; the code of each is registered by its feature. */
type QueueRules = {
  /** When it runs by itself, as cron in UTC; left out where only our code sends it. */
  readonly cron?: string
  readonly retryLimit: number
  /** [s] before the first retry; doubled for each further one up to `retryDelayMax`. */
  readonly retryDelay: number
  readonly retryDelayMax?: number
  /** [s] after which a job that does not answer counts as failed. */
  readonly expireInSeconds: number
  /** [s] without a sign of life after which the job's server counts as dead, and another does it. */
  readonly heartbeatSeconds?: number
}

/** Every kind of job there is. */
export const QUEUES = {
  // Tried for about four hours: a mail server may be down for one.
  mail: { retryLimit: 20, retryDelay: 2, retryDelayMax: 1_800, expireInSeconds: 120, heartbeatSeconds: 15 },
  notices: { cron: '*/10 * * * *', retryLimit: 3, retryDelay: 10, expireInSeconds: 300 },
  // What is due is written down: a look that came to nothing is made good by the next.
  reminders: { cron: '* * * * *', retryLimit: 0, retryDelay: 10, expireInSeconds: 280 },
  // A push service that is away for an hour; what lapses meanwhile is dropped.
  push: { retryLimit: 8, retryDelay: 15, retryDelayMax: 900, expireInSeconds: 60 },
  follow: { cron: '* * * * *', retryLimit: 0, retryDelay: 10, expireInSeconds: 280 },
  'own-calendars': { cron: '* * * * *', retryLimit: 0, retryDelay: 10, expireInSeconds: 280 },
  bridges: { cron: '*/5 * * * *', retryLimit: 0, retryDelay: 10, expireInSeconds: 280 },
  'busy-calendars': { cron: '* * * * *', retryLimit: 0, retryDelay: 10, expireInSeconds: 280 },
  reconcile: { cron: '*/5 * * * *', retryLimit: 0, retryDelay: 10, expireInSeconds: 280 },
  'reconcile-share': { retryLimit: 0, retryDelay: 10, expireInSeconds: 280 },
  'sync-customer': { retryLimit: 12, retryDelay: 2, retryDelayMax: 3_600, expireInSeconds: 60 },
  'charge-given-back': { retryLimit: 12, retryDelay: 2, retryDelayMax: 3_600, expireInSeconds: 60 },
  'sandbox-delivery': { retryLimit: 12, retryDelay: 1, retryDelayMax: 3_600, expireInSeconds: 60 },
  'customer-email': { retryLimit: 12, retryDelay: 10, retryDelayMax: 3_600, expireInSeconds: 60 },
  'forget-customer': { retryLimit: 20, retryDelay: 60, retryDelayMax: 21_600, expireInSeconds: 60 },
  erasure: { cron: '17 * * * *', retryLimit: 5, retryDelay: 60, expireInSeconds: 900 },
  retention: { cron: '37 2 * * *', retryLimit: 5, retryDelay: 60, expireInSeconds: 900 },
  // A diary of ten years takes a minute.
  export: { retryLimit: 2, retryDelay: 10, expireInSeconds: 900 },
  'store-copy': { retryLimit: 6, retryDelay: 60, retryDelayMax: 3_600, expireInSeconds: 3_600 },
  maintenance: { cron: '7 3 * * *', retryLimit: 1, retryDelay: 600, expireInSeconds: 3_600 },
} as const satisfies Record<string, QueueRules>

export type QueueName = keyof typeof QUEUES

export type JobOutcome = 'done' | 'failed' | 'given-up'

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

/** The rules of one kind of job. */
export function rulesOf(name: QueueName): QueueRules {
  return QUEUES[name]
}

/** [s] a finished job's row is kept, and so whatever it says. */
export const FINISHED_KEPT_S = 7 * 86_400
