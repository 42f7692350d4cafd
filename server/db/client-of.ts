import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'

/** The connection beneath a transaction's queries, for a library that brings its own statements into it. */
export function clientOf(queries: NodePgDatabase): PoolClient {
  return (queries as NodePgDatabase & { $client: PoolClient }).$client
}
