/**
 * `node scripts/drill-export.ts [years]`: the copy of a full diary of ten years, and what it costs in memory beyond rest; exits
 * with 1 beyond 150 MB, however many years it holds.
 * DATABASE_URL names an empty PostgreSQL database.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { Client } from 'pg'
import { ownServer } from './own-server.ts'

const YEARS = Number(process.argv[2] ?? 10)
const DAYS = Math.round(YEARS * 365.25)
const BEYOND_MAX_MB = 150

/** Each day as full as it may be: two notes of a thousand characters in each of three entries, and two hundred sets. */
const DIARY = `
  with days as (select current_date - n as date, n from generate_series(1, $2::int) n),
    words as (select (select string_agg(md5(random()::text || n || w), ' ') from generate_series(1, 30) w) as said, date, n from days),
    done as (insert into workout_completions (user_id, date, notes, rpe, minutes, sets)
      select $1, date, said, 7, 60, (select json_agg(json_build_object('exerciseId', md5(s::text), 'reps', s, 'loadKg', s * 1.5, 'rir', 2))
        from generate_series(1, 200) s) from words),
    told as (insert into daily_checkins (user_id, date, notes, tomorrow_schedule_notes) select $1, date, said, said from words)
  insert into check_in_entries (user_id, date, notes, tomorrow_schedule_notes, created_at, updated_at)
    select $1, date, said, said, now(), now() from words, generate_series(1, 3)`

const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) throw new Error('DATABASE_URL must name an empty PostgreSQL database')
const server = await ownServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' })
try {
  const call = (path: string, token?: string, body?: object, method = body ? 'POST' : 'GET') =>
    fetch(server.address + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const account = { email: `${randomUUID()}@people.example`, password: 'Correct-horse7!' }
  const { token, user } = (await (await call('/api/auth/sign-up', undefined, account)).json()) as {
    token: string
    user: { id: string }
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(DIARY, [user.id, DAYS])
  await client.end()
  await delay(3_000)

  const restMb = rssMb()
  let peakMb = restMb
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, rssMb())
  }, 20)
  const begun = performance.now()
  let slowestMs = 0
  let answer = await call('/api/account/export', token, undefined, 'POST')
  while (answer.status === 202) {
    const asked = performance.now()
    const { state } = (await (await call('/api/account/export/state', token)).json()) as { state: string }
    slowestMs = Math.max(slowestMs, performance.now() - asked)
    if (state === 'failed') throw new Error('the copy could not be made')
    if (state === 'ready') answer = await call('/api/account/export/file', token)
    else await delay(200)
  }
  if (answer.status !== 200) throw new Error(`the copy was answered with ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const seconds = (performance.now() - begun) / 1000
  clearInterval(sampling)

  const everything = JSON.parse(new TextDecoder().decode(unzipSync(bytes)['everything.json']))
  const told = [
    everything.workout_completions.length,
    everything.daily_checkins.length,
    everything.check_in_entries.length,
  ]
  const whole = JSON.stringify(told) === JSON.stringify([DAYS, DAYS, 3 * DAYS])
  const beyond = peakMb - restMb
  console.table({
    days: DAYS,
    'archive MB': mb(bytes.length),
    'rows whole': whole,
    seconds: Number(seconds.toFixed(1)),
    'slowest look at its state, ms': Math.round(slowestMs),
    'at rest MB': Math.round(restMb),
    'beyond rest MB': Math.round(beyond),
  })
  process.exitCode = whole && beyond <= BEYOND_MAX_MB ? 0 : 1
} finally {
  await server.stop()
}

function rssMb(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
}

function mb(bytes: number): number {
  return Number((bytes / 1e6).toFixed(1))
}
