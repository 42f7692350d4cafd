import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { sure } from '../../engine/sure.ts'
import { clientOf } from '../db/client-of.ts'
import type { Queries } from '../db/open.ts'
import { onClient, onPool, pgBoss } from './pg-boss.ts'
import { type JobOutcome, QUEUE_NAMES, type QueueName, rulesOf } from './queues.ts'

/** [s] between two looks for work that our code sends; a job sent by this process wakes its worker at once. */
const POLL_S = 2
/** [s] between two looks for work that comes by the hour. */
const POLL_CRON_S = 15
const STOP_MAX_MS = 5_000

const DUE = `select name as queue, count(*)::int as count, extract(epoch from now() - min(start_after))::float8 as "oldestS"
  from pgboss.job where state < 'active' and start_after <= now() group by name`

export type Job = { readonly id: string; readonly data: object; readonly createdAt: Date; readonly isLastTry: boolean }

/** Does one job; throws to have it tried again. */
export type Handler = (job: Job) => Promise<void>

export type Jobs = {
  /** Says what a kind of job does; before `start`. */
  readonly handle: (name: QueueName, handler: Handler) => void
  /** Puts a job into the queue, with `queries` inside that transaction: both or neither. */
  readonly send: (name: QueueName, data?: object, queries?: Queries) => Promise<void>
  /** Does in this process all that is due of one kind, or of every kind, until nothing is left. */
  readonly drain: (name?: QueueName) => Promise<void>
  /** Begins to look for work, and to send the jobs that run by themselves. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** The queues in which something waits that is due: how many jobs, and for how long the oldest has. */
  readonly due: () => Promise<readonly Due[]>
}

export type Due = { readonly queue: QueueName; readonly count: number; readonly oldestS: number }

type Options = { readonly scheduled: boolean; readonly watch?: (name: QueueName, outcome: JobOutcome) => void }

/**
 * The queue in the database: several servers share it, and each job is done once.
 * @param options - `scheduled` is false where only `drain` works, as in tests and scripts; `watch` hears how each job went
 */
export async function openJobs(pool: Pool, log: Logger, { scheduled, watch }: Options): Promise<Jobs> {
  const handlers = new Map<QueueName, Handler>()
  const workers = new Map<QueueName, string>()
  const boss = pgBoss(onPool(pool), { scheduled })
  boss.on('error', (error) => log.warn({ code: codeOf(error) }, 'job queue'))
  await boss.start()

  const wake = (name: QueueName) => {
    const worker = workers.get(name)
    if (!worker) return
    boss.notifyWorker(worker)
    // A job that was sent inside a transaction shows once that has ended.
    setTimeout(() => boss.notifyWorker(worker), 150).unref()
  }

  const run = async (name: QueueName, fetched: Fetched) => {
    const job = toJob(fetched)
    try {
      await sure(handlers.get(name))(job)
      // What is done is forgotten at once: the words of a mail need not outlive its sending.
      await boss.deleteJob(name, job.id)
      watch?.(name, 'done')
    } catch (error) {
      watch?.(name, job.isLastTry ? 'given-up' : 'failed')
      const level = job.isLastTry ? 'error' : 'warn'
      log[level](
        { job: name, id: job.id, attempt: fetched.retryCount + 1, code: codeOf(error) },
        job.isLastTry ? 'job given up' : 'job failed',
      )
      throw new Error(codeOf(error))
    }
  }

  return {
    handle: (name, handler) => void handlers.set(name, handler),
    send: async (name, data = {}, queries) => {
      await boss.send(name, data, queries ? { db: onClient(clientOf(queries)) } : {})
      wake(name)
    },
    drain: async (only) => {
      for (const name of QUEUE_NAMES.filter((each) => each === (only ?? each)))
        if (handlers.has(name)) await drainQueue(boss, name, run)
    },
    start: async () => {
      for (const name of handlers.keys()) {
        const { cron } = rulesOf(name)
        const options = { pollingIntervalSeconds: cron ? POLL_CRON_S : POLL_S, includeMetadata: true as const }
        const worker: string = await boss.work(name, options, async ([job]) => {
          // Where there was one there may be another: look again at once, not after the pause.
          boss.notifyWorker(worker)
          await run(name, job as Fetched)
        })
        workers.set(name, worker)
        if (cron) await boss.schedule(name, cron)
      }
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: STOP_MAX_MS }),
    due: async () => (await pool.query<Due>(DUE)).rows,
  }
}

type Fetched = { id: string; data: object; createdOn: Date; retryCount: number; retryLimit: number }

async function drainQueue(boss: PgBoss, name: QueueName, run: (name: QueueName, job: Fetched) => Promise<void>) {
  for (;;) {
    const [job] = await boss.fetch<object>(name, { includeMetadata: true })
    if (!job) return
    await run(name, job as Fetched).catch((error: Error) => boss.fail(name, job.id, { code: error.message }))
  }
}

const toJob = ({ id, data, createdOn, retryCount, retryLimit }: Fetched): Job => ({
  id,
  data: data ?? {},
  createdAt: new Date(createdOn),
  isLastTry: retryCount >= retryLimit,
})

// Messages of errors may hold addresses and values: the code alone is logged and kept.
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.name : 'unknown'
}
