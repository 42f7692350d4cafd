/**
 * `node bench/jobs.ts`: a start and every kind of job on a database that `npm run fill` has filled (DATABASE_URL): how long each
 * takes, and where the planner, left free, reads a person-sized table whole. What was due is done afterwards: fill anew to
 * measure again. JSON in bench/results/jobs.json.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { sure } from '../engine/sure.ts'
import { eraseAgain } from '../server/account/deletion.ts'
import { resealAuthenticators } from '../server/auth/reseal.ts'
import { carryAllTrials } from '../server/billing/trial-store.ts'
import { resealCalendars } from '../server/calendar/addresses.ts'
import { realClock } from '../server/clock.ts'
import { readConfig, StartError } from '../server/config.ts'
import { assembleContext } from '../server/create-context.ts'
import { openDb } from '../server/db/open.ts'
import { openJobs } from '../server/jobs/jobs.ts'
import { QUEUE_NAMES } from '../server/jobs/queues.ts'
import { createMetrics } from '../server/metrics/metrics.ts'
import { fullScans, type Sent, sentWhile, tablesWith } from '../server/testing/scans.ts'

/** Jobs of the embedded database, of copies and of the sandbox alone: nothing of theirs grows with people here. */
const APART = ['sandbox-delivery', 'store-copy', 'maintenance']

const dataDir = mkdtempSync(join(tmpdir(), 'fulcrum-jobs-'))
const config = readConfig({ ...process.env, DATA_DIR: dataDir })
if (!config.databaseUrl) throw new StartError('DATABASE_URL: set it to a database that `npm run fill` has filled.')
const db = await openDb(config)
const log = pino({ level: 'silent' })
const failed: string[] = []
const metrics = createMetrics()
const jobs = await openJobs(db.jobsPool, log, {
  scheduled: false,
  watch: (name, outcome) => void (outcome === 'done' || failed.push(name)),
})
const context = await assembleContext({
  ...{ config, db, jobs, transport: async () => {}, log, clock: realClock, metrics },
})
const people = await count('users')
const orders = await ordersOf()
const tables = await db.asOwner((client) => tablesWith(client, people / 4))
const rows: { what: string; seconds: number; did: string }[] = []
const scans: string[] = []

await timed('first start in a directory', start, async () => `${await count('erasures')} ever erased`)
await timed('start', start, async () => 'the same')
// Mails last: they are what the other jobs leave.
for (const name of [...QUEUE_NAMES.filter((each) => each !== 'mail' && !APART.includes(each)), 'mail'] as const) {
  const before = await counts()
  const work = async () => {
    if (name !== 'mail') await jobs.send(name, orders[name] ?? {})
    await jobs.drain(name)
  }
  await timed(name, work, async () => changed(before, await counts()))
}
console.table(rows)
console.log(
  scans.length > 0
    ? `Read whole, as the planner likes it:\n${scans.join('\n')}`
    : `No table of ${people} people is read whole.`,
)
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
const directory = new URL('./results/', import.meta.url)
mkdirSync(directory, { recursive: true })
writeFileSync(new URL('jobs.json', directory), `${JSON.stringify({ people, rows, scans, failed }, null, 2)}\n`)
await context.engine.stop()
await jobs.stop()
await db.close()
rmSync(dataDir, { recursive: true })

/** What a start asks of the database before it listens. */
async function start(): Promise<void> {
  await resealAuthenticators(context)
  await resealCalendars(context)
  await db.overMany(carryAllTrials)
  await eraseAgain(context)
}

async function timed(what: string, run: () => Promise<void>, did: () => Promise<string>): Promise<void> {
  let seconds = 0
  const sent: Sent[] = await sentWhile(async () => {
    const begun = performance.now()
    await run()
    seconds = Number(((performance.now() - begun) / 1000).toFixed(2))
  })
  rows.push({ what, seconds, did: await did() })
  for (const line of await db.asOwner((client) => fullScans(client, sent, tables, 'where-small')))
    scans.push(`${what}: ${line}`)
}

/** What the jobs that our code sends are about. */
async function ordersOf(): Promise<Record<string, object>> {
  const { rows: some } = await db.pool.query('select id from users where deletion_requested_at is null limit 1')
  const userId = sure(some[0]).id
  const { rows: runs } = await db.pool.query(
    `update data_exports set state = 'queued' where user_id in (select user_id from data_exports where expires_at > now() limit 1)
     returning user_id, run`,
  )
  return {
    export: { userId: sure(runs[0]).user_id, run: sure(runs[0]).run },
    'sync-customer': { customer: 'cus_fill_nobody' },
    'charge-given-back': { charge: 'ch_nobody' },
    'customer-email': { userId },
    'forget-customer': { customer: 'cus_fill_nobody' },
  }
}

async function count(table: string): Promise<number> {
  return sure((await db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]).n
}

/** Rows of what a job may take away or add. */
async function counts(): Promise<Record<string, number>> {
  const of = [
    'users',
    'sessions',
    'verifications',
    'rate_limits',
    'calendar_entries',
    'coach_usage',
    'notices',
    'pgboss.job',
  ]
  return Object.fromEntries(await Promise.all(of.map(async (table) => [table, await count(table)] as const)))
}

function changed(before: Record<string, number>, after: Record<string, number>): string {
  const rows = Object.entries(before).map(([table, n]) => [table, (after[table] ?? 0) - n] as const)
  return rows
    .filter(([, more]) => more !== 0)
    .map(([table, more]) => `${table} ${more > 0 ? '+' : ''}${more}`)
    .join(', ')
}
