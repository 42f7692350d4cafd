import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDb } from '../testing/database.ts'
import type { Db } from './open.ts'

describe.skipIf(!process.env.TEST_POSTGRES)('a connection that is lost', () => {
  let db: Db
  beforeAll(async () => {
    db = await testDb()
  })
  afterAll(() => db.close())

  test('between two statements fails what was under way, and neither the process nor the next', async () => {
    const lost = db.asSystem(async (queries) => {
      const { rows } = await queries.execute<{ pid: number }>('select pg_backend_pid() as pid')
      await db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sleep(200)
      await queries.execute('select 1')
    })
    await expect(lost).rejects.toThrow()
    expect((await db.asSystem((queries) => queries.execute('select 1 as n'))).rows).toEqual([{ n: 1 }])
  })
})
