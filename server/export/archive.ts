import type { ShownLearned } from '../../contract/progress.ts'
import type { Db } from '../db/open.ts'
import { PERSON_TABLES, type PersonTable, type Row, rowsOf } from './rows-store.ts'
import { type ZipFile, zipOf } from './zip.ts'

/**
 * One archive with everything: `everything.json`, and a table a file as CSV; it comes in pieces and is never whole in memory.
 * @param learned - what follows from the person's days and is kept nowhere
 */
export function archiveOf(db: Db, userId: string, at: Date, learned: ShownLearned | null): AsyncGenerator<Buffer> {
  return zipOf(filesOf(db, userId, at, learned), at)
}

async function* filesOf(db: Db, userId: string, at: Date, learned: ShownLearned | null): AsyncGenerator<ZipFile> {
  const names = PERSON_TABLES.map(({ name }) => name)
  yield { name: 'README.txt', parts: once(readme(names, at)) }
  if (learned) yield { name: 'learned.json', parts: once(`${JSON.stringify(learned, null, 2)}\n`) }
  yield { name: 'everything.json', parts: json(db, userId, at) }
  for (const table of PERSON_TABLES) {
    const rows = rowsOf(db, userId, table)
    const { value: first, done } = await rows.next()
    if (!done) yield { name: `csv/${table.name}.csv`, parts: forSpreadsheets(csv(first, rows)) }
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function* json(db: Db, userId: string, at: Date): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(at)}`
  for (const table of PERSON_TABLES) {
    let begin = `,\n${JSON.stringify(table.name)}: [\n`
    for await (const row of rowsOf(db, userId, table)) {
      yield begin + jsonOf(row, table)
      begin = ',\n'
    }
    yield begin === ',\n' ? '\n]' : `${begin}]`
  }
  yield '\n}\n'
}

function jsonOf(row: Row, { written }: PersonTable): string {
  const fields = Object.entries(row).map(
    ([name, value]) => `${JSON.stringify(name)}:${written.has(name) ? (value ?? 'null') : JSON.stringify(value)}`,
  )
  return `{${fields.join(',')}}`
}

/** With the mark without which a spreadsheet takes "é" for two letters. */
async function* forSpreadsheets(parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield '\uFEFF'
  yield* parts
}

/** [characters] The most that a cell of a spreadsheet holds; it would cut the rest off without a word. */
const CELL_MAX = 32_767
const TOO_LONG = '(longer than a cell: in everything.json)'

/** Rows as CSV by RFC 4180, with a heading. */
export async function* csv(first: Row, rest: AsyncIterable<Row>): AsyncGenerator<string> {
  const names = Object.keys(first)
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`
  const ofRow = (row: Row) => line(names.map((name) => cell(row[name])))
  yield line(names) + ofRow(first)
  for await (const row of rest) yield ofRow(row)
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (text.length > CELL_MAX) return TOO_LONG
  // A spreadsheet would run a text that begins like a formula.
  return typeof value === 'string' && /^[=+@\t\r-]/.test(text) ? `'${text}` : text
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function readme(tables: readonly string[], at: Date): string {
  return `Everything that Fulcrum holds about you, as of ${at.toISOString()}.

everything.json   all of it, for another program
csv/              the same, one table a file, for a spreadsheet; what no cell of one can hold, as the plan, stands in everything.json alone
learned.json      what your days say of you, as the progress tab tells it; only where there is a plan

Tables: ${tables.join(', ')}.
Times are in UTC. Left out: the hashes of your password, sign-in tokens and recovery codes, and the keys of your authenticator app and passkeys.
`
}
