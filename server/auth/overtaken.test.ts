import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { PASSWORD, type TestServer, testServer } from '../testing/test-server.ts'
import { openSession } from './sessions.ts'

// To check a password takes a fifth of a second. What an owner ends in that time must stay ended.

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>
const post = (path: string, body: object) => server.call('POST', path, { body, address: randomUUID() })
const signIn = (email: string, password = PASSWORD) => post('/api/auth/sign-in', { email, password })

test('what was shown is looked at again as the session begins', async () => {
  const { id } = await server.person()
  const passwordOf = async () =>
    sure(
      (await server.db.pool.query<{ password: string }>('select password from accounts where user_id = $1', [id]))
        .rows[0],
    ).password
  const open = (passwordHash: string) =>
    openSession(server.db.pool, { userId: id, shown: { passwordHash }, userAgent: '', now: new Date() })
  const before = await passwordOf()
  expect(await open(before)).not.toBeNull()
  await server.db.pool.query('update accounts set password = $2 where user_id = $1', [id, `${before}x`])
  expect(await open(before)).toBeNull()
})

/** Lets a request come as far as the password that it has checked, and then changes that, as a reset does. */
async function overtaken(person: Person, request: () => Promise<Response>): Promise<number> {
  const { pool } = server.db
  const owner = await pool.connect()
  try {
    await owner.query('begin')
    await owner.query('select 1 from accounts where user_id = $1 for update', [person.id])
    const answer = request()
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await pool.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await owner.query('update accounts set password = $2 where user_id = $1', [person.id, 'the owner has another'])
    await owner.query('delete from sessions where user_id = $1', [person.id])
    await owner.query('commit')
    return (await answer).status
  } finally {
    owner.release()
  }
}

// The embedded database has one connection, so nothing overtakes anything there.
describe.runIf(process.env.TEST_POSTGRES)('a reset that comes while the old password is being checked', () => {
  test('lets nobody in', async () => {
    const person = await server.person()
    expect(await overtaken(person, () => signIn(person.email))).toBe(401)
    const { rows } = await server.db.pool.query('select 1 from sessions where user_id = $1', [person.id])
    expect(rows).toEqual([])
  })

  test.each<[string, (person: Person) => Promise<Response>]>([
    [
      'another password',
      ({ put }) => put('/api/account/password', { current_password: PASSWORD, password: 'Thief-in-here9!' }),
    ],
    ['another address', ({ put }) => put('/api/account/email', { email: 'thief@people.example', password: PASSWORD })],
    ['a passkey', ({ post }) => post('/api/account/passkeys/options', { password: PASSWORD })],
    ['an authenticator', ({ post }) => post('/api/account/authenticator', { password: PASSWORD })],
    ['the end of the account', ({ post }) => post('/api/account/deletion', { password: PASSWORD })],
  ])('writes nothing that was asked for with it: %s', async (_, request) => {
    const person = await server.person()
    const all = async () => {
      const rows = await server.db.pool.query(
        `select (select password from accounts where user_id = $1), (select email from users where id = $1),
           (select deletion_requested_at from users where id = $1),
           (select count(*) from email_changes where user_id = $1), (select count(*) from authenticators where user_id = $1),
           (select count(*) from verifications where value = $1::text)`,
        [person.id],
      )
      return rows.rows[0]
    }
    const before = await all()
    expect(await overtaken(person, () => request(person))).toBe(401)
    expect(await all()).toEqual({ ...before, password: 'the owner has another' })
  })
})

test('a person keeps the sessions used last, and no script opens them without end', async () => {
  const person = await server.person()
  const tokens: string[] = []
  for (let n = 0; n < 3; n += 1) tokens.push(((await (await signIn(person.email)).json()) as { token: string }).token)
  await server.db.pool.query(
    `insert into sessions (user_id, token, expires_at, updated_at)
     select $1, gen_random_uuid()::text, now() + interval '1 year', now() - interval '1 hour' from generate_series(1, 60)`,
    [person.id],
  )
  await signIn(person.email)
  const { rows } = await server.db.pool.query('select 1 from sessions where user_id = $1', [person.id])
  expect(rows).toHaveLength(50)
  for (const token of tokens) expect((await server.call('GET', '/api/auth/session', { token })).status).toBe(200)
})

test('whoever set a new password by mail comes in, however often strangers tried from elsewhere', async () => {
  const person = await server.person()
  for (let n = 0; n < 45; n += 1)
    await server.context.limits.count('sign-in-anywhere', person.email, randomUUID()).catch(() => {})
  expect((await signIn(person.email)).status).toBe(429)
  await post('/api/auth/request-reset', { email: person.email })
  const token = await server.mailedToken(person.email)
  expect((await post('/api/auth/reset', { token, password: 'Battery-staple8!' })).status).toBe(204)
  expect((await signIn(person.email, 'Battery-staple8!')).status).toBe(200)
})

test('one mailbox gets no more mails by being written in many ways', async () => {
  const name = randomUUID().replaceAll('-', '')
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1)
    statuses.push((await post('/api/auth/sign-up', { email: `${name}+${n}@gmail.com`, password: PASSWORD })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})
