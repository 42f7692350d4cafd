import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { databaseAt, testDb } from '../testing/database.ts'
import { type Db, openDb } from './open.ts'

const ADDRESS = process.env.TEST_POSTGRES

describe.skipIf(!ADDRESS)('behind a pooler', () => {
  let made: Db
  let pooled: Db
  beforeAll(async () => {
    made = await testDb()
    const { rows } = await made.pool.query<{ name: string }>('select current_database() as name')
    const databaseUrl = databaseAt(sure(ADDRESS), sure(rows[0]).name)
    pooled = await openDb({ databaseUrl, databasePooler: true, dataDir: '' })
  })
  afterAll(async () => {
    await pooled.close()
    await made.close()
  })

  test('no statement stays on a connection, whoever named it', async () => {
    const client = await pooled.pool.connect()
    try {
      const { rows } = await client.query({ name: 'mine', text: 'select $1::int as n', values: [7] })
      expect(rows).toEqual([{ n: 7 }])
      expect((await client.query('select name from pg_prepared_statements')).rows).toEqual([])
    } finally {
      client.release()
    }
  })

  test('nothing that is set for a person outlives the transaction', async () => {
    await pooled.forUser('00000000-0000-4000-8000-000000000001', (queries) => queries.execute('select 1'))
    for (const pool of Object.values(pooled.pools)) {
      const { rows } = await pool.query(
        `select current_user = session_user as self, coalesce(current_setting('app.user_id', true), '') as person, current_setting('lock_timeout') as waits`,
      )
      expect(rows).toEqual([{ self: true, person: '', waits: '0' }])
    }
  })
})
