import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a text is kept in another form than one that begins with a mark: two ranges of an index, both empty on most days. */
export function notSealedUnder(secret: PgColumn, mark: string): SQL {
  const begins = sql`left(${secret}, ${sql.raw(String(mark.length))}) collate "C"`
  return sql`(${begins} < ${mark} or ${begins} > ${mark})`
}
