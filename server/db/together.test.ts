import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb } from '../testing/database.ts'
import type { Db } from './open.ts'
import { together } from './together.ts'

let db: Db
beforeAll(async () => {
  db = await testDb()
})
afterAll(() => db?.close())

test('what is asked together is answered in its order, each seeing what came before it', async () => {
  const [, seen] = await db.asSystem((queries) =>
    together(queries, () => [
      queries.execute(sql`insert into installation (key, value) values ('first', '1')`),
      queries.execute(sql`select value from installation where key = 'first'`),
    ]),
  )
  expect(seen.rows).toEqual([{ value: '1' }])
})

test('a part that goes on asking after another has failed leaves nothing outside the transaction', async () => {
  const asked = db.asSystem((queries) => {
    const goesOn = async () => {
      await queries.execute(sql`select 1`)
      await delay(50)
      await queries.execute(sql`insert into installation (key, value) values ('late', '1')`)
    }
    return together(queries, () => [goesOn(), queries.execute(sql`select 1 / 0`)])
  })
  await expect(asked).rejects.toThrow()
  await delay(100)
  expect((await db.pool.query(`select from installation where key = 'late'`)).rowCount).toBe(0)
})
