/**
 * `node bench/failover.ts [seconds]`: PostgreSQL with a synchronous standby, both its own, and a server that writes to it as fast
 * as it can. In the middle of it the primary is stopped at once, the standby is made the primary by the steps of docs/scaling.md,
 * and the address moves to it. Says how long nothing could be written, and whether anything that was acknowledged is gone; exits
 * with 1 where anything is. Wants PostgreSQL's programs in /usr/lib/postgresql.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { sure } from '../engine/sure.ts'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { freePort, ownServer } from '../scripts/own-server.ts'
import { PROFILE } from '../scripts/sample-profile.ts'
import {
  directoryOfItsOwn,
  postgresTools,
  runCluster,
  shellAsPostgres,
  startCluster,
} from '../server/testing/cluster.ts'

const SECONDS = Number(process.argv[2] ?? 8)
const WRITERS = 8

await buildIfStale()
const tools = sure(postgresTools())
const settings = { fsync: 'on', wal_level: 'replica', synchronous_commit: 'on' }
const main = await startCluster(tools, settings)
const address = (port: number) => `postgres://postgres@127.0.0.1:${port}/fulcrum`
await ask(`postgres://postgres@127.0.0.1:${main.port}/postgres`, 'create database fulcrum')
const place = directoryOfItsOwn()
const standbyDir = join(place, 'data')
shellAsPostgres(tools, `pg_basebackup --write-recovery-conf --checkpoint=fast --pgdata=${standbyDir}`, {
  ...{ PGHOST: '127.0.0.1', PGPORT: String(main.port), PGUSER: 'postgres' },
})
const standby = await runCluster(tools, standbyDir, settings)
// From here on nothing is acknowledged that the standby has not written as well.
await ask(address(main.port), `alter system set synchronous_standby_names = '*'`)
await ask(address(main.port), 'select pg_reload_conf()')

let target = main.port
const open = new Set<Socket>()
/** The address that servers know; an operator moves it, by a name or a proxy such as HAProxy. */
const door = createServer((socket) => {
  const beyond = connect(target, '127.0.0.1')
  for (const one of [socket, beyond]) {
    open.add(one)
    one.on('error', () => {})
    one.on('close', () => {
      open.delete(one)
      socket.destroy()
      beyond.destroy()
    })
  }
  socket.pipe(beyond).pipe(socket)
})
const doorPort = await freePort()
door.listen(doorPort, '127.0.0.1')
await once(door, 'listening')

const server = await ownServer({
  ...{ DATABASE_URL: address(doorPort), PERSON_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' },
})
type Written = { readonly email: string; readonly date: string; readonly notes: string; readonly at: number }
const acknowledged: Written[] = []
let [refused, isOver] = [0, false]
try {
  const people = await Promise.all(Array.from({ length: WRITERS }, (_, n) => newPerson(n)))
  const writers = people.map(async ({ email, token }) => {
    for (let n = 0; !isOver; n += 1) {
      const date = new Date(Date.now() - (n % 300) * 86_400_000).toISOString().slice(0, 10)
      const notes = `note ${n}`
      const answer = await call('PUT', `/api/check-ins/${date}`, { notes }, token).catch(() => null)
      if (answer?.ok) acknowledged.push({ email, date, notes, at: performance.now() })
      else {
        refused += 1
        await sleep(100)
      }
    }
  })
  await sleep(SECONDS * 1000)
  const stopped = performance.now()
  shellAsPostgres(tools, `pg_ctl stop --mode=immediate --pgdata=${main.dataDir}`, {})
  await ask(address(standby.port), 'select pg_promote()')
  await ask(address(standby.port), `alter system set synchronous_standby_names = ''`)
  await ask(address(standby.port), 'select pg_reload_conf()')
  target = standby.port
  for (const socket of open) socket.destroy()
  await sleep(SECONDS * 1000)
  isOver = true
  await Promise.all(writers)
  const back = acknowledged.find(({ at }) => at > stopped)
  const lost = await missing(acknowledged)
  console.log(
    `${acknowledged.length} check-ins acknowledged by ${WRITERS} at once, ${refused} refused meanwhile; writing again ${back ? `${((back.at - stopped) / 1000).toFixed(1)} s` : 'NEVER'} after the primary was stopped; ${lost.length} acknowledged are gone.`,
  )
  process.exitCode = lost.length === 0 && back ? 0 : 1
} finally {
  await server.stop()
  door.close()
  await standby.stop()
}

/** What was acknowledged and is not there; of several for one day the last counts, or one that came after it. */
async function missing(written: readonly Written[]): Promise<Written[]> {
  const rows = await ask(
    address(standby.port),
    'select u.email, c.date::text as date, c.notes from daily_checkins c join users u on u.id = c.user_id',
  )
  const nth = (notes: unknown) => Number(String(notes).split(' ')[1])
  const kept = new Map(rows.map(({ email, date, notes }) => [`${email} ${date}`, nth(notes)]))
  return written.filter(({ email, date, notes }) => (kept.get(`${email} ${date}`) ?? -1) < nth(notes))
}

async function newPerson(n: number): Promise<{ email: string; token: string }> {
  const email = `writer${n}@people.example`
  const up = await call('POST', '/api/auth/sign-up', { email, password: 'Correct-horse7!' })
  const { token } = (await up.json()) as { token: string }
  await call('PUT', '/api/profile', PROFILE, token)
  return { email, token }
}

function call(method: string, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(server.address + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
}

async function ask(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
