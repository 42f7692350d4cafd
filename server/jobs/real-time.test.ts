import { expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { testServer } from '../testing/test-server.ts'

const DAY = 86_400_000

test('a clock that was moved in the sandbox erases nobody and forgets nothing', async () => {
  const server = await testServer({ realTime: true })
  const person = await server.person()
  const answer = await person.post('/api/account/deletion', { password: 'Correct-horse7!' })
  expect(answer.status).toBe(200)
  await server.db.pool.query(
    `insert into payments (invoice_id, user_id, stripe_customer_id, amount_cents, currency, paid_at)
     values ('in_1', $1, 'cus_1', 999, 'usd', now())`,
    [person.id],
  )
  await sure(server.context.sandbox?.advance)(8 * 366 * DAY)
  for (const name of ['erasure', 'retention'] as const) {
    await server.context.jobs.send(name)
    await server.context.jobs.drain(name)
  }
  const count = async (table: string) =>
    (await server.db.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
  expect([await count('users'), await count('payments')]).toEqual([1, 1])
  await server.close()
})
