/**
 * `node scripts/drill-kill.ts [rounds]`: kills the server without warning while people write and sign up, starts it again and
 * looks whether everything that was acknowledged is there, and whether every mail came, and how often. 200 rounds for the
 * night. DATABASE_URL names an empty PostgreSQL database, else the embedded one. Exits with 1 when anything is lost.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { mailSink } from './mail-sink.ts'
import { freePort } from './own-server.ts'
import { PROFILE } from './sample-profile.ts'

const ROUNDS = Number(process.argv[2] ?? 200)
const WRITERS = 4
/** [ms] A server lives between these. */
const LIFE_MS = [300, 1_800] as const
/** [ms] for mails whose server died over them. */
const MAIL_PATIENCE_MS = 180_000
/** [ms] for a server that sends people away because it is loaded, or has just begun. */
const LOAD_PATIENCE_MS = 60_000

type Writer = { readonly token: string; tried: number; acknowledged: number }

const dataDir = mkdtempSync(join(tmpdir(), 'fulcrum-kill-'))
const port = await freePort()
const address = `http://127.0.0.1:${port}`
const sink = await mailSink()
const today = new Date().toISOString().slice(0, 10)
const signedUp: string[] = []
const backMs: number[] = []
const lost: string[] = []
let acknowledged = 0
let server = await start()
try {
  const writers: Writer[] = []
  for (let at = 0; at < WRITERS; at += 1) writers.push({ token: await signUp(), tried: 0, acknowledged: 0 })
  for (const { token } of writers) await patiently(() => send('PUT', '/api/profile', token, PROFILE))
  for (let round = 1; round <= ROUNDS; round += 1) {
    const life = { over: false }
    const work = [...writers.map((writer) => write(writer, life)), comeIn(life)]
    await delay(LIFE_MS[0] + Math.random() * (LIFE_MS[1] - LIFE_MS[0]))
    server.kill('SIGKILL')
    life.over = true
    await once(server, 'exit')
    await Promise.all(work)
    const begun = performance.now()
    server = await start()
    backMs.push(performance.now() - begun)
    for (const [at, writer] of writers.entries()) await look(writer, `round ${round}, writer ${at}`)
  }
  const waited = performance.now()
  const missing = () => signedUp.filter((email) => !sink.taken.some(({ to }) => to === email))
  while (missing().length > 0 && performance.now() - waited < MAIL_PATIENCE_MS) await delay(500)
  lost.push(...missing().map((email) => `the mail to ${email}`))
  const ids = new Set(sink.taken.map(({ id }) => id))
  console.table({
    database: process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded',
    rounds: ROUNDS,
    'writes acknowledged': acknowledged,
    lost: lost.length,
    'back after ms, median': Math.round(backMs.toSorted((a, b) => a - b)[Math.floor(backMs.length / 2)] ?? 0),
    'back after ms, most': Math.round(Math.max(...backMs)),
    'mails due': signedUp.length,
    'mails by Message-ID': ids.size,
    'second copies with the same Message-ID': sink.taken.length - ids.size,
    'last mail s after the last round': Math.round((performance.now() - waited) / 1000),
  })
  for (const what of lost) console.log(`lost: ${what}`)
  process.exitCode = lost.length > 0 ? 1 : 0
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
  sink.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, APP_ORIGIN: address, SMTP_URL: sink.url, LOG_LEVEL: 'silent' },
      ...{ TRUSTED_PROXIES: '127.0.0.1', PERSON_LIMITS: 'off' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (child.exitCode === null) {
    const up = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return child
    await delay(25)
  }
  throw new Error('the server did not come back')
}

/** Writes one number after the other; what was answered with 200 must never be gone. */
async function write(writer: Writer, life: { readonly over: boolean }): Promise<void> {
  while (!life.over) {
    writer.tried += 1
    const status = await call('PUT', `/api/check-ins/${today}`, writer.token, { notes: `no ${writer.tried}` })
    if (status !== 200) continue
    writer.acknowledged = writer.tried
    acknowledged += 1
  }
}

async function comeIn(life: { readonly over: boolean }): Promise<void> {
  while (!life.over) {
    await signUp().catch(() => {})
    await delay(100)
  }
}

async function look({ token, tried, acknowledged }: Writer, where: string): Promise<void> {
  const answer = await patiently(() => send('GET', '/api/check-ins', token))
  const { days } = (await answer.json()) as { days: { date: string; notes: string }[] }
  const notes = days.find(({ date }) => date === today)?.notes ?? 'no 0'
  const stands = Number(notes.slice(3))
  if (stands < acknowledged || stands > tried)
    lost.push(`${where}: ${stands} stands, ${acknowledged} was acknowledged, ${tried} was sent`)
}

async function signUp(): Promise<string> {
  const email = `${randomUUID()}@people.example`
  const answer = await patiently(() =>
    fetch(`${address}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` },
      body: JSON.stringify({ email, password: 'Correct-horse7!' }),
    }),
  )
  const { token } = (await answer.json()) as { token: string }
  signedUp.push(email)
  return token
}

/** What is answered once the server sends nobody away; any other refusal ends the drill, and is no loss. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  const until = performance.now() + LOAD_PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer.ok) return answer
    const isSentAway = answer.status === 503 || answer.status === 429
    if (!isSentAway || performance.now() > until)
      throw new Error(`answered with ${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel()
    await delay(250)
  }
}

function send(method: string, path: string, token: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}

/** The status alone; 0 where the server died over it. */
async function call(method: string, path: string, token: string, body: object): Promise<number> {
  try {
    const answer = await send(method, path, token, body)
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}

function octet(): number {
  return Math.floor(Math.random() * 256)
}
