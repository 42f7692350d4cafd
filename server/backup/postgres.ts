import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sure } from '../../engine/sure.ts'
import { noteErased } from '../account/deletion.ts'
import { StartError } from '../config.ts'
import { backupDir } from '../db/backup-files.ts'
import { writableDataDir } from '../db/data-dir-lock.ts'
import { type Db, openDb } from '../db/open.ts'
import { noBackup } from './archive.ts'
import { checkChecksum, checksumFile, writeChecksum } from './checksum.ts'
import { ending, environment, firstError, missing, type Place, run } from './postgres-tools.ts'

const ROLES = ['0000_roles', '0014_app_system'].map((tag) => join(import.meta.dirname, `../db/migrations/${tag}.sql`))

/**
 * Whatever stands there of this product or a version of it, dropped as a whole: a list of what the dump knows would leave
 * newer tables behind, and cannot take the partitions of the queue apart.
 */
const EMPTIED = `
set client_min_messages = warning;
set lock_timeout = '10s';
drop schema if exists pgboss cascade;
drop schema if exists drizzle cascade;
do $$ declare one record; begin
  for one in
    select c.oid::regclass as name, case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
  loop
    execute format('drop %s if exists %s cascade', one.kind, one.name);
  end loop;
  for one in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('drop routine if exists %s cascade', one.name);
  end loop;
end $$;
`

/**
 * Runs PostgreSQL's own `pg_dump` into one file, by rename, with its checksum beside it: a file that is there is whole.
 * @throws StartError when it is missing or fails
 */
export async function dumpPostgres(config: Place, at: Date): Promise<string> {
  writableDataDir(backupDir(config))
  const file = join(backupDir(config), `manual-${at.toISOString().replaceAll(':', '-')}.dump`)
  const part = `${file}.part`
  try {
    run(config, 'pg_dump', ['--format=custom', '--no-owner', `--file=${part}`])
    await writeChecksum(file, part)
    renameSync(part, file)
  } catch (error) {
    for (const unfinished of [part, checksumFile(file)]) rmSync(unfinished, { force: true })
    throw error
  }
  return file
}

/**
 * Puts a dump in the place of what the database of the settings holds, in one transaction: all of it or nothing. Who was erased
 * is read and noted first, for that list goes with the rest. The roles of the row rules are made too: they belong to the cluster
 * and stand in no dump.
 * @param despiteSessions goes on although others are connected, who may be servers
 * @returns what the operator should know, a sentence each
 * @throws StartError
 */
export async function restorePostgres(
  config: Place,
  file: string,
  { despiteSessions = false } = {},
): Promise<readonly string[]> {
  if (!existsSync(file)) throw new StartError(`${file}: there is no such file.`)
  const list = spawnSync('pg_restore', ['--list', file], { encoding: 'utf8' })
  if (list.error) throw missing('pg_restore')
  if (!/ TABLE DATA public users /.test(list.stdout)) throw noBackup(file, null)
  const note = await checkChecksum(file)
  writableDataDir(config.dataDir)
  await prepare(config, despiteSessions)
  await replay(config, file)
  return note ? [note] : []
}

async function prepare(config: Place, despiteSessions: boolean): Promise<void> {
  const db = await openDb(config)
  try {
    if (!despiteSessions) await leftAlone(db)
    if (await knowsErased(db)) await noteErased({ db, config })
    await db.asOwner(async (client) => {
      for (const file of ROLES) await client.query(readFileSync(file, 'utf8'))
    })
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const why = cause instanceof Error ? cause.message : 'unknown'
    throw new StartError(`DATABASE_URL: the database cannot be made ready for a restore (${why}).`, { cause })
  } finally {
    await db.close()
  }
}

// Whoever has just gone is listed for a moment longer.
async function leftAlone(db: Pick<Db, 'asOwner'>): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const others = await otherSessions(db)
    if (others === 0) return
    if (looks === 5) throw connected(others)
    await delay(200)
  }
}

// Of others' sessions an owner without more rights sees whose they are and no more, of PostgreSQL's own workers not even that.
const otherSessions = (db: Pick<Db, 'asOwner'>) =>
  db.asOwner(async (client) => {
    const { rows } = await client.query<{ n: number }>(`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename is not null
        and coalesce(backend_type, 'client backend') = 'client backend'`)
    return sure(rows[0]).n
  })

const knowsErased = (db: Pick<Db, 'asOwner'>) =>
  db.asOwner(async (client) => {
    const { rows } = await client.query<{ is: boolean }>(`select to_regclass('public.erasures') is not null as is`)
    return sure(rows[0]).is
  })

const connected = (others: number) =>
  new StartError(
    `DATABASE_URL: ${others === 1 ? '1 other session is' : `${others} other sessions are`} connected to this database, and what a server writes there now would be lost: stop every server, or add --despite-sessions where you know that none of them is one.`,
  )

// The commit is said only once the whole dump has been read: a dump that breaks off, or a process that dies, changes nothing.
async function replay(config: Place, file: string): Promise<void> {
  const psql = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'], {
    env: environment(config),
  })
  const dump = spawn('pg_restore', ['--no-owner', '--file=-', file], { env: environment(config) })
  const said = { psql: '', dump: '' }
  psql.stderr.setEncoding('utf8').on('data', (text) => {
    said.psql += text
  })
  dump.stderr.setEncoding('utf8').on('data', (text) => {
    said.dump += text
  })
  // Where psql has ended early, its own words tell why.
  psql.stdin.on('error', () => dump.kill())
  const psqlEnds = ending(psql, 'psql')
  const dumpEnds = ending(dump, 'pg_restore')
  psql.stdin.write(`begin;\n${EMPTIED}`)
  dump.stdout.pipe(psql.stdin, { end: false })
  if ((await dumpEnds) === 0) psql.stdin.end('\ncommit;\n')
  else psql.kill()
  const code = await psqlEnds
  if (code === 0) return
  const sentence = firstError(said.psql) ?? firstError(said.dump) ?? 'it was ended'
  throw new StartError(`psql: ${sentence}. Nothing was changed.`)
}
