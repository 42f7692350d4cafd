import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { migrateDb } from '../db/migrate.ts'
import { openDb } from '../db/open.ts'
import { allRows, fillEveryTable } from '../testing/all-rows.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { type Cluster, postgresTools, startCluster } from '../testing/cluster.ts'
import { restoreBackup, writeBackup } from './embedded.ts'
import { dumpPostgres, restorePostgres } from './postgres.ts'

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
const JOURNAL = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string }[]
}
/** Every state that a version of the product left its database in; before the first there were no tables. */
const STATES = JOURNAL.entries.map(({ tag }) => tag).slice(1)

const tools = postgresTools()
const runFile = promisify(execFile)

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fulcrum-drill-'))
})
afterAll(() => rm(directory, { recursive: true }))

// The programs of the cluster's own version first.
if (tools) process.env.PATH = `${tools}:${process.env.PATH}`

const script = (name: string, settings: Record<string, string>, ...args: string[]) =>
  runFile(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...bareEnv(), DATA_DIR: join(directory, 'data'), ...settings },
  })

/** The migrations up to one of them, as the version had them that ended there. */
async function migrationsUpTo(tag: string): Promise<string> {
  const folder = join(directory, `migrations-${tag}`)
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = JOURNAL.entries.slice(0, JOURNAL.entries.findIndex((entry) => entry.tag === tag) + 1)
  for (const entry of entries) await cp(join(MIGRATIONS, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...JOURNAL, entries }))
  return folder
}

async function onClient<T>(connectionString: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** A database as a version left it, with rows in every table. */
async function asOf(tag: string, address: string): Promise<void> {
  const migrationsFolder = await migrationsUpTo(tag)
  await onClient(address, async (client) => {
    await migrate(drizzle({ client }), { migrationsFolder })
    await fillEveryTable(client)
  })
}

async function migrated(databaseUrl: string): Promise<void> {
  const db = await openDb({ databaseUrl, dataDir: '' })
  await migrateDb(db)
  await db.close()
}

/** Today's database, with rows in every table. */
async function ofToday(databaseUrl: string): Promise<void> {
  await migrated(databaseUrl)
  await onClient(databaseUrl, fillEveryTable)
}

const name = tools ? 'PostgreSQL' : 'PostgreSQL (skipped: no initdb in /usr/lib/postgresql)'
describe.skipIf(!tools)(name, () => {
  let old: Cluster
  let empty: Cluster
  beforeAll(async () => {
    old = await startCluster(tools!)
    empty = await startCluster(tools!)
  })
  afterAll(async () => {
    await old?.stop()
    await empty?.stop()
  })

  test('a backup comes back on an empty machine, and again on the same database, in every row of every table', async () => {
    const from = await old.database('fulcrum')
    await ofToday(from)
    const before = await onClient(from, allRows)
    expect(Object.values(before).filter((sum) => sum.startsWith('2 ')).length).toBeGreaterThan(20)
    const file = (await script('backup', { DATABASE_URL: from })).stdout.trim()

    const to = await empty.database('fulcrum')
    await restorePostgres({ dataDir: '', databaseUrl: to }, file)
    expect(await onClient(to, allRows)).toEqual(before)

    // What came after the backup goes, a table that only a newer version knows as well. Who serves need not own anything.
    const { username } = new URL(to)
    const serving = to.replace(`${username}@`, 'serving@')
    await onClient(to, (client) =>
      client.query(`create table newer (id int); delete from users;
        create role serving login; grant app_user, app_system to serving`),
    )
    const { stdout } = await script('restore', { DATABASE_URL: serving, DATABASE_ADMIN_URL: to }, file)
    expect(stdout).toContain(': 2 people')
    const queue = 'pgboss.queue'
    // The migration after it writes down when it looked over the queues.
    expect({ ...(await onClient(to, allRows)), [queue]: '' }).toEqual({ ...before, [queue]: '' })

    // The row rules stand as before: a person sees one's own rows.
    const back = await openDb({ databaseUrl: serving, dataDir: '' })
    const { rows } = await back.pool.query<{ id: string }>('select id from users limit 1')
    const seen = await back.forUser(rows[0]!.id, (queries) =>
      queries.execute('select count(*)::int as n from profiles'),
    )
    expect(seen.rows).toEqual([{ n: 1 }])
    await back.close()
  })

  test('a damaged or foreign dump changes nothing', async () => {
    const address = await empty.database('kept')
    await ofToday(address)
    const before = await onClient(address, allRows)
    const whole = (await script('backup', { DATABASE_URL: address })).stdout.trim()
    const bytes = await readFile(whole)
    const cut = join(directory, 'cut.dump')
    await writeFile(cut, bytes.subarray(0, bytes.length - 400))
    const foreign = join(directory, 'foreign.dump')
    await writeFile(foreign, 'a letter')
    for (const file of [cut, foreign, `${cut}.gone`])
      await expect(script('restore', { DATABASE_URL: address }, file)).rejects.toThrow(
        /Nothing was restored\. [^\n]+\n$/,
      )
    expect(await onClient(address, allRows)).toEqual(before)
  })

  test.each(STATES)('a backup of the version that ended with %s comes back and is brought to today', async (tag) => {
    const from = await old.database(`at_${tag}`)
    await asOf(tag, from)
    const before = await onClient(from, allRows)
    const dataDir = join(directory, tag)
    const file = dumpPostgres({ dataDir, databaseUrl: from }, new Date())
    const to = await empty.database(`at_${tag}`)
    await restorePostgres({ dataDir, databaseUrl: to }, file)
    expect(await onClient(to, allRows)).toEqual(before)
    await migrated(to)
    const after = await onClient(to, allRows)
    // A migration may add columns, so the rows are counted; schedules are made again after an upgrade.
    for (const [table, sum] of Object.entries(before))
      if (!/schedules|drizzle/.test(table))
        expect([table, after[table]?.split(' ')[0]]).toEqual([table, sum.split(' ')[0]])
    await migrated(from)
    expect(Object.keys(after)).toEqual(Object.keys(await onClient(from, allRows)))
  })
})

test.each([STATES[0]!, STATES.at(-1)!])(
  'embedded: a backup of the version that ended with %s comes back in an empty directory',
  async (tag) => {
    const from = readConfig({ DATA_DIR: join(directory, `from-${tag}`) })
    const db = await openDb(from)
    const client = await db.pool.connect()
    await migrate(drizzle({ client }), { migrationsFolder: await migrationsUpTo(tag) })
    await fillEveryTable(client)
    const before = await allRows(client)
    client.release()
    const file = await writeBackup(db, from, { kind: 'manual', at: new Date() })
    await db.close()

    const to = readConfig({ DATA_DIR: join(directory, `to-${tag}`) })
    expect(await restoreBackup(to, file!)).toBeNull()
    const back = await openDb(to)
    const restored = await back.pool.connect()
    expect(await allRows(restored)).toEqual(before)
    restored.release()
    await migrateDb(back)
    const { rows } = await back.pool.query('select count(*)::int as n from users')
    expect(rows).toEqual([{ n: 2 }])
    await back.close()
  },
)
