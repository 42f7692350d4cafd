import type { ClientBase } from 'pg'
import { onClient, pgBoss } from './pg-boss.ts'
import { FINISHED_KEPT_S, QUEUE_NAMES, rulesOf } from './queues.ts'

/** Brings the tables of the job queue to the newest form; the caller holds the migration lock on this connection. */
export async function migrateJobs(client: ClientBase): Promise<void> {
  const boss = pgBoss(onClient(client), { migrate: true })
  boss.on('error', () => {})
  await boss.start()
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const name of QUEUE_NAMES) {
      const { retryLimit, retryDelay, retryDelayMax, expireInSeconds, heartbeatSeconds } = rulesOf(name)
      const rules = {
        retryLimit,
        retryDelay,
        retryBackoff: true,
        ...(retryDelayMax ? { retryDelayMax } : {}),
        expireInSeconds,
        ...(heartbeatSeconds ? { heartbeatSeconds } : {}),
        deleteAfterSeconds: FINISHED_KEPT_S,
      }
      await (known.has(name) ? boss.updateQueue(name, rules) : boss.createQueue(name, rules))
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}
