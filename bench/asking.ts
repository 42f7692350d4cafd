import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { Client } from 'pg'
import { sure } from '../engine/sure.ts'
import { freePort, ownServer } from '../scripts/own-server.ts'
import { PROFILE } from '../scripts/sample-profile.ts'
import { settledInTurn } from '../server/in-turn.ts'
import { tokenOf } from '../server/testing/crowd.ts'

export const AT_ONCE = 32
export const PASSWORD = 'Correct-horse7!'
/** Of a filled database so many people ask: more than its memory holds the pages of by chance. */
const ASKING = 5_000

export type Person = { readonly email: string; readonly token: string }
export type Call = {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: unknown
  readonly address?: string
  readonly headers?: Record<string, string | undefined>
}
export type Answer = { readonly ms: number; readonly text: string; readonly etag: string | undefined }
export type Used = { readonly cpuUs: number; readonly rssBytes: number }

/** A server of ours that is asked and whose work is measured. */
export type Asked = {
  /** One request and how long it took. @throws Error when it is not answered as it should be */
  readonly timed: (call: Call) => Promise<Answer>
  /** As many requests as go through in so many seconds, `AT_ONCE` always under way. @returns how long each took [ms] */
  readonly flood: (people: readonly Person[], call: (person: Person) => Call, seconds: number) => Promise<number[]>
  /** What the server's process has used since it started. */
  readonly used: () => Promise<Used>
  /** People who are asked for: some thousands of those who fill the database, or as many new ones as ask at once. */
  readonly people: (isFilled: boolean) => Promise<readonly Person[]>
  readonly stop: () => Promise<void>
}

/** Starts a server, of this version or of the one in another directory. */
export async function askedServer(databaseUrl: string | undefined, directory?: string): Promise<Asked> {
  const meterPort = await freePort()
  const env = {
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    PERSON_LIMITS: 'off',
    NODE_OPTIONS: `--import=${new URL('cpu-meter.ts', import.meta.url).href}`,
    CPU_METER_PORT: String(meterPort),
  }
  const server = await ownServer(env, { directory })
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE })
  const timed = (call: Call) => ask(server.address, agent, call)
  const newPerson = async (): Promise<Person> => {
    const email = `${randomUUID()}@people.example`
    const signedUp = await timed({ method: 'POST', path: '/api/auth/sign-up', body: { email, password: PASSWORD } })
    const { token } = JSON.parse(signedUp.text) as { token: string }
    await timed({ method: 'PUT', path: '/api/profile', token, body: PROFILE })
    return { email, token }
  }
  return {
    timed,
    flood: async (people, call, seconds) => {
      const took: number[] = []
      const until = performance.now() + seconds * 1000
      const loop = async (first: number) => {
        for (let at = first; performance.now() < until; at += AT_ONCE)
          took.push((await timed(call(sure(people[at % people.length])))).ms)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => loop(n)))
      return took
    },
    used: async () => (await fetch(`http://127.0.0.1:${meterPort}/`)).json() as Promise<Used>,
    people: (isFilled) =>
      isFilled ? crowd(sure(databaseUrl)) : settledInTurn(Array.from({ length: AT_ONCE }), newPerson, { atOnce: 2 }),
    stop: async () => {
      agent.destroy()
      await server.stop()
    },
  }
}

function ask(server: string, agent: Agent, { method, path, token, body, address, headers: more }: Call) {
  const begun = performance.now()
  const headers = {
    'x-forwarded-for': address ?? `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...more,
  }
  return new Promise<Answer>((resolve, reject) => {
    const call = request(server + path, { method, agent, headers }, (response) => {
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
    call.on('error', (cause) => reject(new Error(`${method} ${path}: ${cause.message}`, { cause })))
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Some of those who pay, of all who fill a database; none of whom more than a password is asked for. */
async function crowd(databaseUrl: string): Promise<Person[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `select u.email from users u join subscriptions s on s.user_id = u.id
     where s.status = 'active' and u.email_verified and u.deletion_requested_at is null
       and (select count(*) from sessions where user_id = u.id) = 2
       and not exists (select from authenticators where user_id = u.id) order by md5(u.id::text) limit $1`,
    [ASKING],
  )
  await client.end()
  return rows.map(({ email }) => ({ email, token: tokenOf(email) }))
}

/** [us] that PostgreSQL on this machine has worked for the connections of a database; null where that cannot be told. */
export async function databaseCpuUs(databaseUrl: string | undefined): Promise<number | null> {
  if (!databaseUrl || !existsSync('/proc/self/schedstat')) return null
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  // Nanoseconds on a processor are the first of the three numbers.
  const worked = rows.map(({ pid }) => {
    const file = `/proc/${pid}/schedstat`
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0
  })
  return worked.reduce((sum, one) => sum + one, 0) / 1000
}
