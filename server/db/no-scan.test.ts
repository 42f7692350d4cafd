import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { eraseAgain } from '../account/deletion.ts'
import { resealAuthenticators } from '../auth/reseal.ts'
import { carryAllTrials } from '../billing/trial-store.ts'
import { resealCalendars } from '../calendar/addresses.ts'
import { QUEUE_NAMES } from '../jobs/queues.ts'
import { fillCrowd } from '../testing/crowd.ts'
import { testDb } from '../testing/database.ts'
import { fullScans, sentWhile, tablesWith, unindexedKeys } from '../testing/scans.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import type { Db } from './open.ts'
import { OWNED_TABLES, TRAINING_TABLES } from './owned-tables.ts'

const PEOPLE = 5_000

let db: Db
let server: TestServer
let tables: ReadonlySet<string>
beforeAll(async () => {
  db = await testDb()
  server = await testServer({ db })
  const { keys, now } = server.context
  await db.overMany(carryAllTrials)
  await db.asOwner(async (client) => {
    await client.query(`set fill.mark = '${keys.mark}'`)
    await fillCrowd(client, { people: PEOPLE, days: 4, at: now(), passwordHash: 'none' })
    // Plans are the most bytes of all, and the crowd has none yet.
    tables = new Set([...(await tablesWith(client, PEOPLE / 4)), ...TRAINING_TABLES])
  })
})
afterAll(() => server.close())

/** What a start asks of the database before it listens. */
async function start() {
  const { context } = server
  await resealAuthenticators(context)
  await resealCalendars(context)
  await db.overMany(carryAllTrials)
  await eraseAgain(context)
}

/** What the jobs that our code sends are about. */
async function orders(): Promise<Record<string, object>> {
  const { rows } = await db.pool.query(`select id from users where deletion_requested_at is null limit 1`)
  const { id: userId } = sure(rows[0])
  const { rows: runs } = await db.pool.query(
    `update data_exports set state = 'queued' where user_id in (select user_id from data_exports limit 1) returning user_id, run`,
  )
  return {
    export: { userId: runs[0].user_id, run: runs[0].run },
    'sync-customer': { customer: 'cus_fill_nobody' },
    'charge-given-back': { charge: 'ch_nobody' },
    'customer-email': { userId },
    'forget-customer': { customer: 'cus_fill_nobody' },
  }
}

/** Every kind of job, with work to do. */
async function allJobs(data: Record<string, object>) {
  const { jobs } = server.context
  for (const name of QUEUE_NAMES.filter(
    (each) => !['mail', 'sandbox-delivery', 'store-copy', 'maintenance'].includes(each),
  ))
    await jobs.send(name, data[name] ?? {})
  await jobs.drain()
}

const scansWhile = async (run: () => Promise<void>) => {
  const sent = await sentWhile(run)
  return { sent, scans: await db.asOwner((client) => fullScans(client, sent, tables)) }
}

test('every table that names people is of a size that would be noticed', () => {
  for (const { name } of OWNED_TABLES) expect([...tables], name).toContain(name)
})

test.each([
  'select id from users where name = $1',
  'select id from users where name = $1 order by id limit 50',
  'select count(*) from reminder_settings',
  `select p.name from profiles p join users u on u.id = p.id where u.name = $1`,
])('what reads a table whole is found: %s', async (text) => {
  const values = text.includes('$1') ? ['nobody'] : []
  expect(await db.asOwner((client) => fullScans(client, [{ text, values }], tables))).not.toEqual([])
})

test('no foreign key makes whoever goes cost a look at a whole table', async () => {
  expect(await unindexedKeys(db.pool)).toEqual([])
})

test('no query of a start reads a table of people whole', async () => {
  // The first start in a directory notes everybody who was ever erased.
  await start()
  const { sent, scans } = await scansWhile(start)
  expect(sent.length).toBeGreaterThan(4)
  expect(scans).toEqual([])
})

test('no query of a job reads a table of people whole, and one index less is noticed', async () => {
  // What a job asks is asked again, of the planner alone: the work is done once.
  const data = await orders()
  const { sent, scans } = await scansWhile(() => allJobs(data))
  expect(sent.length).toBeGreaterThan(100)
  expect(scans).toEqual([])
  for (const [index, table] of [
    ['users_deletion_requested_at', 'users'],
    ['subscriptions_trial_ends_at', 'subscriptions'],
    ['subscriptions_trial_started_at', 'subscriptions'],
    ['sessions_expires_at', 'sessions'],
    ['verifications_user_id', 'verifications'],
    ['coach_usage_day_user', 'coach_usage'],
    ['used_trials_user_id', 'used_trials'],
    ['payments_user_id', 'payments'],
    ['payments_paid_at', 'payments'],
    ['billing_syncs_due_at', 'billing_syncs'],
    ['calendar_entries_date', 'calendar_entries'],
    ['reminder_settings_due_at', 'reminder_settings'],
    ['reminders_sent_at', 'reminders'],
  ] as const) {
    const without = await db.asOwner(async (client) => {
      await client.query(`begin; drop index ${index}`)
      try {
        return await fullScans(client, sent, tables)
      } finally {
        await client.query('rollback')
      }
    })
    expect(
      without.map((line) => line.split(':')[0]),
      index,
    ).toContain(table)
  }
})

test('the work was really done', async () => {
  const count = async (text: string) => (await db.pool.query(`select count(*)::int as n from ${text}`)).rows[0].n
  expect(await count(`users where deletion_requested_at < now() - interval '91 days'`)).toBe(0)
  expect(await count('sessions where expires_at < now()')).toBe(0)
  expect(await count('users')).toBe(PEOPLE - PEOPLE / 1000)
})
