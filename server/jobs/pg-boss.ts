import type { ClientBase, Pool } from 'pg'
import { PgBoss } from 'pg-boss'

/** Where pg-boss keeps its tables, beside ours in the same database. */
const SCHEMA = 'pgboss'

type Executor = { readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }

/** Runs pg-boss's statements on one connection that someone else holds, inside that one's transaction. */
export function onClient(client: ClientBase): Executor {
  return { executeSql: async (text, values) => flattened(await client.query(text, values)) }
}

/** Runs each of pg-boss's statements on a connection of the pool, given back clean. */
export function onPool(pool: Pool): Executor {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        return flattened(await client.query(text, values))
      } catch (error) {
        // A text of several statements that begins a transaction leaves it open when one of them fails.
        await client.query('rollback').catch((failure: Error) => {
          broken = failure
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
  }
}

// A text of several statements gives a list of results, of which pg-boss wants the rows.
function flattened(result: unknown): { rows: unknown[] } {
  const results = (Array.isArray(result) ? result : [result]) as { rows?: unknown[] }[]
  return { rows: results.flatMap(({ rows }) => rows ?? []) }
}

/** pg-boss over our own driver path; `migrate` only where the migration lock is held. */
export function pgBoss(db: Executor, options: { migrate?: boolean; scheduled?: boolean } = {}): PgBoss {
  const { migrate = false, scheduled = false } = options
  return new PgBoss({
    db,
    schema: SCHEMA,
    migrate,
    supervise: scheduled,
    schedule: scheduled,
    // A link in a mail lives for ten minutes: one whose server died over it must not wait for five.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 5,
  } as ConstructorParameters<typeof PgBoss>[0] & object)
}
