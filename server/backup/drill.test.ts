import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { readConfig } from '../config.ts'
import { openDb } from '../db/open.ts'
import { migrateDb } from '../migrate.ts'
import { allRows, fillEveryTable } from '../testing/all-rows.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { type Cluster, postgresTools, startCluster } from '../testing/cluster.ts'
import { bringToToday } from './bring-to-today.ts'
import { restoreBackup, writeBackup } from './embedded.ts'
import { dumpPostgres, restorePostgres } from './postgres.ts'

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
const JOURNAL = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string }[]
}
/** Every state that a version of the product left its database in; before the first there were no tables. */
const STATES = JOURNAL.entries.map(({ tag }) => tag).slice(1)
/** By day the first, the newest and some between, for each goes through all migrations after it: ALL_STATES=1 tries every one. */
const TRIED = process.env.ALL_STATES ? STATES : STATES.filter((_, nth) => nth % 12 === 0 || nth >= STATES.length - 2)

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

/** How many rows a later form must have: a migration may add columns, schedules are made again after an upgrade, and every customer gets a row of when they were read. */
function rowCounts(before: Record<string, string>): Record<string, unknown> {
  const kept = Object.entries(before).filter(([table]) => !/schedules|drizzle|billing_syncs/.test(table))
  return Object.fromEntries(kept.map(([table, sum]) => [table, expect.stringMatching(`^${sum.split(' ')[0]} `)]))
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
    old = await startCluster(sure(tools))
    empty = await startCluster(sure(tools))
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
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const to = await empty.database('fulcrum')
    await restorePostgres({ dataDir: join(directory, 'to'), databaseUrl: to }, file)
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
    const seen = await back.forUser(sure(rows[0]).id, (queries) =>
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

  test('a restore waits for no server: it is refused while others are connected, and goes on where that is asked for', {
    tags: 'night',
  }, async () => {
    const address = await empty.database('served')
    await ofToday(address)
    const place = { dataDir: join(directory, 'served'), databaseUrl: address }
    const file = await dumpPostgres(place, new Date())
    await onClient(address, async (client) => {
      await client.query(`delete from users`)
      await expect(restorePostgres(place, file)).rejects.toThrow(
        /^DATABASE_URL: 1 other session is connected [^\n]+ --despite-sessions [^\n]+\.$/,
      )
      expect((await client.query('select from users')).rowCount).toBe(0)
      await restorePostgres(place, file, { despiteSessions: true })
      expect((await client.query('select from users')).rowCount).toBe(2)
    })
  })

  test('who was erased since the backup stays so, though the machine that restores never heard of it', async () => {
    const address = await empty.database('erased_since')
    await ofToday(address)
    const file = await dumpPostgres({ dataDir: join(directory, 'erased-before'), databaseUrl: address }, new Date())
    const { rows } = await onClient(address, (client) =>
      client.query(`with gone as (delete from users where id = (select min(id::text)::uuid from users) returning id)
        insert into erasures (user_id, erased_at) select id, now() from gone returning user_id as id`),
    )
    const place = { dataDir: join(directory, 'new-machine'), databaseUrl: address }
    await restorePostgres(place, file)
    expect(await readFile(join(place.dataDir, 'erased.txt'), 'utf8')).toContain(rows[0].id)
    const db = await openDb(place)
    expect(await bringToToday(db, place)).toEqual({ people: 1, erasedAgain: 1 })
    await db.close()
  })

  test('a dump in which one bit is another is refused by its checksum; one without a checksum is told of', {
    tags: 'night',
  }, async () => {
    const address = await empty.database('flipped')
    await ofToday(address)
    const place = { dataDir: join(directory, 'flipped'), databaseUrl: address }
    const file = await dumpPostgres(place, new Date())
    expect(await restorePostgres(place, file)).toEqual([])
    const bytes = await readFile(file)
    // The hour of the dump, which no table of its content guards.
    bytes[40] = sure(bytes[40]) ^ 1
    await writeFile(file, bytes)
    await expect(restorePostgres(place, file)).rejects.toThrow('tells another checksum. Nothing was changed.')
    bytes[40] = sure(bytes[40]) ^ 1
    await writeFile(file, bytes)
    await rm(`${file}.sha256`)
    expect(await restorePostgres(place, file)).toEqual([expect.stringContaining(`There is no ${file}.sha256`)])
  })

  test('a dump that fails leaves no file that looks like one', async () => {
    const address = await empty.database('forbidden')
    await ofToday(address)
    await onClient(address, (client) => client.query('create role nosy login'))
    const place = { dataDir: join(directory, 'forbidden'), databaseUrl: address.replace('keeper@', 'nosy@') }
    await expect(dumpPostgres(place, new Date())).rejects.toThrow(/^pg_dump: [^\n]*permission denied[^\n]*\.$/)
    expect(await readdir(join(place.dataDir, 'backups'))).toEqual([])
  })

  test.each(TRIED)('a backup of the version that ended with %s comes back and is brought to today', async (tag) => {
    const from = await old.database(`at_${tag}`)
    await asOf(tag, from)
    const before = await onClient(from, allRows)
    const dataDir = join(directory, tag)
    const file = await dumpPostgres({ dataDir, databaseUrl: from }, new Date())
    const to = await empty.database(`at_${tag}`)
    await restorePostgres({ dataDir, databaseUrl: to }, file)
    expect(await onClient(to, allRows)).toEqual(before)
    await migrated(to)
    const after = await onClient(to, allRows)
    expect(after).toMatchObject(rowCounts(before))
    await migrated(from)
    expect(Object.keys(after)).toEqual(Object.keys(await onClient(from, allRows)))
  })
})

describe('embedded', { tags: 'night' }, () => {
  // One that is made anew takes five seconds of work: both begin with a copy of the same.
  const bare = () => join(directory, 'bare')
  beforeAll(async () => {
    const db = await openDb(readConfig({ DATA_DIR: bare() }))
    await db.close()
  })

  test.each([sure(STATES[0]), sure(STATES.at(-1))])(
    'a backup of the version that ended with %s comes back in an empty directory',
    async (tag) => {
      const from = readConfig({ DATA_DIR: join(directory, `from-${tag}`) })
      await cp(bare(), from.dataDir, { recursive: true })
      const db = await openDb(from)
      const client = await db.pool.connect()
      await migrate(drizzle({ client }), { migrationsFolder: await migrationsUpTo(tag) })
      await fillEveryTable(client)
      const before = await allRows(client)
      client.release()
      const file = await writeBackup(db, from, { kind: 'manual', at: new Date() })
      await db.close()

      const to = readConfig({ DATA_DIR: join(directory, `to-${tag}`) })
      expect(await restoreBackup(to, sure(file))).toEqual({ people: 2, erasedAgain: 0, aside: null })
      const back = await openDb(to)
      const restored = await back.pool.connect()
      const after = await allRows(restored)
      restored.release()
      await back.close()
      expect(after).toMatchObject(rowCounts(before))
    },
  )
})
