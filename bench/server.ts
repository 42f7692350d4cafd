/**
 * `node bench/server.ts [seconds] [filled]`: what one server answers in a second, how long it takes and what of its processor's time
 * (all its threads; in the embedded case its database too) a request costs, with 32 requests always under way: reading,
 * writing, planning, and signing in beside reading. DATABASE_URL measures PostgreSQL (an empty database, or with `filled` after
 * the seconds one that `npm run fill` has filled, of whose people some thousands take turns), else the embedded one. A table
 * beside the figures kept last time, and JSON in bench/results/server-<database>.json.
 */

import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { Client } from 'pg'
import { sure } from '../engine/sure.ts'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { freePort, ownServer } from '../scripts/own-server.ts'
import { PROFILE } from '../scripts/sample-profile.ts'
import { settledInTurn } from '../server/in-turn.ts'
import { tokenOf } from '../server/testing/crowd.ts'

const SECONDS = Number(process.argv[2] ?? 8)
const FILLED = process.argv[3] === 'filled'
/** Of a filled database so many people ask: more than its memory holds the pages of by chance. */
const ASKING = 5_000
const WARM_UP_S = 1
const AT_ONCE = 32
const SIGN_INS_PER_S = 50
const PASSWORD = 'Correct-horse7!'
const CHECK_IN = { completed: true, notes: 'Went well, legs a little sore.', tomorrow_schedule_notes: 'Early meeting.' }

type Person = { readonly email: string; readonly token: string }
type Call = {
  method: string
  path: string
  token?: string
  body?: unknown
  address?: string
  headers?: Record<string, string>
}
type Answer = { ms: number; text: string; etag: string | undefined }
type Row = {
  what: string
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  cpuUs?: number
  databaseUs?: number
}
type Kept = { readonly rows: readonly Row[]; readonly rssMb: number }
type Used = { readonly cpuUs: number; readonly rssBytes: number }

await buildIfStale()
const meterPort = await freePort()
const server = await ownServer({
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
  PERSON_LIMITS: 'off',
  NODE_OPTIONS: `--import=${new URL('cpu-meter.ts', import.meta.url).href}`,
  CPU_METER_PORT: String(meterPort),
})
const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE })
try {
  const people = FILLED ? await crowd() : await settledInTurn(Array.from({ length: AT_ONCE }), newPerson, { atOnce: 2 })
  const today = new Date().toISOString().slice(0, 10)
  const get =
    (path: string, headers = {}) =>
    ({ token }: Person): Call => ({ method: 'GET', path, token, headers })
  const gzip = { 'accept-encoding': 'gzip', 'accept-language': 'en-GB' }
  const reading = get('/api/profile')
  const tags = new Map<Person, string>()
  const known = people.slice(0, AT_ONCE)
  for (const one of known) tags.set(one, (await timed(get('/api/schedule', gzip)(one))).etag ?? '""')
  const rows: Row[] = [
    await flood('health', people, get('/api/health')),
    await flood('profile', people, reading),
    await flood('profile, gzip', people, get('/api/profile', gzip)),
    await flood('subscription', people, get('/api/check-subscription')),
    await flood('check-ins', people, get('/api/check-ins')),
    await flood('schedule, as it is', people, get('/api/schedule', { 'accept-language': 'en-GB' })),
    await flood('schedule, gzip', people, get('/api/schedule', gzip)),
    await flood('schedule, unchanged', known, (one) =>
      get('/api/schedule', { ...gzip, 'if-none-match': tags.get(one) })(one),
    ),
    await flood('check-in', people, ({ token }) => ({
      method: 'PUT',
      path: `/api/check-ins/${today}`,
      token,
      body: CHECK_IN,
    })),
    await flood('new plan', people, ({ token }) => ({
      method: 'POST',
      path: '/api/generate-schedule',
      token,
      body: {},
    })),
    ...(await signIns(people, reading)),
  ]
  const database = process.env.DATABASE_URL ? `PostgreSQL${FILLED ? '-filled' : ''}` : 'embedded'
  const load = loadavg().map((value) => Number(value.toFixed(1)))
  const rssMb = Math.round((await used()).rssBytes / 1e6)
  const directory = new URL('./results/', import.meta.url)
  const file = new URL(`server-${database.toLowerCase()}.json`, directory)
  const kept: Kept | null = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null
  console.log(
    `${database}, ${AT_ONCE} at once, ${SECONDS} s each; load of the machine ${load.join(' ')}; resident ${rssMb} MB${kept ? ` (before: ${kept.rssMb})` : ''}.`,
  )
  console.table(rows.map((one) => ({ ...one, cpuUsBefore: kept?.rows.find(({ what }) => what === one.what)?.cpuUs })))
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ database, load, rssMb, rows }, null, 2)}\n`)
} finally {
  agent.destroy()
  await server.stop()
}

/** What the server has used since it started. */
async function used(): Promise<Used> {
  return (await fetch(`http://127.0.0.1:${meterPort}/`)).json() as Promise<Used>
}

/** [us] that PostgreSQL on this machine has worked for the connections of this database; null where that cannot be told. */
async function databaseCpuUs(): Promise<number | null> {
  if (!process.env.DATABASE_URL || !existsSync('/proc/self/stat')) return null
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  const ticks = rows.map(({ pid }) => {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] : undefined
    const fields = stat?.split(' ') ?? []
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  })
  // A hundred ticks a second, as Linux counts them for programs.
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000
}

/** Some of those who pay, of all who fill the database. */
async function crowd(): Promise<Person[]> {
  const client = new Client({ connectionString: sure(process.env.DATABASE_URL) })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `select u.email from users u join subscriptions s on s.user_id = u.id
     where s.status = 'active' and u.email_verified and u.deletion_requested_at is null
       and (select count(*) from sessions where user_id = u.id) = 2 order by md5(u.id::text) limit $1`,
    [ASKING],
  )
  await client.end()
  return rows.map(({ email }) => ({ email, token: tokenOf(email) }))
}

async function newPerson(): Promise<Person> {
  const email = `${randomUUID()}@people.example`
  const signedUp = await timed({ method: 'POST', path: '/api/auth/sign-up', body: { email, password: PASSWORD } })
  const { token } = JSON.parse(signedUp.text) as { token: string }
  await timed({ method: 'PUT', path: '/api/profile', token, body: PROFILE })
  return { email, token }
}

/** As many requests as go through, each person's one after the other. */
async function flood(what: string, people: readonly Person[], call: (person: Person) => Call): Promise<Row> {
  const run = async (seconds: number) => {
    const took: number[] = []
    const until = performance.now() + seconds * 1000
    const loop = async (first: number) => {
      for (let at = first; performance.now() < until; at += AT_ONCE)
        took.push((await timed(call(sure(people[at % people.length])))).ms)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => loop(n)))
    return took
  }
  // The first of a kind are slower until their code is compiled.
  await run(WARM_UP_S)
  const [before, databaseBefore] = [await used(), await databaseCpuUs()]
  const took = await run(SECONDS)
  const each = (us: number) => Math.round(us / took.length)
  const cpuUs = each((await used()).cpuUs - before.cpuUs)
  const databaseUs = databaseBefore === null ? {} : { databaseUs: each(sure(await databaseCpuUs()) - databaseBefore) }
  return { ...row(what, took), cpuUs, ...databaseUs }
}

/** People sign in at an even pace while others read. */
async function signIns(people: readonly Person[], reading: (person: Person) => Call): Promise<Row[]> {
  const count = SECONDS * SIGN_INS_PER_S
  const begun = performance.now()
  const beside: number[] = []
  let done = false
  const reader = (async () => {
    for (let at = 0; !done; at += 1) {
      beside.push((await timed(reading(sure(people[at % people.length])))).ms)
      await sleep(5)
    }
  })()
  const all = Array.from({ length: count }, async (_, at) => {
    await sleep(begun + (at * 1000) / SIGN_INS_PER_S - performance.now())
    const { email } = sure(people[at % people.length])
    const address = `10.1.${at >> 8}.${at & 255}`
    return (await timed({ method: 'POST', path: '/api/auth/sign-in', body: { email, password: PASSWORD }, address })).ms
  })
  const took = await Promise.all(all)
  done = true
  await reader
  return [row(`sign-in, ${SIGN_INS_PER_S} a second asked`, took), row('reading beside it, one at a time', beside)]
}

/** One request and how long it took [ms]. @throws Error when it is not answered as it should be */
function timed({ method, path, token, body, address, headers: more }: Call): Promise<Answer> {
  const begun = performance.now()
  const headers = {
    'x-forwarded-for': address ?? `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...more,
  }
  return new Promise((resolve, reject) => {
    const call = request(server.address + path, { method, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const { statusCode, headers: answered } = response
        if (statusCode === 200 || statusCode === 304)
          resolve({ ms: performance.now() - begun, text, etag: answered.etag })
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text}`))
      })
    })
    call.on('error', reject)
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

function row(what: string, took: readonly number[]): Row {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1))
  return { what, perSecond: Math.round(took.length / SECONDS), p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
