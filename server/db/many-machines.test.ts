import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientBase } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { bareDb, databaseAt, testDb } from '../testing/database.ts'
import { type Sent, sentWhile } from '../testing/scans.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { liveWhole } from '../testing/whole-life.ts'
import { type Db, openDb } from './open.ts'
import { OWNED_TABLES, TRAINING_TABLES } from './owned-tables.ts'

/*
 * What a database over many machines (Citus) refuses, or answers by asking all of them: held here by rules, so that the tables
 * of training can be spread at any time. Each rule is shown to find what it looks for in the schema or the statements of before.
 */

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** The last form of the tables before these rules. */
const BEFORE = '0023_first_screen'

const training = new Set(TRAINING_TABLES)
const listed = TRAINING_TABLES.map((name) => `'${name}'`).join(', ')

/** What is in the way of spreading the tables of training by person, in a line each. */
async function inTheWay(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select 'rule with a subquery: ' || tablename as line from pg_policies
      where tablename in (${listed}) and (qual ~* 'select' or with_check ~* 'select')
    union select 'foreign key: ' || conname from pg_constraint
      where contype = 'f' and (conrelid::regclass::text in (${listed}) or confrelid::regclass::text in (${listed}))
    union select 'trigger: ' || tgname from pg_trigger where not tgisinternal and tgrelid::regclass::text in (${listed})
    union select 'unique without its person: ' || c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisunique and i.indrelid::regclass::text in (${listed})
        and not exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = 'user_id')
    order by 1`)
  return rows.map(({ line }) => line)
}

const TABLES = OWNED_TABLES.map(({ name }) => name)
const named = (text: string) =>
  TABLES.filter((name) => new RegExp(`(from|join|into|update)\\s+"?${name}\\b`, 'i').test(text))

/** Statements that one of several machines could not answer, in a line each. */
function astray(statements: readonly Sent[]): string[] {
  // Several statements in one message are several.
  const texts = statements.flatMap(({ text }) => text.split(';'))
  const joins = texts.filter((text) => {
    const kinds = new Set(named(text).map((name) => training.has(name)))
    return kinds.size > 1
  })
  // A time that each machine would read off its own clock.
  const clocks = texts.filter(
    (text) => /on conflict[\s\S]*do update[\s\S]*\bnow\(\)/i.test(text) && named(text).length > 0,
  )
  return [
    ...joins.map((text) => `both kinds: ${text.trim()}`),
    ...clocks.map((text) => `its own clock: ${text.trim()}`),
  ]
}

describe('the tables', () => {
  let db: Db
  let old: Db
  let folder: string
  beforeAll(async () => {
    db = await testDb()
    old = await bareDb()
    folder = await mkdtemp(join(tmpdir(), 'fulcrum-before-'))
    await mkdir(join(folder, 'meta'))
    const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[]
    }
    const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === BEFORE) + 1)
    for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await old.asOwner((client) => migrate(drizzle({ client }), { migrationsFolder: folder }))
  })
  afterAll(async () => {
    await db.close()
    await old.close()
    await rm(folder, { recursive: true })
  })

  test('have nothing that keeps them on one machine', async () => {
    expect(await inTheWay(db.pool)).toEqual([])
  })

  test('had: the rules find it in the form of before', async () => {
    const found = await inTheWay(old.pool)
    const { rows } = await old.pool.query<{ name: string }>('select tablename as name from pg_tables')
    const had = rows.flatMap(({ name }) => (TRAINING_TABLES.includes(name) ? [name] : []))
    expect(had.length).toBeGreaterThan(10)
    for (const name of had) expect(found).toContain(`foreign key: ${name}_user_id_users_id_fk`)
    expect(found).toContain('rule with a subquery: daily_checkins')
    expect(found).toContain('trigger: forget_packed_schedule')
  })

  test('would be found with a uniqueness that does not begin with its person', async () => {
    const found = await db.asOwner(async (client) => {
      await client.query('begin; create unique index one_a_day on plan_changes (date)')
      try {
        return await inTheWay(client)
      } finally {
        await client.query('rollback')
      }
    })
    expect(found).toEqual(['unique without its person: one_a_day'])
  })

  test('are all that names a person and is written day by day', async () => {
    const { rows } = await db.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id')
         and not exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f')`,
    )
    const alone = ['payments', 'erasures', 'verifications']
    expect(rows.map(({ name }) => name).sort()).toEqual([...TRAINING_TABLES, ...alone].sort())
  })
})

/** What says whose statements follow, and would not reach another machine: that is told by `set local` alone, in a message of its own. */
const untold = (statements: readonly Sent[]) =>
  statements
    .map(({ text }) => text)
    .filter((text) => /set_config\('(role|app\.user_id)'/.test(text) || (/set local/i.test(text) && text.includes(';')))

describe.skipIf(!process.env.TEST_POSTGRES)('where tables are spread', () => {
  let one: TestServer
  let server: TestServer
  beforeAll(async () => {
    one = await testServer()
    const { rows } = await one.db.pool.query<{ name: string }>('select current_database() as name')
    const databaseUrl = databaseAt(sure(process.env.TEST_POSTGRES), sure(rows[0]).name)
    server = await testServer({ db: await openDb({ databaseUrl, databaseSpread: true, dataDir: '' }) })
  })
  afterAll(async () => {
    await server.close()
    await one.close()
  })

  test('a whole life goes the way on which other machines hear whose it is', async () => {
    const sent = await sentWhile(() => liveWhole(server))
    expect(sent.filter(({ text }) => text === 'set local role app_user').length).toBeGreaterThan(20)
    expect(untold(sent)).toEqual([])
    expect(astray(sent)).toEqual([])
  })

  test('and on one machine it goes the shorter way, which would be noticed', async () => {
    const person = await one.person()
    expect(untold(await sentWhile(() => person.get('/api/check-ins')))).not.toEqual([])
  })
})

describe('the statements', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.close())

  test('of a life and of the jobs keep to one kind of table, and bring the time along', async () => {
    const sent = await sentWhile(() => liveWhole(server))
    const touched = new Set(sent.flatMap(({ text }) => text.split(';').flatMap(named)))
    for (const name of TRAINING_TABLES) expect(touched, name).toContain(name)
    expect(astray(sent)).toEqual([])
  })

  test.each([
    ['both kinds', `select p.name from profiles p left join generated_schedules g on g.user_id = p.id where p.id = $1`],
    ['both kinds', `begin; select 1 from "users" left join "generated_schedules" on true`],
    [
      'its own clock',
      `insert into "subscriptions" ("user_id") values ($1) on conflict ("user_id") do update set "updated_at" = now()`,
    ],
  ])('that did not are found: %s', (kind, text) => {
    expect(astray([{ text, values: [] }]).map((line) => line.split(':')[0])).toEqual([kind])
  })
})
