import { afterAll, beforeAll, expect, test } from 'vitest'
import { ONBOARDING, type TestServer, testServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const SECRET = 'canary-of-the-first-person'
const TODAY = '2026-03-04'

type Route = { method: string; path: string; body?: unknown }

/** Every call of the API that needs a session, from the description the server gives of itself. */
async function signedInRoutes(): Promise<Route[]> {
  const response = await server.call('GET', '/api/openapi.json')
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, { security?: unknown[] }>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security)
      .map(([method]) => ({
        method: method.toUpperCase(),
        path: `/api${path.replace('{date}', TODAY)}`,
        body: bodyFor(path),
      })),
  )
}

function bodyFor(path: string): unknown {
  if (path === '/profile') return ONBOARDING
  if (path.startsWith('/check-ins')) return { completed: true, notes: 'fine' }
  if (path.startsWith('/body')) return { weightKg: 70 }
  if (path.startsWith('/completions')) return { rpe: 6, minutes: 30 }
  if (path === '/activities') return { start: `${TODAY}T07:00:00Z`, discipline: 'run', durationSec: 1800 }
  return path === '/generate-schedule' ? {} : undefined
}

const send = ({ method, path, body }: Route, token?: string) =>
  server.call(method, path, {
    ...(method === 'GET' || body === undefined ? {} : { body }),
    ...(token ? { token } : {}),
  })

test('every route that is not sign-in asks for a session', async () => {
  const routes = await signedInRoutes()
  expect(routes.length).toBeGreaterThanOrEqual(11)
  for (const route of routes) expect([route, (await send(route)).status]).toEqual([route, 401])
})

/**
 * What stays open without a plan that is paid for: who one is, what one says of oneself, the way to pay, and the addresses of
 * calendars, which are empty then and must be able to end.
 */
const NEVER_CLOSED =
  /^\/api\/(auth|account|profile|check-subscription|create-checkout|customer-portal|calendars?|bridge|reminders|keepsake)\b/

test("a trial that is over closes every route but those of the account, the profile, payment and what stays one's own", async () => {
  const { id, token } = await server.person()
  await server.db.pool.query(
    `update subscriptions set trial_ends_at = now() - interval '10 years' where user_id = $1`,
    [id],
  )
  const closed = (await signedInRoutes()).filter(({ path }) => !NEVER_CLOSED.test(path))
  expect(closed.length).toBeGreaterThanOrEqual(15)
  for (const route of closed) expect([route, (await send(route, token)).status]).toEqual([route, 402])
})

test('an account whose deletion was asked for opens no route, even with a token that was kept', async () => {
  const { id, token } = await server.person()
  await server.db.pool.query('update users set deletion_requested_at = now() where id = $1', [id])
  for (const route of await signedInRoutes()) expect([route, (await send(route, token)).status]).toEqual([route, 401])
})

test("nothing that one person calls shows or changes another's data", async () => {
  const first = await server.person()
  await first.put('/api/profile', { ...ONBOARDING, name: SECRET, daily_commitments: `Work 9-5 ${SECRET}` })
  await first.put(`/api/check-ins/${TODAY}`, { completed: false, notes: SECRET, tomorrow_schedule_notes: SECRET })
  await first.get('/api/schedule')
  const { full } = (await (await first.get('/api/calendar')).json()) as { full: string }
  await server.call('GET', new URL(full).pathname)
  const activity = { start: `${TODAY}T07:00:00Z`, discipline: 'run', durationSec: 1800 }
  const given = (await (await first.post('/api/activities', activity)).json()) as { activity: { id: string } }
  await server.db.pool.query(`insert into plan_blocks values ($1, 1, '2026-01-05', '2026-03-01', $2)`, [
    first.id,
    JSON.stringify([{ weekName: SECRET, days: [] }]),
  ])
  await server.db.pool.query(
    `insert into bridges (user_id, secret, sent, created_at) values ($1, 'sealed', '{}', now())`,
    [first.id],
  )
  expect((await first.put(`/api/body/${TODAY}`, { weightKg: 71.5 })).status).toBe(200)
  const calendar = { name: SECRET, choices: { days: false, tentative: false }, busy: [] }
  expect((await first.post('/api/calendars/file', calendar)).status).toBe(200)
  const hook = { url: 'https://hooks.example/x', kinds: ['plan.changed'] }
  expect((await first.post('/api/account/webhooks', hook)).status).toBe(200)
  const held = async () => {
    const tables = [
      'profiles where id',
      'generated_schedules where user_id',
      'shown_days where user_id',
      'workout_completions where user_id',
      'daily_checkins where user_id',
      'check_in_entries where user_id',
      'safety_events where user_id',
      'plan_blocks where user_id',
      'calendar_entries where user_id',
      'activities where user_id',
      'bridges where user_id',
      'busy_calendars where user_id',
      'body_measures where user_id',
      'webhooks where user_id',
      'plan_followers where user_id',
      'subscriptions where user_id',
      'sessions where user_id',
    ]
    const rows = tables.map((table) => server.db.pool.query(`select * from ${table} = $1`, [first.id]))
    return JSON.stringify((await Promise.all(rows)).map((result) => result.rows))
  }
  const before = await held()
  expect(before).toContain(SECRET)

  const second = await server.person()
  const others = { method: 'DELETE', path: `/api/activities/${given.activity.id}` }
  for (const route of [...(await signedInRoutes()), others]) {
    const response = await send(route, second.token)
    expect(response.status, `${route.method} ${route.path}`).not.toBe(500)
    expect(await response.text(), `${route.method} ${route.path}`).not.toContain(SECRET)
  }
  expect(await held()).toBe(before)
})

test('the row rules hold even for a query that forgets whose row it wants', async () => {
  const [first, second] = [await server.person(), await server.person()]
  for (const table of [
    'profiles',
    'generated_schedules',
    'shown_days',
    'workout_completions',
    'daily_checkins',
    'check_in_entries',
    'safety_events',
    'plan_blocks',
    'calendar_entries',
    'activities',
    'busy_calendars',
    'own_calendars',
    'body_measures',
    'plan_followers',
    'subscriptions',
    'sessions',
    'passkeys',
    'users',
  ]) {
    const owner = table === 'profiles' || table === 'users' ? 'id' : 'user_id'
    const { rows } = await server.db.forUser(second.id, (queries) =>
      queries.execute(`select ${owner} as owner from ${table}`),
    )
    expect(
      rows.filter((row) => row.owner !== second.id),
      table,
    ).toEqual([])
    expect(first.id).not.toBe(second.id)
  }
})

test('what is read along with a session is the rows of its person alone, and none where there is none', async () => {
  const { id } = await server.person()
  const counted = (whom: string) =>
    server.db.forFound({ text: 'select id as user_id from users where id::text = $1', values: [whom] }, [
      'select count(*)::int as profiles, min(id::text) as id from profiles',
    ])
  expect(await counted(id)).toMatchObject([{ user_id: id }, { profiles: 1, id }])
  expect(await counted("'; drop table x; --$1")).toEqual([null, { profiles: 0, id: null }])
  const { rows } = await server.db.pool.query(
    `select current_user = session_user as self, coalesce(current_setting('app.user_id', true), '') as person`,
  )
  expect(rows).toEqual([{ self: true, person: '' }])
})

test('a person cannot grant access, read secrets or act as the owner', async () => {
  const { id } = await server.person()
  const refused = (statement: string) =>
    server.db
      .forUser(id, (queries) => queries.execute(statement))
      .then(
        () => 'allowed',
        (error: Error) => (error.cause as Error).message,
      )
  for (const statement of [
    `update subscriptions set trial_ends_at = now() + interval '10 years'`,
    'insert into subscriptions (user_id) values (gen_random_uuid())',
    'select * from accounts',
    'select * from verifications',
    'select * from installation',
    'select * from rate_limits',
    'select * from authenticators',
    'select * from calendar_feeds',
    'select * from webhooks',
    'select * from webhook_deliveries',
    'select * from program_tokens',
    'delete from plan_followers',
    'insert into plan_followers (user_id, due_at) values (gen_random_uuid(), now())',
    `update own_calendars set secret = 'mine'`,
    `update passkeys set name = 'mine'`,
    'delete from passkeys',
    'delete from safety_events',
    `update safety_events set what = 'nothing'`,
    'delete from check_in_entries',
    'insert into passkeys (user_id) values (gen_random_uuid())',
    'update users set email_verified = true',
    `update sessions set expires_at = now() + interval '10 years'`,
  ])
    expect(await refused(statement), statement).toMatch(/permission denied/)
})

test("a person's role does not outlive the transaction", async () => {
  const { id } = await server.person()
  await server.db.forUser(id, async () => {})
  const { rows } = await server.db.pool.query(
    `select current_user <> 'app_user' as owner, current_setting('app.user_id', true) as person`,
  )
  expect(rows[0]).toMatchObject({ owner: true })
  expect(rows[0].person || null).toBeNull()
})
