/**
 * `node bench/failover-patroni.ts [seconds]`: two PostgreSQLs that Patroni leads, HAProxy before them (the files of deploy/), and a
 * server that writes as fast as it can. The primary's machine is cut off and comes back as the standby; then the PostgreSQL of the
 * new primary alone is killed; then the primary is handed over. Says of each how long nothing could be written, and whether
 * anything that was acknowledged is gone; exits with 1 where anything is, or where it took longer than 30 s. Wants the Debian
 * packages postgresql, patroni, python3-etcd, etcd-server and haproxy.
 */
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { ownServer } from '../scripts/own-server.ts'
import { postgresTools } from '../server/testing/cluster.ts'
import { type Name, type Pair, startPair } from './patroni-pair.ts'
import { ask, startWriters, type Writers } from './writers.ts'

const SECONDS = Number(process.argv[2] ?? 8)
const WRITERS = 8
/** [s] */
const BACK_WITHIN = 30

const tools = postgresTools()
const missing = ['patroni', 'etcd', 'haproxy'].filter((program) => spawnSync(program, ['--version']).error)
if (!tools || missing.length > 0) {
  console.error(`Nothing was tried. Not in the path: ${[...missing, ...(tools ? [] : ['initdb'])].join(', ')}.`)
  process.exit(1)
}
await buildIfStale()
const pair = await startPair(tools)
try {
  await ask(pair.door('postgres'), 'create database fulcrum')
  const server = await ownServer({
    ...{ DATABASE_URL: pair.door('fulcrum'), DATABASE_REPLICA_URL: pair.copyDoor('fulcrum') },
    ...{ PERSON_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' },
  })
  try {
    const writers = await startWriters(server.address, WRITERS)
    const waits: number[] = []
    const round = async (what: string, end: (primary: Name) => Promise<void> | void) => {
      await sleep(SECONDS * 1000)
      const [primary, { refused }, begun] = [await pair.primary(), writers.tally(), performance.now()]
      await end(primary)
      await untilWritten(pair, writers, primary)
      const { longest } = writers.pauses(begun)
      waits.push(longest)
      const more = writers.tally().refused - refused
      console.log(`${what}: nothing written for ${longest.toFixed(1)} s, ${more} refused.`)
      return primary
    }
    const cut = await round('the machine of the primary cut off', pair.cut)
    const begun = performance.now()
    pair.start(cut)
    await pair.untilStandby(cut)
    console.log(`it came back as the standby in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
    const crashed = await round('the PostgreSQL of the primary killed', pair.crash)
    await pair.untilStandby(crashed)
    await round('the primary handed over', pair.handOver)
    await sleep(SECONDS * 1000)
    await writers.stop()
    const lost = await writers.missingIn(pair.door('fulcrum'))
    const { acknowledged, refused } = writers.tally()
    console.log(
      `${acknowledged} check-ins acknowledged by ${WRITERS} at once, ${refused} refused; ${lost} acknowledged are gone.`,
    )
    process.exitCode = lost === 0 && waits.every((wait) => wait < BACK_WITHIN) ? 0 : 1
  } finally {
    await server.stop()
  }
} finally {
  await pair.stop()
}

/** Waits until another is the primary and is written to. @throws Error where that never comes to be */
async function untilWritten(pair: Pair, writers: Writers, before: Name): Promise<void> {
  const isOver = async () => {
    const primary = await pair.primary().catch(() => before)
    return primary !== before && writers.pauses(0).lasting < 0.5
  }
  for (let left = 3 * BACK_WITHIN; left > 0; left -= 1) {
    await sleep(1_000)
    if (await isOver()) return sleep(3_000)
  }
  throw new Error('nothing is written any more')
}
