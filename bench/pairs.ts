/**
 * `node bench/pairs.ts <one> <other> [rounds]`: the same requests to two servers in turn, a second each and round after round, so
 * that whatever else the machine does weighs on both alike. Each is the address of a database, with `filled:` before one that
 * `npm run fill` has filled and `#` and a directory behind it where another version of the server lies. Prints for each request
 * the processor's time of server and PostgreSQL, one beside the other, and how many times the first one's the second is; JSON in
 * bench/results/pairs.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { sure } from '../engine/sure.ts'
import { type Asked, AT_ONCE, askedServer, type Call, databaseCpuUs, type Person } from './asking.ts'
import { median } from './median.ts'

const [first, second, rounds = '8'] = process.argv.slice(2)
if (!first || !second) throw new RangeError('Cannot compare: give the addresses of two databases')
const WARM_UP_S = 2
const SECONDS = 1

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const gzip = { 'accept-encoding': 'gzip', 'accept-language': 'en-GB' }
const get =
  (path: string, headers = {}) =>
  ({ token }: Person): Call => ({ method: 'GET', path, token, headers })
const notes = 'Went well, legs a little sore.'

/** What is asked; `tags` name the plan that each person has. */
const asks = (tags: ReadonlyMap<Person, string>): Record<string, (person: Person) => Call> => ({
  profile: get('/api/profile'),
  subscription: get('/api/check-subscription'),
  'check-ins, as the screen asks': get(`/api/check-ins?since=${dayBefore(13)}`),
  'check-ins, twelve weeks': get('/api/check-ins'),
  'schedule, gzip': get('/api/schedule', gzip),
  'schedule, unchanged': (one) => get('/api/schedule', { ...gzip, 'if-none-match': tags.get(one) })(one),
  'check-in': ({ token }) => ({ method: 'PUT', path: `/api/check-ins/${dayBefore(0)}`, token, body: { notes } }),
})

type Side = {
  readonly server: Asked
  readonly url: string
  readonly people: readonly Person[]
  readonly calls: ReturnType<typeof asks>
}
type Cost = { readonly serverUs: number; readonly databaseUs: number; readonly p50Ms: number }

const sides: Side[] = []
const servers: Asked[] = []
try {
  for (const named of [first, second]) sides.push(await sideOf(named))
  const kinds = Object.keys(sure(sides[0]).calls)
  const costs = new Map<string, Cost[]>()
  // A check-in makes the plan another: it comes when all else is known.
  for (const kind of kinds) {
    for (const { server, people, calls } of sides) await server.flood(people, sure(calls[kind]), WARM_UP_S)
    for (let round = 0; round < Number(rounds); round += 1)
      for (const nth of round % 2 ? [1, 0] : [0, 1]) {
        const key = `${kind} ${nth}`
        costs.set(key, [...(costs.get(key) ?? []), await cost(sure(sides[nth]), kind)])
      }
  }
  const of = (kind: string, nth: number, what: keyof Cost) =>
    Math.round(10 * median(sure(costs.get(`${kind} ${nth}`)).map((one) => one[what]))) / 10
  const rows = kinds.map((what) => {
    const total = (nth: number) => of(what, nth, 'serverUs') + of(what, nth, 'databaseUs')
    return {
      what,
      ...{ serverUs: of(what, 0, 'serverUs'), serverUs2: of(what, 1, 'serverUs') },
      ...{ databaseUs: of(what, 0, 'databaseUs'), databaseUs2: of(what, 1, 'databaseUs') },
      ...{ p50Ms: of(what, 0, 'p50Ms'), p50Ms2: of(what, 1, 'p50Ms') },
      times: Number((total(1) / total(0)).toFixed(2)),
    }
  })
  const load = loadavg().map((value) => Number(value.toFixed(1)))
  console.log(`${AT_ONCE} at once, median of ${rounds} rounds of ${SECONDS} s; load of the machine ${load.join(' ')}.`)
  console.table(rows)
  const results = new URL('./results/', import.meta.url)
  mkdirSync(results, { recursive: true })
  writeFileSync(new URL('pairs.json', results), `${JSON.stringify({ load, rows }, null, 2)}\n`)
} finally {
  for (const server of servers) await server.stop()
}

async function sideOf(named: string): Promise<Side> {
  const isFilled = named.startsWith('filled:')
  const [url = '', version] = named.replace('filled:', '').split('#')
  const server = await askedServer(url, version)
  servers.push(server)
  const people = await server.people(isFilled)
  const tags = new Map<Person, string>()
  // Everybody's plan is there before anything is measured.
  for (const one of people) tags.set(one, (await server.timed(get('/api/schedule', gzip)(one))).etag ?? '""')
  return { server, url, people, calls: asks(tags) }
}

/** What a request costs, of a second full of them. */
async function cost({ server, url, people, calls }: Side, kind: string): Promise<Cost> {
  const [before, databaseBefore] = [await server.used(), sure(await databaseCpuUs(url))]
  const took = await server.flood(people, sure(calls[kind]), SECONDS)
  const each = (us: number) => us / took.length
  return {
    serverUs: each((await server.used()).cpuUs - before.cpuUs),
    databaseUs: each(sure(await databaseCpuUs(url)) - databaseBefore),
    p50Ms: median(took),
  }
}
