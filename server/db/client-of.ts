import type { PoolClient } from 'pg'
import type { Queries } from './open.ts'

/** The connection beneath a transaction's queries, for a library that brings its own statements into it. */
export function clientOf(queries: Queries): PoolClient {
  return (queries as Queries & { $client: PoolClient }).$client
}
