import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { migrateDb } from '../migrate.ts'
import {
  type Cluster,
  directoryOfItsOwn,
  postgresTools,
  runCluster,
  shellAsPostgres,
  startCluster,
} from '../testing/cluster.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { openDb, type Queries } from './open.ts'

const tools = postgresTools()

/** PostgreSQL and a copy that follows it by streaming replication. */
describe.skipIf(!tools)(tools ? 'a copy' : 'a copy (skipped: no initdb in /usr/lib/postgresql)', () => {
  let main: Cluster
  let copy: Cluster
  let place: string
  let server: TestServer
  beforeAll(async () => {
    main = await startCluster(sure(tools), { wal_level: 'replica' })
    await ask(main, 'postgres', 'create database fulcrum')
    place = directoryOfItsOwn()
    shellAsPostgres(
      sure(tools),
      `pg_basebackup --write-recovery-conf --checkpoint=fast --pgdata=${join(place, 'data')}`,
      {
        ...{ PGHOST: '127.0.0.1', PGPORT: String(main.port), PGUSER: 'postgres' },
      },
    )
    copy = await runCluster(sure(tools), join(place, 'data'), { hot_standby: 'on' })
    const at = (port: number) => `postgres://postgres@127.0.0.1:${port}/fulcrum`
    const db = await openDb({ databaseUrl: at(main.port), databaseReplicaUrl: at(copy.port), dataDir: '' })
    await migrateDb(db)
    server = await testServer({ db })
  })
  afterAll(async () => {
    await server?.close()
    await copy?.stop()
    await main?.stop()
    await rm(place, { recursive: true, force: true })
  })

  /** How many people a read finds, and whether the copy told. */
  const told = () =>
    server.db.reading(async (queries: Queries) => {
      const { rows } = await queries.execute<{ people: number; copied: boolean }>(
        'select count(*)::int as people, pg_is_in_recovery() as copied from users',
      )
      return sure(rows[0])
    })

  test('is read where reading may be late, and what was just written is there', async () => {
    for (let people = 1; people <= 20; people += 1) {
      await server.db.pool.query('insert into users (email) values (gen_random_uuid()::text)')
      expect(await told()).toEqual({ people, copied: true })
    }
  })

  test('tells a person of their past years, and of nobody else’s', async () => {
    const [one, other] = [await server.person(), await server.person()]
    const own = (id: string) =>
      server.db.readingFor(id, async (queries: Queries) => {
        const { rows } = await queries.execute<{ ids: string[]; copied: boolean }>(
          'select array_agg(id) as ids, pg_is_in_recovery() as copied from profiles',
        )
        return sure(rows[0])
      })
    for (const { id } of [one, other]) expect(await own(id)).toEqual({ ids: [id], copied: true })
    const { rows } = await sure(server.db.pools.copy).query('select current_user = session_user as self')
    expect(rows).toEqual([{ self: true }])
    expect((await one.get('/api/plan-blocks')).status).toBe(200)
  })

  test('makes the whole of a person’s export', async () => {
    const person = await server.person()
    await person.put(`/api/check-ins/${server.context.now().toISOString().slice(0, 10)}`, {
      completed: true,
      notes: 'just now',
    })
    const before = Number(
      (
        await ask(copy, 'fulcrum', 'select xact_commit as n from pg_stat_database where datname = current_database()')
      )[0]?.n,
    )
    const file = Buffer.from(await (await person.post('/api/account/export')).arrayBuffer())
    expect(file.length).toBeGreaterThan(1_000)
    const after = Number(
      (
        await ask(copy, 'fulcrum', 'select xact_commit as n from pg_stat_database where datname = current_database()')
      )[0]?.n,
    )
    expect(after).toBeGreaterThan(before)
  })

  test('that is behind is not asked: the database itself answers', async () => {
    await ask(copy, 'fulcrum', 'select pg_wal_replay_pause()')
    const { people } = await told()
    await server.db.pool.query('insert into users (email) values (gen_random_uuid()::text)')
    expect(await told()).toEqual({ people: people + 1, copied: false })
    await ask(copy, 'fulcrum', 'select pg_wal_replay_resume()')
    expect(await told()).toEqual({ people: people + 1, copied: true })
  })

  test('that was made the database itself, or is gone, keeps nobody from an answer', async () => {
    await ask(copy, 'fulcrum', 'select pg_promote()')
    expect(await told()).toMatchObject({ copied: false })
    await copy.stop()
    expect(await told()).toMatchObject({ copied: false })
  })
})

async function ask({ port }: Cluster, database: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/${database}` })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
