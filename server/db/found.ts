import { escapeLiteral, type QueryResult } from 'pg'
import { sure } from '../../engine/sure.ts'

/** [ms] A query for a person or at the door that takes longer was lost with its server, or is no query of ours. */
export const QUERY_MAX_MS = 3_000
/** In a statement for a person: their id, as the row rules know it. */
export const ME = `nullif(current_setting('app.user_id', true), '')::uuid`

/** A statement for a person who is known by now: where tables lie on several machines, only their id leads to one of them. */
export function askedBy(userId: string, statement: string): string {
  return statement.replaceAll(ME, `${escapeLiteral(userId)}::uuid`)
}

/** A statement whose parameters are texts. */
export type Statement = { readonly text: string; readonly values: readonly string[] }

/** One message, and thereby one transaction: what is set in it is gone after it, and a pooler carries it. */
export function foundAndRead(statement: Statement, reads: readonly string[]): string {
  const find = written(statement)
  return [
    // One column of JSON: the driver spends longer on each column than on its value.
    `select set_config('app.user_id', found.user_id::text, true), row_to_json(found) as found from (${find}) found`,
    `select set_config('role', 'app_user', true) || set_config('statement_timeout', '${QUERY_MAX_MS}', true)`,
    ...reads,
  ].join(';')
}

/** A statement with its parameters in it. */
export const written = ({ text, values }: Statement) =>
  text.replace(/\$(\d+)/g, (_, n) => escapeLiteral(sure(values[Number(n) - 1])))

/** The first rows of several reads as one; null where the first has none. */
export function firstRows(results: readonly QueryResult[]): object | null {
  const rows = results.map(({ rows: [first] }) => first as object | undefined)
  return rows[0] ? Object.assign({}, ...rows) : null
}
