/**
 * `node bench/failover.ts [seconds]`: PostgreSQL with a synchronous standby, both its own, and a server that writes to it as fast
 * as it can. In the middle of it the primary is stopped at once, the standby is made the primary by the steps of docs/scaling.md,
 * and the address moves to it. Says how long nothing could be written, and whether anything that was acknowledged is gone; exits
 * with 1 where anything is. Wants PostgreSQL's programs in /usr/lib/postgresql.
 */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sure } from '../engine/sure.ts'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { freePort, ownServer } from '../scripts/own-server.ts'
import {
  directoryOfItsOwn,
  postgresTools,
  runCluster,
  shellAsPostgres,
  startCluster,
} from '../server/testing/cluster.ts'
import { ask, startWriters } from './writers.ts'

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
try {
  const writers = await startWriters(server.address, WRITERS)
  await sleep(SECONDS * 1000)
  const stopped = performance.now()
  shellAsPostgres(tools, `pg_ctl stop --mode=immediate --pgdata=${main.dataDir}`, {})
  await ask(address(standby.port), 'select pg_promote()')
  await ask(address(standby.port), `alter system set synchronous_standby_names = ''`)
  await ask(address(standby.port), 'select pg_reload_conf()')
  target = standby.port
  for (const socket of open) socket.destroy()
  await sleep(SECONDS * 1000)
  const { longest, lasting } = writers.pauses(stopped)
  const isBack = lasting < SECONDS / 2
  await writers.stop()
  const lost = await writers.missingIn(address(standby.port))
  const { acknowledged, refused } = writers.tally()
  console.log(
    `${acknowledged} check-ins acknowledged by ${WRITERS} at once, ${refused} refused meanwhile; ${isBack ? `nothing written for ${longest.toFixed(1)} s` : 'NEVER written again'} when the primary was stopped; ${lost} acknowledged are gone.`,
  )
  process.exitCode = lost === 0 && isBack ? 0 : 1
} finally {
  await server.stop()
  door.close()
  await standby.stop()
  await main.stop()
  rmSync(place, { recursive: true })
}
