import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { JobOutcome, QueueName } from '../jobs/queues.ts'

/** What one process did, counted for whoever watches it; no label ever names a person. */
export type Metrics = {
  readonly request: (line: { method: string; route: string; status: number }, seconds: number) => void
  /** A plan that the engine made. */
  readonly plan: (seconds: number) => void
  /** A job that was done, failed and will be tried again, or was given up. */
  readonly job: (queue: QueueName, outcome: JobOutcome) => void
  /** An event of the payment service that was taken. */
  readonly moneyEvent: (type: string) => void
  /** Adds what is read only when somebody asks, such as the state of a pool. */
  readonly readAtScrape: (gauges: readonly ScrapedGauge[]) => void
  readonly registry: Registry
}

/** A figure that is read when somebody asks for it: each value with its labels. */
export type ScrapedGauge = {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
  readonly read: () => Promise<readonly Reading[]> | readonly Reading[]
}

export type Reading = { readonly value: number; readonly labels?: Readonly<Record<string, string>> }

// From a stored answer of two milliseconds to the limit of twenty seconds.
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20]
const PLAN_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5]

/** The counters of one server, each beginning at nought. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'fulcrum_http_request_seconds',
    help: 'Time to answer, by method, pattern of the route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const plans = new Histogram({
    name: 'fulcrum_plan_seconds',
    help: 'Time the engine took for a plan',
    buckets: PLAN_SECONDS,
    registers,
  })
  const jobs = new Counter({
    name: 'fulcrum_jobs_total',
    help: 'Jobs by queue and outcome; mails are the queue "mail"',
    labelNames: ['queue', 'outcome'],
    registers,
  })
  const money = new Counter({
    name: 'fulcrum_money_events_total',
    help: 'Events of the payment service that were taken, by type',
    labelNames: ['type'],
    registers,
  })
  return {
    request: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    plan: (seconds) => plans.observe(seconds),
    job: (queue, outcome) => jobs.inc({ queue, outcome }),
    moneyEvent: (type) => money.inc({ type }),
    readAtScrape: (gauges) => {
      for (const gauge of gauges) scraped(gauge, registry)
    },
    registry,
  }
}

function scraped({ name, help, labels = [], read }: ScrapedGauge, registry: Registry): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      this.reset()
      for (const { value, labels: of } of await read()) this.set(of ?? {}, value)
    },
  })
}
