import { gunzipSync } from 'node:zlib'
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import type { DaysAsShown } from '../../engine/plan-model.ts'
import type { Db } from '../db/open.ts'
import { OWNED_TABLES, type OwnedTable } from '../db/owned-tables.ts'

export type Row = Readonly<Record<string, unknown>>

// What opens the account stays out of a file that lies in a download folder; a copy holds no copies, and no mail on its way.
const LEFT_OUT = new Set(['accounts', 'verifications', 'data_exports', 'data_export_parts', 'webhook_deliveries'])
const SECRETS = new Set(['token', 'token_hash', 'secret', 'recovery_hashes', 'credential_id', 'public_key', 'told'])

/** Rows read at once: a day may hold some twenty kilobytes. @source default-ours */
const PAGE = 25

export type PersonTable = OwnedTable & {
  readonly key: readonly PgColumn[]
  readonly fields: Record<string, PgColumn | SQL<string | null>>
  /** Columns that come as the JSON text they are kept as: to read it only to write it again would be most of the work. */
  readonly written: ReadonlySet<string>
}

/** Each table of the schema that names its person, but for what is left out. */
export const PERSON_TABLES: readonly PersonTable[] = OWNED_TABLES.flatMap(({ name, table, owner }) => {
  if (LEFT_OUT.has(name)) return []
  const { primaryKeys } = getTableConfig(table)
  const all: PgColumn[] = Object.values(getTableColumns(table))
  const shown = all.filter((column) => !SECRETS.has(column.name))
  const key = primaryKeys[0]?.columns ?? all.filter((column) => column.primary)
  const isWritten = ({ dataType }: PgColumn) => dataType === 'json'
  const field = (column: PgColumn) => (isWritten(column) ? sql<string | null>`${column}::text` : column)
  const fields = Object.fromEntries(shown.map((column) => [column.name, field(column)]))
  return [{ name, table, owner, key, fields, written: new Set(shown.filter(isWritten).map((column) => column.name)) }]
})

/** A plan is kept compressed, as are the days that it showed: their person gets the text. */
function unpacked({ packed, packed_of: _, packed_first: __, schedule_sum: ___, ...row }: Row): Row {
  if (row.days instanceof Uint8Array) return { ...row, ...(JSON.parse(gunzipSync(row.days).toString()) as DaysAsShown) }
  return packed instanceof Uint8Array ? { ...row, schedule_data: gunzipSync(packed).toString() } : row
}

/** A person's rows of one table, columns by their names in the database; never more than a page of them at once. */
export async function* rowsOf({ reading }: Db, userId: string, of: PersonTable): AsyncGenerator<Row> {
  const { table, owner, key, fields } = of
  for (let after: SQL | undefined; ; ) {
    const where = and(eq(owner, userId), after)
    // A transaction a page: the embedded database has one connection, which everybody needs.
    const page: Row[] = await reading((queries) =>
      queries
        .select(fields)
        .from(table)
        .where(where)
        .orderBy(...key.map((column) => asc(column)))
        .limit(PAGE),
    )
    for (const row of page) yield unpacked(row)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    const values = key.map((column) => sql.param(last[column.name], column))
    after = sql`(${sql.join([...key], sql`, `)}) > (${sql.join(values, sql`, `)})`
  }
}
