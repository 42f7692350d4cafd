/**
 * `node scripts/drill-rolling.ts [OLD] [ROWS]`: two servers of the build in the folder OLD (this one's where none is named) under load,
 * replaced one after the other by this build, which migrates meanwhile. Counts requests that failed, writes that were
 * acknowledged and are gone, and mails that came twice or not at all; with ROWS done sessions of others there already. DATABASE_URL names an empty PostgreSQL database.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { sure } from '../engine/sure.ts'
import { mailSink } from './mail-sink.ts'
import { freePort } from './own-server.ts'
import { PROFILE } from './sample-profile.ts'

const NEW = join(import.meta.dirname, '..')
const OLD = process.argv[2] ?? NEW
const ROWS = Number(process.argv[3] ?? 0)
const DAYS_EACH = 1_000
const WRITERS = 6
const DRAIN_S = 3
/** [ms] How often whoever shares out requests asks who is ready; well within the time of draining. */
const ASK_MS = 300
const MAIL_PATIENCE_MS = 60_000

type Server = { readonly address: string; readonly port: number; child: ChildProcess; ready: boolean }
type Writer = { readonly token: string; acknowledged: number }

if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL must name an empty PostgreSQL database')
const dataDir = mkdtempSync(join(tmpdir(), 'fulcrum-rolling-'))
const sink = await mailSink()
const today = new Date().toISOString().slice(0, 10)
const failures: string[] = []
const signedUp: string[] = []
let requests = 0
let slowestMs = 0
let turn = 0
let over = false

const servers = [await serve(OLD), await serve(OLD)]
const asking = setInterval(() => void Promise.all(servers.map(ask)), ASK_MS)
try {
  await Promise.all(servers.map(ask))
  await fill()
  const writers = await Promise.all(Array.from({ length: WRITERS }, newWriter))
  const work = [...writers.map(write), comeIn()]
  await delay(3_000)
  for (const server of servers) {
    server.child.kill('SIGTERM')
    await once(server.child, 'exit')
    server.child = start(NEW, server.port)
    await untilReady(server)
    await delay(2_000)
  }
  over = true
  await Promise.all(work)
  const gone = (await Promise.all(writers.map(stands))).filter((whole) => !whole).length
  const copies = () => signedUp.map((email) => sink.taken.filter(({ to }) => to === email).length)
  for (let left = MAIL_PATIENCE_MS; left > 0 && copies().includes(0); left -= 500) await delay(500)
  const told = {
    'rows there before': ROWS,
    requests,
    'slowest, ms': Math.round(slowestMs),
    'failed requests': failures.length,
    'writes acknowledged': writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    'writers whose last write is gone': gone,
    'mails due': signedUp.length,
    'mails that never came': copies().filter((count) => count === 0).length,
    'mails that came twice': copies().filter((count) => count > 1).length,
  }
  console.table(told)
  for (const line of failures.slice(0, 10)) console.log(line)
  const wrong = failures.length + gone + told['mails that never came'] + told['mails that came twice']
  process.exitCode = wrong > 0 ? 1 : 0
} finally {
  over = true
  clearInterval(asking)
  for (const { child } of servers) child.kill('SIGTERM')
  await Promise.all(servers.map(({ child }) => child.exitCode ?? once(child, 'exit')))
  sink.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function fill(): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(
    `with people as (insert into users (email) select n || '@people.example' from generate_series(1, $1::int) n returning id)
     insert into workout_completions (user_id, date, rpe, minutes)
     select id, '2020-01-01'::date + d, 5, 40 from people, generate_series(1, $2::int) d`,
    [Math.ceil(ROWS / DAYS_EACH), DAYS_EACH],
  )
  await client.end()
}

async function serve(folder: string): Promise<Server> {
  const port = await freePort()
  const server = { address: `http://127.0.0.1:${port}`, port, child: start(folder, port), ready: false }
  await untilReady(server)
  return server
}

function start(folder: string, port: number): ChildProcess {
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, APP_ORIGIN: 'http://127.0.0.1:3000', LOG_LEVEL: 'silent' },
      ...{ SMTP_URL: sink.url, DRAIN_SECONDS: String(DRAIN_S), TRUSTED_PROXIES: '127.0.0.1', PERSON_LIMITS: 'off' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function ask(server: Server): Promise<void> {
  server.ready = await fetch(`${server.address}/api/health?ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function untilReady(server: Server): Promise<void> {
  while (!server.ready) {
    if (server.child.exitCode !== null) throw new Error('a server did not start')
    await delay(100)
    await ask(server)
  }
}

/** One request to whoever is ready, in turns, as a balancer would. */
async function call(method: string, path: string, token: string, body: object): Promise<Response | null> {
  const ready = servers.filter((one) => one.ready)
  turn += 1
  requests += 1
  const server = ready[turn % ready.length]
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  try {
    if (!server) throw new Error('nobody is ready')
    const begun = performance.now()
    const answer = await fetch(server.address + path, { method, headers, body: JSON.stringify(body) })
    slowestMs = Math.max(slowestMs, performance.now() - begun)
    if (answer.ok) return answer
    failures.push(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  } catch (error) {
    failures.push(`${method} ${path}: ${String(error)} ${String((error as Error).cause)}`)
  }
  return null
}

async function newWriter(): Promise<Writer> {
  const token = await signUp()
  await call('PUT', '/api/profile', token, PROFILE)
  return { token, acknowledged: 0 }
}

async function write(writer: Writer): Promise<void> {
  while (!over) {
    const notes = `no ${writer.acknowledged + 1}`
    const answer = await call('PUT', `/api/check-ins/${today}`, writer.token, { notes })
    if (answer) writer.acknowledged += 1
    await answer?.text()
  }
}

async function stands({ token, acknowledged }: Writer): Promise<boolean> {
  const answer = await fetch(`${sure(servers[0]).address}/api/check-ins`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { days } = (await answer.json()) as { days: { date: string; notes: string }[] }
  return days.some(({ date, notes }) => date === today && notes === `no ${acknowledged}`)
}

async function comeIn(): Promise<void> {
  while (!over) {
    await signUp()
    await delay(150)
  }
}

async function signUp(): Promise<string> {
  const email = `${randomUUID()}@people.example`
  const answer = await call('POST', '/api/auth/sign-up', '', { email, password: 'Correct-horse7!' })
  if (!answer) return ''
  signedUp.push(email)
  return ((await answer.json()) as { token: string }).token
}

function octet(): number {
  return Math.floor(Math.random() * 256)
}
