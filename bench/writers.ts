import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { PROFILE } from '../scripts/sample-profile.ts'

type Written = { readonly email: string; readonly date: string; readonly notes: string; readonly at: number }

/** People who write check-ins as fast as they are answered, and remember each that was acknowledged. */
export type Writers = {
  /** How many check-ins were acknowledged and how many were not, so far. */
  readonly tally: () => { readonly acknowledged: number; readonly refused: number }
  /** [s] The longest time since an instant of `performance.now()` in which nothing was acknowledged, and the one that lasts. */
  readonly pauses: (since: number) => { readonly longest: number; readonly lasting: number }
  /** No more is written, and what is under way has ended. */
  readonly stop: () => Promise<void>
  /** How many acknowledged check-ins are not in a database; of several for one day the last counts, or one that came after it. */
  readonly missingIn: (databaseUrl: string) => Promise<number>
}

/** Signs so many people up at a server's address and lets them write. */
export async function startWriters(address: string, count: number): Promise<Writers> {
  const acknowledged: Written[] = []
  let [refused, isOver] = [0, false]
  const write = async ({ email, token }: { email: string; token: string }) => {
    for (let n = 0; !isOver; n += 1) {
      const date = new Date(Date.now() - (n % 300) * 86_400_000).toISOString().slice(0, 10)
      const notes = `note ${n}`
      const answer = await call(address, 'PUT', `/api/check-ins/${date}`, { notes }, token).catch(() => null)
      if (answer?.ok) acknowledged.push({ email, date, notes, at: performance.now() })
      else {
        refused += 1
        await sleep(100)
      }
    }
  }
  const people = await Promise.all(Array.from({ length: count }, (_, n) => newPerson(address, n)))
  const writing = people.map(write)
  return {
    tally: () => ({ acknowledged: acknowledged.length, refused }),
    pauses: (since) => {
      const times = [since, ...acknowledged.map(({ at }) => at).filter((at) => at > since), performance.now()]
      const pauses = times.slice(1).map((at, n) => (at - (times[n] ?? at)) / 1000)
      return { longest: Math.max(...pauses), lasting: pauses.at(-1) ?? 0 }
    },
    stop: async () => {
      isOver = true
      await Promise.all(writing)
    },
    missingIn: async (databaseUrl) => {
      const rows = await ask(
        databaseUrl,
        'select u.email, c.date::text as date, c.notes from daily_checkins c join users u on u.id = c.user_id',
      )
      const nth = (notes: unknown) => Number(String(notes).split(' ')[1])
      const kept = new Map(rows.map(({ email, date, notes }) => [`${email} ${date}`, nth(notes)]))
      return acknowledged.filter(({ email, date, notes }) => (kept.get(`${email} ${date}`) ?? -1) < nth(notes)).length
    },
  }
}

async function newPerson(address: string, n: number): Promise<{ email: string; token: string }> {
  const email = `writer${n}@people.example`
  const up = await call(address, 'POST', '/api/auth/sign-up', { email, password: 'Correct-horse7!' })
  const { token } = (await up.json()) as { token: string }
  await call(address, 'PUT', '/api/profile', PROFILE, token)
  return { email, token }
}

function call(address: string, method: string, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
}

/** One statement on a connection of its own. */
export async function ask(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
