import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { migrateDb } from '../migrate.ts'
import { type Cluster, postgresTools, startCluster } from '../testing/cluster.ts'
import { subscribe } from '../testing/pay.ts'
import { PASSWORD, type TestServer, testServer } from '../testing/test-server.ts'
import { openDb } from './open.ts'

const tools = postgresTools()
const name = tools ? 'an owner migrates, a plain login serves' : 'two roles (skipped: no initdb in /usr/lib/postgresql)'

describe.skipIf(!tools)(name, () => {
  let cluster: Cluster
  let server: TestServer
  beforeAll(async () => {
    cluster = await startCluster(sure(tools))
    const databaseAdminUrl = await cluster.database('fulcrum')
    const databaseUrl = databaseAdminUrl.replace('keeper@', 'fulcrum_web@')
    const db = await openDb({ databaseUrl, databaseAdminUrl, dataDir: '' })
    await migrateDb(db)
    const owner = new Client({ connectionString: databaseAdminUrl })
    await owner.connect()
    await owner.query('create role fulcrum_web login; grant app_user, app_system to fulcrum_web')
    await owner.end()
    server = await testServer({ db })
  })
  afterAll(async () => {
    if (server) await rm(server.context.config.dataDir, { recursive: true, force: true })
    await server?.close()
    await cluster?.stop()
  })

  test('the whole of a life with the product works: plan, check-in, payment, copy, jobs, deletion, erasure', async () => {
    const person = await server.person()
    const today = server.context.now().toISOString().slice(0, 10)
    expect((await person.post('/api/generate-schedule', {})).status).toBe(200)
    expect((await person.put(`/api/check-ins/${today}`, { completed: true, notes: 'fine' })).status).toBe(200)
    await subscribe(server, person)
    expect((await person.post('/api/account/export')).status).toBe(200)
    for (const job of ['retention', 'reconcile'] as const) {
      await server.context.jobs.send(job)
      await server.context.jobs.drain(job)
    }
    expect((await person.post('/api/account/deletion', { password: PASSWORD })).status).toBe(200)
    await server.db.pool.query(`update users set deletion_requested_at = now() - interval '91 days' where id = $1`, [
      person.id,
    ])
    await server.context.jobs.send('erasure')
    await server.context.jobs.drain()
    const { rows } = await server.db.pool.query('select count(*)::int as n from users where id = $1', [person.id])
    expect(rows).toEqual([{ n: 0 }])
    expect((await server.db.pool.query(`select name from pgboss.job where state = 'failed'`)).rows).toEqual([])
    expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })

  test.each([
    'drop table users',
    'alter table users add column more text',
    'alter table users disable row level security',
    'drop policy own_rows on profiles',
    'truncate users',
    'create table public.mine (id int)',
    'drop table pgboss.job',
    'create role mine',
    'select rolpassword from pg_authid',
    'select * from drizzle.__drizzle_migrations',
  ])('the login may not: %s', async (statement) => {
    await expect(server.db.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('a login that may not act for a person gets no answer to anything, and is told why', async () => {
    const at = (user: string) => `postgres://${user}@127.0.0.1:${cluster.port}/fulcrum`
    const owner = new Client({ connectionString: at('keeper') })
    await owner.connect()
    await owner.query('create role stranger login')
    await owner.end()
    const db = await openDb({ databaseUrl: at('stranger'), dataDir: '' })
    let answered = false
    const asked = db.forUser(crypto.randomUUID(), async (queries) => {
      await queries.execute(sql`select 1`)
      answered = true
    })
    await expect(asked).rejects.toThrow('permission denied to set role "app_user"')
    expect(answered).toBe(false)
    await db.close()
  })

  test('a person sees one’s own rows, and writes no other’s', async () => {
    const [one, other] = [await server.person(), await server.person()]
    const seen = await server.db.forUser(one.id, (queries) => queries.execute(sql`select id from profiles`))
    expect(seen.rows).toEqual([{ id: one.id }])
    const changed = await server.db.forUser(one.id, (queries) =>
      queries.execute(sql`update profiles set name = 'Mine' where id = ${other.id}`),
    )
    expect(changed.rowCount).toBe(0)
    const all = await server.db.asSystem((queries) => queries.execute(sql`select id from profiles`))
    expect(all.rows.length).toBeGreaterThanOrEqual(2)
  })

  test('every table of ours has row rules, and the one rule of whoever serves', async () => {
    const { rows } = await server.db.pool.query<{ name: string; ruled: boolean; rules: string[] }>(
      `select c.relname as name, c.relrowsecurity as ruled,
         array(select p.cmd || ' ' || p.qual || ' ' || p.with_check from pg_policies p
           where p.schemaname = 'public' and p.tablename = c.relname and p.policyname = 'system_rows'
             and p.roles = '{app_system}') as rules
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    )
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) expect(row).toEqual({ name: row.name, ruled: true, rules: ['ALL true true'] })
  })
})
