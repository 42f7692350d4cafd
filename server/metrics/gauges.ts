import { BUILD } from '../build.ts'
import type { AppContext } from '../context.ts'
import type { ScrapedGauge } from './metrics.ts'

/** What is read of the running parts when somebody asks: the pool, the queue, the model's budget, the build. */
export function gaugesOf({
  db,
  jobs,
  billing,
  coach,
  engine,
}: Pick<AppContext, 'db' | 'jobs' | 'billing' | 'coach' | 'engine'>): ScrapedGauge[] {
  return [
    {
      name: 'fulcrum_build_info',
      help: 'Always 1; the labels say which version of which build runs',
      labels: ['version', 'build'],
      read: () => [{ value: 1, labels: BUILD }],
    },
    {
      name: 'fulcrum_db_connections',
      help: 'Connections to the database by state; "waiting" are requests that wait for one',
      labels: ['pool', 'state'],
      read: () =>
        Object.entries(db.pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
          { value: totalCount - idleCount, labels: { pool, state: 'busy' } },
          { value: idleCount, labels: { pool, state: 'idle' } },
          { value: waitingCount, labels: { pool, state: 'waiting' } },
        ]),
    },
    {
      name: 'fulcrum_engine_tasks',
      help: 'Tasks of the engine by state; "waiting" have no thread yet',
      labels: ['state'],
      read: () => {
        const { busy, waiting } = engine.state()
        return [
          { value: busy, labels: { state: 'busy' } },
          { value: waiting, labels: { state: 'waiting' } },
        ]
      },
    },
    {
      name: 'fulcrum_jobs_due',
      help: 'Jobs that are due and not yet begun, by queue',
      labels: ['queue'],
      read: async () => (await jobs.due()).map(({ queue, count }) => ({ value: count, labels: { queue } })),
    },
    {
      name: 'fulcrum_jobs_oldest_seconds',
      help: 'How long the oldest job that is due has waited, by queue',
      labels: ['queue'],
      read: async () => (await jobs.due()).map(({ queue, oldestS }) => ({ value: oldestS, labels: { queue } })),
    },
    {
      name: 'fulcrum_billing_unread_seconds',
      help: 'How long the customer has waited who is due longest to be read again',
      read: async () => [{ value: await billing.unreadS() }],
    },
    ...(coach
      ? [
          {
            name: 'fulcrum_model_tokens_today',
            help: 'Tokens of the language model used today (UTC) by everybody',
            read: async () => [{ value: await coach.tokensToday() }],
          },
        ]
      : []),
  ]
}
