/**
 * `npm run fill -- 200000 [days]`: fills an empty PostgreSQL (DATABASE_URL) with so many believable people and days of check-ins
 * (default 30), for measuring: `node bench/server.ts 8 filled` then asks as they would. Everybody has the same password, so it
 * refuses a database in which anybody is.
 */
import { pino } from 'pino'
import { sure } from '../engine/sure.ts'
import { hashPassword } from '../server/auth/password-hash.ts'
import { carryAllTrials } from '../server/billing/trial-store.ts'
import { realClock } from '../server/clock.ts'
import { readConfig, StartError } from '../server/config.ts'
import { assembleContext } from '../server/create-context.ts'
import { openDb } from '../server/db/open.ts'
import { openJobs } from '../server/jobs/jobs.ts'
import { createMetrics } from '../server/metrics/metrics.ts'
import { migrateDb } from '../server/migrate.ts'
import { currentPlan } from '../server/schedule/current.ts'
import { CROWD_PASSWORD, fillCrowd } from '../server/testing/crowd.ts'
import { copyPlans } from '../server/testing/crowd-plans.ts'

/** People whose plans are made; everybody else has a copy of one of them. */
const PLANNED = 12

const people = Number(process.argv[2])
const days = Number(process.argv[3] ?? 30)
if (!(people >= PLANNED && days > 0)) throw new RangeError('Cannot fill: say how many people, 12 or more')
const config = readConfig(process.env)
if (!config.databaseUrl) throw new StartError('DATABASE_URL: set it to an empty database on PostgreSQL.')
const db = await openDb(config)
const log = pino({ level: 'silent' })
await migrateDb(db)
// Nobody's trial is to be carried over from before.
await db.overMany(carryAllTrials)
const { rows } = await db.pool.query('select from users limit 1')
if (rows.length > 0) throw new StartError('DATABASE_URL: somebody is in this database. Nothing was filled.')
const jobs = await openJobs(db.pool, log, { scheduled: false })
const transport = async () => {}
const context = await assembleContext({
  ...{ config, db, jobs, transport, log, clock: realClock, metrics: createMetrics() },
})
const begun = performance.now()
const crowd = { people, days, at: context.now(), passwordHash: await hashPassword(CROWD_PASSWORD) }
await db.asOwner(async (client) => {
  await client.query(`set fill.mark = '${context.keys.mark}'`)
  await fillCrowd(client, crowd)
})
const planned = await db.pool.query<{ id: string }>(
  `select id from users where email_verified and deletion_requested_at is null limit ${PLANNED}`,
)
for (const { id } of planned.rows)
  await currentPlan(context, { id, timeZone: 'Europe/Berlin', languages: 'en-GB' }, true)
await db.asOwner((client) => copyPlans(client, { people, at: context.now() }))
const size = await db.pool.query<{ size: string }>(
  'select pg_size_pretty(pg_database_size(current_database())) as size',
)
console.log(
  `${people} people with ${days} days: ${sure(size.rows[0]).size} in ${Math.round((performance.now() - begun) / 1000)} s. Password of all: ${CROWD_PASSWORD}`,
)
await context.engine.stop()
await jobs.stop()
await db.close()
