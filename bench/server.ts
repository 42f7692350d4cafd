/**
 * `node bench/server.ts [seconds] [filled]`: what one server answers in a second, how long it takes and what of its processor's time
 * (all its threads; in the embedded case its database too) a request costs, with 32 requests always under way: reading,
 * writing, planning, and signing in beside reading. DATABASE_URL measures PostgreSQL (an empty database, or with `filled` after
 * the seconds one that `npm run fill` has filled, of whose people some thousands take turns), else the embedded one. A table
 * beside the figures kept last time, and JSON in bench/results/server-<database>.json.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { sure } from '../engine/sure.ts'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { AT_ONCE, askedServer, type Call, databaseCpuUs, PASSWORD, type Person } from './asking.ts'

const SECONDS = Number(process.argv[2] ?? 8)
const FILLED = process.argv[3] === 'filled'
const WARM_UP_S = 1
const SIGN_INS_PER_S = 50
const CHECK_IN = { completed: true, notes: 'Went well, legs a little sore.', tomorrow_schedule_notes: 'Early meeting.' }

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

await buildIfStale()
const database = process.env.DATABASE_URL
const server = await askedServer(database)
const { timed, used } = server
try {
  const people = await server.people(FILLED)
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const [today, twoWeeksAgo] = [dayBefore(0), dayBefore(13)]
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
    await flood('check-ins, as the screen asks', people, get(`/api/check-ins?since=${twoWeeksAgo}`)),
    await flood('check-ins, twelve weeks', people, get('/api/check-ins')),
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
  const kind = database ? `PostgreSQL${FILLED ? '-filled' : ''}` : 'embedded'
  const load = loadavg().map((value) => Number(value.toFixed(1)))
  const rssMb = Math.round((await used()).rssBytes / 1e6)
  const directory = new URL('./results/', import.meta.url)
  const file = new URL(`server-${kind.toLowerCase()}.json`, directory)
  const kept: Kept | null = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null
  console.log(
    `${kind}, ${AT_ONCE} at once, ${SECONDS} s each; load of the machine ${load.join(' ')}; resident ${rssMb} MB${kept ? ` (before: ${kept.rssMb})` : ''}.`,
  )
  console.table(rows.map((one) => ({ ...one, cpuUsBefore: kept?.rows.find(({ what }) => what === one.what)?.cpuUs })))
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ database: kind, load, rssMb, rows }, null, 2)}\n`)
} finally {
  await server.stop()
}

/** As many requests as go through, each person's one after the other. */
async function flood(what: string, people: readonly Person[], call: (person: Person) => Call): Promise<Row> {
  // The first of a kind are slower until their code is compiled.
  await server.flood(people, call, WARM_UP_S)
  const [before, databaseBefore] = [await used(), await databaseCpuUs(database)]
  const took = await server.flood(people, call, SECONDS)
  const each = (us: number) => Math.round(us / took.length)
  const cpuUs = each((await used()).cpuUs - before.cpuUs)
  const databaseUs =
    databaseBefore === null ? {} : { databaseUs: each(sure(await databaseCpuUs(database)) - databaseBefore) }
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
  // Whatever fails first is told: a reader that still reads when everything is put away would be told in its place.
  const took = await Promise.all(all).finally(() => {
    done = true
    return reader
  })
  return [row(`sign-in, ${SIGN_INS_PER_S} a second asked`, took), row('reading beside it, one at a time', beside)]
}

function row(what: string, took: readonly number[]): Row {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1))
  return { what, perSecond: Math.round(took.length / SECONDS), p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
