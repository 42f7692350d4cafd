/**
 * `node bench/starvation.ts [pairs]`: how long others wait for a reading while one account asks for new plans over sixteen
 * connections as fast as it is answered, beside how long they wait when nobody does. Everything as shipped, budgets too.
 * DATABASE_URL names an empty database. The best of each kind is told, for other work on the machine only adds: with nobody
 * else, while the account's plans of the minute are made, and once they are used up.
 */

import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { sure } from '../engine/sure.ts'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { ownServer } from '../scripts/own-server.ts'
import { PROFILE } from '../scripts/sample-profile.ts'

const PAIRS = Number(process.argv[2] ?? 3)
const SECONDS = 10
const READINGS_PER_S = 50
/** Enough that nobody's own budget ends. */
const READERS = 40
const CONNECTIONS = 16

type Row = { p50Ms: number; p99Ms: number }
type Flooded = { plans: number; refused: number }

if (isMainThread) await measure()
else await flood(workerData as { address: string; token: string })

async function measure(): Promise<void> {
  await buildIfStale()
  const server = await ownServer({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' })
  try {
    const greedy = await newPerson(server.address, READERS)
    const readers: string[] = []
    for (let at = 0; at < READERS; at += 1) readers.push(await newPerson(server.address, at))
    await readings(server.address, readers)
    const idle: Row[] = []
    const planning: Row[] = []
    const refusing: Row[] = []
    for (let pair = 0; pair < PAIRS; pair += 1) {
      idle.push(await readings(server.address, readers))
      const worker = new Worker(new URL(import.meta.url), { workerData: { address: server.address, token: greedy } })
      const beside = await readings(server.address, readers)
      const done = new Promise<Flooded>((resolve) => worker.once('message', resolve))
      worker.postMessage('stop')
      const { plans, refused } = await done
      await worker.terminate()
      const kind = plans > 0 ? planning : refusing
      kind.push(beside)
      console.log(`pair ${pair + 1}: ${plans} plans, ${refused} refused`, idle.at(-1), beside)
    }
    console.log(`Load of the machine ${sure(loadavg()[0]).toFixed(1)}.`)
    console.table({
      'nobody else': best(idle),
      'beside new plans': best(planning),
      'beside refusals': best(refusing),
    })
  } finally {
    await server.stop()
  }
}

/** Readings of whose session it is, at an even pace, each on its own time: one that waits holds up none. */
async function readings(address: string, readers: readonly string[]): Promise<Row> {
  const begun = performance.now()
  const took = await Promise.all(
    Array.from({ length: SECONDS * READINGS_PER_S }, async (_, at) => {
      await sleep(begun + (at * 1000) / READINGS_PER_S - performance.now())
      const asked = performance.now()
      const headers = { authorization: `Bearer ${readers[at % readers.length]}` }
      const answer = await fetch(`${address}/api/auth/session`, { headers })
      await answer.text()
      if (answer.status !== 200) throw new Error(`a reading was answered ${answer.status}`)
      return performance.now() - asked
    }),
  )
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => Number(sure(sorted[Math.floor(share * (sorted.length - 1))]).toFixed(1))
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** In a thread of its own, so that its answers do not hold up the clock of the readings. */
async function flood({ address, token }: { address: string; token: string }): Promise<void> {
  const told: Flooded = { plans: 0, refused: 0 }
  let stopped = false
  sure(parentPort).once('message', () => {
    stopped = true
  })
  const loop = async () => {
    while (!stopped) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await fetch(`${address}/api/generate-schedule`, { method: 'POST', headers, body: '{}' })
      await answer.text()
      told[answer.status === 200 ? 'plans' : 'refused'] += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, loop))
  sure(parentPort).postMessage(told)
}

async function newPerson(address: string, at: number): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${at}` }
  const account = { email: `${randomUUID()}@people.example`, password: 'Correct-horse7!' }
  const call = (method: string, path: string, body: unknown, more = {}) =>
    fetch(address + path, { method, headers: { ...headers, ...more }, body: JSON.stringify(body) })
  const { token } = (await (await call('POST', '/api/auth/sign-up', account)).json()) as { token: string }
  await call('PUT', '/api/profile', PROFILE, { authorization: `Bearer ${token}` })
  return token
}

function best(rows: readonly Row[]): Row {
  return { p50Ms: Math.min(...rows.map(({ p50Ms }) => p50Ms)), p99Ms: Math.min(...rows.map(({ p99Ms }) => p99Ms)) }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
