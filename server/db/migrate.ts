import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientBase } from 'pg'
import type { Db } from './open.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

// Any number that is ours alone; two servers that start at once take turns.
const MIGRATION_LOCK = 4_629_118

/** Given anew after each migration, for the queue makes its tables by itself. */
const GRANTS = `
  grant usage on schema public, pgboss to app_system;
  grant select, insert, update, delete on all tables in schema public, pgboss to app_system;
  grant usage, select on all sequences in schema public, pgboss to app_system`

/**
 * Brings our tables to the newest form, and then those of others in the same database; safe to call from several servers at once.
 * @param others - what else is brought along under the lock
 */
export async function migrateTables(
  db: Pick<Db, 'asOwner'>,
  others: (client: ClientBase) => Promise<void>,
): Promise<void> {
  await db.asOwner(async (client) => {
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
      await others(client)
      await client.query(GRANTS)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    }
  })
}
