import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const DAY = 86_400_000
/** [days] Years are not all of one length. */
const MARGIN = 2

test.each([
  // table, how many days it keeps a row, and a row of a person as of an instant
  [
    'payments',
    7 * 365,
    "(invoice_id, user_id, stripe_customer_id, amount_cents, currency, paid_at) values (ANY, WHO, ANY, 999, 'usd', AT)",
  ],
  ['security_events', 365, "(user_id, event, at) values (WHO, 'sign-in', AT)"],
  ['stripe_events', 30, "(id, type, received_at) values (ANY, 'invoice.paid', AT)"],
  ['coach_answers', 30, "(user_id, key, kind, outcome, sent, asked_at) values (WHO, ANY, 'words', 'used', '', AT)"],
  [
    'webhook_deliveries',
    30,
    "(user_id, webhook_id, kind, body, state, created_at) values (WHO, ANY, 'plan.changed', '{}', 'delivered', AT)",
  ],
  ['sessions', 0, '(user_id, token, expires_at) values (WHO, ANY, AT)'],
  ['verifications', 0, "(identifier, value, expires_at) values (ANY, '', AT)"],
  [
    'program_tokens',
    0,
    "(user_id, token_hash, name, scopes, expires_at, created_at) values (WHO, ANY, '', '[]', AT, AT)",
  ],
  [
    'program_proposals',
    14,
    "(user_id, program, date, change, seen, created_at) values (WHO, '', '2100-01-01', '{}', 0, AT)",
  ],
  ['email_changes', 0, '(user_id, email, token_hash, expires_at) values (WHO, ANY, ANY, AT)'],
])('%s: what is kept for longer than %i days goes, and nothing else', async (table, days, row) => {
  const { db, now, jobs } = server.context
  const put = async (ago: number) => {
    const { id } = await server.person()
    const at = new Date(now().getTime() - ago * DAY).toISOString()
    const values = row
      .replaceAll('WHO', `'${id}'`)
      .replaceAll('ANY', 'gen_random_uuid()')
      .replaceAll(/\bAT\b/g, `'${at}'`)
    await db.pool.query(`insert into ${table} ${values}`)
    return at
  }
  const [young, old] = [await put(days - MARGIN), await put(days + MARGIN)]
  await jobs.send('retention')
  await jobs.drain('retention')
  const left = JSON.stringify((await db.pool.query(`select * from ${table}`)).rows)
  expect(left).toContain(young)
  expect(left).not.toContain(old)
})

test('what calendars were told goes four weeks after the day, also where thousands were told of one day', async () => {
  const { db, now, jobs } = server.context
  const dayOf = (ago: number) => new Date(now().getTime() - ago * DAY).toISOString().slice(0, 10)
  for (const [people, ago] of [
    [5_000, 28 + MARGIN],
    [3, 28 - MARGIN],
  ] as const)
    await db.pool.query(
      `insert into calendar_entries (user_id, date, sequence, content_hash, duration_min, cancelled, revised_at)
       select gen_random_uuid(), $1, 0, '', 30, false, now() from generate_series(1, $2)`,
      [dayOf(ago), people],
    )
  await jobs.send('retention')
  await jobs.drain('retention')
  const { rows } = await db.pool.query('select date::text as date, count(*)::int as n from calendar_entries group by 1')
  expect(rows).toEqual([{ date: dayOf(28 - MARGIN), n: 3 }])
})

test('of the events of an account the newest thousand are kept, of everybody their own', async () => {
  const { db, now, jobs } = server.context
  const [busy, quiet] = [await server.person(), await server.person()]
  const count = async (id: string) =>
    (await db.pool.query('select count(*)::int as n, min(at) as oldest from security_events where user_id = $1', [id]))
      .rows[0] as { n: number; oldest: Date }
  await db.pool.query(
    `insert into security_events (user_id, event, at)
     select $1, 'sign-in', $2::timestamptz - n * interval '1 minute' from generate_series(1, 1500) n`,
    [busy.id, now().toISOString()],
  )
  const before = await count(quiet.id)
  await jobs.send('retention')
  await jobs.drain('retention')
  const { n, oldest } = await count(busy.id)
  expect(n).toBe(1000)
  expect(oldest.getTime()).toBeGreaterThan(now().getTime() - 1001 * 60_000)
  expect(await count(quiet.id)).toEqual(before)
})
