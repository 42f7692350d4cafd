import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { migrateDb } from '../migrate.ts'
import { type Cluster, postgresTools, startCluster } from '../testing/cluster.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { liveWhole } from '../testing/whole-life.ts'
import { distributeTraining } from './distribute.ts'
import { openDb } from './open.ts'
import { TRAINING_TABLES } from './owned-tables.ts'

const tools = postgresTools()
const isThere = tools !== null && existsSync(join(tools, '../lib/citus.so'))

/** A coordinator and two workers, where this machine has Citus. */
describe.skipIf(!isThere)(isThere ? 'on three machines' : 'on three machines (skipped: no Citus)', () => {
  const clusters: Cluster[] = []
  let server: TestServer
  let owner: Client
  beforeAll(async () => {
    for (let n = 0; n < 3; n += 1)
      clusters.push(
        await startCluster(sure(tools), {
          shared_preload_libraries: 'citus',
          'citus.node_connection_timeout': '30000',
          'citus.local_hostname': '127.0.0.1',
          // On one machine, and no certificates.
          'citus.node_conninfo': 'sslmode=disable',
        }),
      )
    const at = ({ port }: Cluster, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
    for (const cluster of clusters) {
      await ask(at(cluster, 'postgres'), 'create database fulcrum')
      await ask(at(cluster, 'fulcrum'), 'create extension citus')
    }
    const [coordinator, ...workers] = clusters
    const databaseUrl = at(sure(coordinator), 'fulcrum')
    owner = new Client({ connectionString: databaseUrl })
    await owner.connect()
    await owner.query(`select citus_set_coordinator_host('127.0.0.1', ${sure(coordinator).port})`)
    for (const { port } of workers) await owner.query(`select citus_add_node('127.0.0.1', ${port})`)
    const plain = await openDb({ databaseUrl, dataDir: '' })
    await migrateDb(plain)
    await plain.close()
    expect(await distributeTraining(owner)).toEqual(TRAINING_TABLES)
    expect(await distributeTraining(owner)).toEqual([])
    server = await testServer({ db: await openDb({ databaseUrl, databaseSpread: true, dataDir: '' }) })
  })
  afterAll(async () => {
    if (server) await rm(server.context.config.dataDir, { recursive: true, force: true })
    await server?.close()
    await owner?.end()
    for (const cluster of clusters) await cluster.stop()
  })

  test('a whole life works, and its erasure leaves nothing on any of them', async () => {
    const id = await liveWhole(server)
    for (const table of [...TRAINING_TABLES, 'users', 'profiles', 'sessions']) {
      const { rows } = await owner.query(`select count(*)::int as n from ${table} t where t::text like $1`, [`%${id}%`])
      expect(rows, table).toEqual([{ n: 0 }])
    }
    expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })

  test('a person sees their own rows alone, on whichever machine they lie', async () => {
    const people = await Promise.all([server.person(), server.person(), server.person()])
    const today = server.context.now().toISOString().slice(0, 10)
    for (const { put } of people)
      expect((await put(`/api/check-ins/${today}`, { completed: true, notes: 'fine' })).status).toBe(200)
    for (const { id } of people) {
      const { rows } = await server.db.forUser(id, (queries) =>
        queries.execute(sql`select user_id from workout_completions`),
      )
      expect(rows).toEqual([{ user_id: id }])
    }
    const { rows } = await owner.query('select count(distinct nodeport)::int as n from citus_shards')
    expect(rows).toEqual([{ n: 2 }])
  })
})

async function ask(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
