import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import { assembleContext } from '../create-context.ts'
import type { Db } from '../db/open.ts'
import type { LoopLag } from '../http/load-shedding.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { Delivery } from '../mail/mail.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { testDb } from './database.ts'
import { sharedEngine } from './shared-engine.ts'

export const PASSWORD = 'Correct-horse7!'

/** What onboarding sends for an ordinary person. */
export const ONBOARDING = {
  name: 'Robin Example',
  fitness_level: 'intermediate',
  primary_goal: 'general',
  stress_level: 'medium',
  training_days_per_week: 4,
  daily_commitments: 'Work 9-5, Evening family time',
  upcoming_races: '',
  goal_date: '',
  time_zone: 'Europe/Berlin',
}

// Addresses, passwords, what a person wrote, cards and keys: no test may bring any of them into the log.
const CANARIES =
  /@(people|new)\.example|Correct-horse|Battery-staple|Wrong-horse|Robin Example|Evening family|4242 ?4242|whsec_|sk_test|[#&?]token=/

type Call = { body?: unknown; token?: string; headers?: Record<string, string>; address?: string }

export type TestServer = Awaited<ReturnType<typeof testServer>>

/** The app on a real database, with a clock, a mailbox and a log that the test holds. */
export async function testServer(
  options: { env?: Record<string, string>; hasRoom?: () => boolean; realTime?: boolean; db?: Db; lag?: LoopLag } = {},
) {
  const opened = options.db ?? (await testDb())
  const db = { ...opened, hasRoom: options.hasRoom ?? opened.hasRoom }
  const sent: Delivery[] = []
  const tokens: string[] = []
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const metrics = createMetrics()
  const jobs = await openJobs(db.pool, log, { scheduled: false, watch: metrics.job })
  const transport = async (message: Delivery) => void sent.push(message)
  let aheadMs = 0
  const advance = (ms: number) => {
    aheadMs += ms
  }
  const now = () => new Date(Date.now() + aheadMs)
  // The test holds both clocks as one, unless it says that only the sandbox's is moved.
  const real = options.realTime ? () => new Date() : now
  const clock = { now, real, advance: async (ms: number) => advance(ms) }
  const config = readConfig({
    APP_ORIGIN: 'https://fulcrum.example',
    DATA_DIR: join(tmpdir(), `fulcrum-test-${randomUUID()}`),
    ...options.env,
  })
  const context: AppContext = await assembleContext({
    ...{ config, db, jobs, transport, log, clock, metrics, engine: sharedEngine },
    ...(options.lag ? { lag: options.lag } : {}),
  })
  const app = createApp(context, null)

  const call = async (method: string, path: string, { body, token, headers, address }: Call = {}): Promise<Response> =>
    app.request(
      path,
      {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: address ?? '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } },
    )

  /** Signs a new person up, with a confirmed address and through onboarding unless told otherwise. */
  const person = async ({ onboarded = true, confirmed = true }: { onboarded?: boolean; confirmed?: boolean } = {}) => {
    const email = `${randomUUID()}@people.example`
    const response = await call('POST', '/api/auth/sign-up', {
      body: { email, password: PASSWORD },
      address: randomUUID(),
    })
    if (response.status !== 200) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`)
    const { token, user } = (await response.json()) as { token: string; user: { id: string } }
    tokens.push(token)
    if (confirmed) await db.pool.query('update users set email_verified = true where id = $1', [user.id])
    if (onboarded) await call('PUT', '/api/profile', { body: ONBOARDING, token })
    const asPerson = (method: string) => (path: string, body?: unknown) => call(method, path, { body, token })
    return {
      email,
      token,
      id: user.id,
      get: asPerson('GET'),
      put: asPerson('PUT'),
      post: asPerson('POST'),
      del: asPerson('DELETE'),
    }
  }

  /** The token in the newest mail to an address. */
  const mailedToken = async (email: string): Promise<string> => {
    await context.mail.flush()
    const text = sent.findLast((message) => message.to === email)?.text ?? ''
    const token = /[#&]token=([^\s&]+)/.exec(text)?.[1]
    if (!token) throw new Error(`no link was mailed to ${email}`)
    return decodeURIComponent(token)
  }

  return {
    app,
    context,
    db,
    sent,
    logged,
    call,
    person,
    mailedToken,
    advance,
    close: async () => {
      const told = logged.find((line) => CANARIES.test(line) || tokens.some((token) => line.includes(token)))
      if (told) throw new Error(`the log tells what it must not: ${told}`)
      await context.engine.stop()
      await jobs.stop()
      await db.close()
    },
  }
}

/** A problem's body, for a glance at code and detail. */
export async function problemOf(
  response: Response,
): Promise<{ status: number; code: string; title: string; detail: string }> {
  const type = response.headers.get('content-type')
  if (type !== 'application/problem+json') throw new Error(`expected a problem, got ${response.status} ${type}`)
  return response.json() as never
}
