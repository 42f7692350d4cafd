import { strToU8, zipSync } from 'fflate'
import type { Rows } from './export-store.ts'

/** One archive with everything: `everything.json`, and a table a file as CSV. */
export function exportArchive(tables: Record<string, Rows>, at: Date): Uint8Array<ArrayBuffer> {
  const files: Record<string, Uint8Array> = {
    'README.txt': strToU8(readme(Object.keys(tables), at)),
    'everything.json': strToU8(`${JSON.stringify({ exported_at: at.toISOString(), ...tables }, null, 2)}\n`),
  }
  for (const [name, rows] of Object.entries(tables)) if (rows.length > 0) files[`csv/${name}.csv`] = strToU8(csv(rows))
  // Zip counts years from 1980.
  return zipSync(files, { mtime: at, level: 6 }) as Uint8Array<ArrayBuffer>
}

/** Rows as CSV by RFC 4180, with a heading. */
export function csv(rows: Rows): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
  return lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  // A spreadsheet would run a text that begins like a formula.
  return typeof value === 'string' && /^[=+@\t\r-]/.test(text) ? `'${text}` : text
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function readme(tables: readonly string[], at: Date): string {
  return `Everything that Fulcrum holds about you, as of ${at.toISOString()}.

everything.json   all of it, for another program
csv/              the same, one table a file, for a spreadsheet

Tables: ${tables.join(', ')}.
Times are in UTC. Left out: the hashes of your password, sign-in tokens and recovery codes, and the keys of your authenticator app and passkeys.
`
}
