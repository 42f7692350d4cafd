import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import type { Db } from '../db/open.ts'
import { testDb } from '../testing/database.ts'
import { type Jobs, openJobs } from './jobs.ts'

let db: Db
let logged: string[]
const open: Jobs[] = []
beforeEach(async () => {
  db = await testDb()
  logged = []
})
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.stop()
  await db.close()
})

async function server(scheduled = false): Promise<Jobs> {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const jobs = await openJobs(db.pool, log, { scheduled })
  open.push(jobs)
  return jobs
}

const until = async (holds: () => boolean) => {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50))
}

test('two running servers on one database do each job once', async () => {
  const done: string[] = []
  const servers = [await server(), await server()]
  for (const [n, jobs] of servers.entries()) {
    jobs.handle('mail', async ({ data }) => {
      await new Promise((resolve) => setTimeout(resolve, 3))
      done.push(`${(data as { n: number }).n} by ${n}`)
    })
    await jobs.start()
  }
  for (let n = 0; n < 24; n += 1) await sure(servers[n % 2]).send('mail', { n })
  await until(() => done.length >= 24)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(done.map((line) => Number(line.split(' ')[0])).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, n) => n),
  )
})

test('what runs by itself is known to the queue once, however many servers start', async () => {
  for (const jobs of [await server(true), await server(true)]) {
    for (const name of ['reconcile', 'notices'] as const) jobs.handle(name, async () => {})
    await jobs.start()
  }
  const { rows } = await db.pool.query('select name, cron from pgboss.schedule order by name')
  expect(rows).toEqual([
    { name: 'notices', cron: '*/10 * * * *' },
    { name: 'reconcile', cron: '*/5 * * * *' },
  ])
})

test('a job that never succeeds is tried as often as its rules say, then given up and logged by kind and code alone', async () => {
  const jobs = await server()
  let tries = 0
  jobs.handle('notices', async () => {
    tries += 1
    throw Object.assign(new Error('canary@people.example was refused'), { code: 'EREFUSED' })
  })
  await jobs.send('notices', { to: 'canary@people.example' })
  for (let round = 0; round < 6; round += 1) {
    await jobs.drain()
    await db.pool.query(`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`)
  }
  expect(tries).toBe(4)
  expect(logged.filter((line) => line.includes('job given up'))).toHaveLength(1)
  expect(logged.join()).toContain('EREFUSED')
  expect(logged.join()).not.toContain('canary')
  const { rows } = await db.pool.query('select state, output::text from pgboss.job')
  expect(rows).toEqual([{ state: 'failed', output: expect.not.stringContaining('canary') }])
})

test('a statement of the queue that fails leaves the connection clean for the next', async () => {
  const jobs = await server()
  await expect(jobs.send('mail', { circular: 1n as never })).rejects.toThrow()
  await jobs.send('mail', {})
  expect((await db.pool.query(`select count(*)::int as n from pgboss.job`)).rows).toEqual([{ n: 1 }])
})
