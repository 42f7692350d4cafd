import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { sure } from '../../engine/sure.ts'
import { StartError } from '../config.ts'
import type { Place as Files } from '../db/backup-files.ts'

/** Where backups lie, and the database itself rather than a pooler before it. */
export type Place = Files & { readonly databaseUrl: string }

/** What a tool says is wrong, without its name and the place of it. */
export const firstError = (text: string): string | undefined => /(?:ERROR|FATAL|error): +(.+)/.exec(text)?.[1]

/** Told where a tool of PostgreSQL is not installed. */
export const missing = (tool: string): StartError =>
  new StartError(`${tool}: cannot be run. Install the PostgreSQL client tools of your server's version.`)

/** Waits until a tool has ended. @returns its exit status, null after a signal. @throws StartError when it is missing */
export async function ending(child: ChildProcess, tool: string): Promise<number | null> {
  try {
    return (await once(child, 'close'))[0] as number | null
  } catch {
    throw missing(tool)
  }
}

/** Runs a tool to its end. @throws StartError when it is missing or fails, with its own words */
export function run(place: Place, tool: string, args: string[]): void {
  const { status, signal, error, stderr } = spawnSync(tool, args, { env: environment(place), encoding: 'utf8' })
  if (error) throw missing(tool)
  if (status === 0) return
  throw new StartError(`${tool}: ${firstError(stderr) ?? stderr.trim().split('\n')[0] ?? `it was ended (${signal})`}.`)
}

/** How a tool finds the database: by environment, for an argument could be read by every user of the machine. */
export function environment({ databaseUrl }: Place): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl)
  return {
    ...process.env,
    // The brackets belong to the address as a URL has it, not to the name of the machine.
    PGHOST: decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1'),
    PGPORT: url.port || '5432',
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGUSER: decodeURIComponent(url.username),
    ...(url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {}),
    ...(url.searchParams.has('sslmode') ? { PGSSLMODE: sure(url.searchParams.get('sslmode')) } : {}),
  }
}
