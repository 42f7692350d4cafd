import { eq, getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/open.ts'
import * as schema from '../db/schema.ts'

export type Rows = readonly Record<string, unknown>[]

// What opens the account stays out of a file that lies in a download folder.
const LEFT_OUT = new Set(['accounts'])
const SECRETS = new Set(['token', 'token_hash', 'secret', 'recovery_hashes', 'credential_id', 'public_key'])

/**
 * Everything held of a person, by table: each table of the schema that names its person, so that none is forgotten.
 * @returns rows by table name, columns by their names in the database
 */
export async function readEverything(queries: Queries, userId: string): Promise<Record<string, Rows>> {
  const found: Record<string, Rows> = {}
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const { name } = getTableConfig(table)
    const columns: Record<string, PgColumn> = getTableColumns(table as PgTable)
    const owner = columns.userId ?? (name === 'users' || name === 'profiles' ? columns.id : undefined)
    if (!owner || LEFT_OUT.has(name)) continue
    const shown = Object.values(columns).filter((column) => !SECRETS.has(column.name))
    const fields = Object.fromEntries(shown.map((column) => [column.name, column]))
    found[name] = await queries.select(fields).from(table).where(eq(owner, userId))
  }
  return found
}
