import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { StartError } from '../config.ts'
import { backupDir, type Place as Files } from './files.ts'

type Place = Files & { readonly databaseUrl: string }

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

/** Runs PostgreSQL's own `pg_dump` into one file. @throws StartError when it is missing or fails */
export function dumpPostgres(config: Place, at: Date): string {
  mkdirSync(backupDir(config), { recursive: true })
  const file = join(backupDir(config), `manual-${at.toISOString().replaceAll(':', '-')}.dump`)
  run(config, 'pg_dump', ['--format=custom', '--no-owner', `--file=${file}`])
  return file
}

/**
 * Puts a dump in the place of what the database of the settings holds, in one transaction: all of it or nothing. The roles of
 * the row rules are made first, for they belong to the cluster and stand in no dump.
 * @returns null: nothing is kept aside
 * @throws StartError
 */
export async function restorePostgres(config: Place, file: string): Promise<null> {
  if (!existsSync(file)) throw new StartError(`${file}: there is no such file.`)
  const list = spawnSync('pg_restore', ['--list', file], { encoding: 'utf8' })
  if (list.error) throw missing('pg_restore')
  if (!/ TABLE DATA public users /.test(list.stdout))
    throw new StartError(`${file}: this is not a backup of Fulcrum, or it is damaged. Nothing was changed.`)
  await makeRoles(config)
  await replay(config, file)
  return null
}

async function makeRoles({ databaseUrl }: Place): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    for (const file of ROLES) await client.query(readFileSync(file, 'utf8'))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'unknown'
    throw new StartError(`DATABASE_URL: the roles of the row rules cannot be made there (${why}).`, { cause })
  } finally {
    await client.end().catch(() => {})
  }
}

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

async function ending(child: ReturnType<typeof spawn>, tool: string): Promise<number | null> {
  try {
    return (await once(child, 'close'))[0] as number | null
  } catch {
    throw missing(tool)
  }
}

const firstError = (text: string) => /(?:ERROR|FATAL|error): +(.+)/.exec(text)?.[1]

const missing = (tool: string) =>
  new StartError(`${tool}: cannot be run. Install the PostgreSQL client tools of your server's version.`)

function run(place: Place, tool: string, args: string[]): void {
  const { status, error, stderr } = spawnSync(tool, args, { env: environment(place), encoding: 'utf8' })
  if (error) throw missing(tool)
  if (status !== 0) throw new StartError(`${tool}: ${stderr.trim().split('\n')[0]}`)
}

// By environment: an argument could be read by every user of the machine.
function environment({ databaseUrl }: Place): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl)
  return {
    ...process.env,
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGDATABASE: url.pathname.slice(1),
    PGUSER: decodeURIComponent(url.username),
    ...(url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {}),
    ...(url.searchParams.has('sslmode') ? { PGSSLMODE: url.searchParams.get('sslmode')! } : {}),
  }
}
