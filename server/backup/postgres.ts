import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, StartError } from '../config.ts'
import { backupDir } from './embedded.ts'

/** Runs PostgreSQL's own `pg_dump` into one file. @throws StartError when it is missing or fails */
export function dumpPostgres(config: Config & { databaseUrl: string }, at: Date): string {
  mkdirSync(backupDir(config), { recursive: true })
  const file = join(backupDir(config), `manual-${at.toISOString().replaceAll(':', '-')}.dump`)
  run(config, 'pg_dump', ['--format=custom', '--no-owner', `--file=${file}`])
  return file
}

/** Runs PostgreSQL's own `pg_restore` over the database of the settings, all of it or nothing. @throws StartError */
export function restorePostgres(config: Config & { databaseUrl: string }, file: string): void {
  const database = new URL(config.databaseUrl).pathname.slice(1)
  run(config, 'pg_restore', [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    `--dbname=${database}`,
    file,
  ])
}

function run({ databaseUrl }: { databaseUrl: string }, tool: string, args: string[]): void {
  const url = new URL(databaseUrl)
  // By environment: an argument could be read by every user of the machine.
  const env = {
    ...process.env,
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGDATABASE: url.pathname.slice(1),
    PGUSER: decodeURIComponent(url.username),
    ...(url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {}),
  }
  const { status, error, stderr } = spawnSync(tool, args, { env, encoding: 'utf8' })
  if (error)
    throw new StartError(`${tool}: cannot be run. Install the PostgreSQL client tools of your server's version.`)
  if (status !== 0) throw new StartError(`${tool}: ${stderr.trim().split('\n')[0]}`)
}
