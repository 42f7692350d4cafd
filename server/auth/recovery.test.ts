import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { softwareKey } from '../testing/software-key.ts'
import { PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

const NEW_PASSWORD = 'Battery-staple8!'
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const post = (path: string, body: object) => server.call('POST', path, { body, address: randomUUID() })
const signIn = async (email: string, password = PASSWORD) =>
  (await post('/api/auth/sign-in', { email, password })).status
type Person = Awaited<ReturnType<TestServer['person']>>

/** The thief has the password and asks for the account to be at an address of his own. @returns his link's token */
async function asksForAnother(person: Person): Promise<{ thief: string; token: string }> {
  const thief = `${randomUUID()}@people.example`
  expect((await person.put('/api/account/email', { email: thief, password: PASSWORD })).status).toBe(204)
  return { thief, token: await server.mailedToken(thief) }
}

async function resetTo(email: string, password: string, extra: object = {}): Promise<void> {
  await post('/api/auth/request-reset', { email })
  const token = await server.mailedToken(email)
  expect((await post('/api/auth/reset', { token, password, ...extra })).status).toBe(204)
}

test.each([
  ['a reset', (person: Person) => resetTo(person.email, NEW_PASSWORD)],
  [
    'a new password',
    (person: Person) => person.put('/api/account/password', { current_password: PASSWORD, password: NEW_PASSWORD }),
  ],
  ['ending all sessions', (person: Person) => person.del('/api/account/sessions')],
])('%s ends a change of address that a thief has under way', async (_, recover) => {
  const person = await server.person()
  const { token } = await asksForAnother(person)
  await recover(person)
  expect((await post('/api/auth/confirm-email-change', { token })).status).toBe(400)
})

test('a new password ends reset links that are on their way', async () => {
  const person = await server.person()
  await post('/api/auth/request-reset', { email: person.email })
  const token = await server.mailedToken(person.email)
  await person.put('/api/account/password', { current_password: PASSWORD, password: NEW_PASSWORD })
  expect((await post('/api/auth/reset', { token, password: PASSWORD })).status).toBe(400)
})

test('the old address takes a change back, before and after it was done, for seven days', async () => {
  for (const isDone of [false, true]) {
    const person = await server.person()
    const { thief, token } = await asksForAnother(person)
    if (isDone) expect((await post('/api/auth/confirm-email-change', { token })).status).toBe(204)
    const veto = await server.mailedToken(person.email)
    expect((await post('/api/auth/veto-email-change', { token: veto })).status).toBe(204)
    expect((await person.get('/api/auth/session')).status).toBe(401)
    expect((await post('/api/auth/confirm-email-change', { token })).status).toBe(400)
    // Whoever had the password has it no longer; the owner has a link.
    expect([await signIn(person.email), await signIn(thief)]).toEqual([401, 401])
    const link = await server.mailedToken(person.email)
    expect((await post('/api/auth/reset', { token: link, password: NEW_PASSWORD })).status).toBe(204)
    expect(await signIn(person.email, NEW_PASSWORD)).toBe(200)
    expect((await post('/api/auth/veto-email-change', { token: veto })).status).toBe(400)
  }
})

test('a second change does not take away what the first address may do', async () => {
  const person = await server.person()
  const first = await asksForAnother(person)
  const veto = await server.mailedToken(person.email)
  await post('/api/auth/confirm-email-change', { token: first.token })
  const second = await asksForAnother(person)
  await post('/api/auth/confirm-email-change', { token: second.token })
  expect((await post('/api/auth/veto-email-change', { token: veto })).status).toBe(204)
  const { rows } = await server.db.pool.query('select email from users where id = $1', [person.id])
  expect(rows).toEqual([{ email: person.email }])
})

test('a veto is no good after seven days', async () => {
  const other = await testServer()
  const person = await other.person()
  await person.put('/api/account/email', { email: `${randomUUID()}@people.example`, password: PASSWORD })
  const veto = await other.mailedToken(person.email)
  other.advance(7 * 86_400_000 + 1000)
  const answer = await other.call('POST', '/api/auth/veto-email-change', { body: { token: veto } })
  expect(await problemOf(answer)).toMatchObject({ status: 400, code: 'invalid-token' })
  await other.close()
})

test('nothing strong hangs on an address that was never confirmed', async () => {
  const person = await server.person({ confirmed: false })
  const email = `${randomUUID()}@people.example`
  for (const answer of [
    await person.post('/api/account/passkeys/options', { password: PASSWORD }),
    await person.post('/api/account/authenticator', { password: PASSWORD }),
    await person.put('/api/account/email', { email, password: PASSWORD }),
  ])
    expect(await problemOf(answer)).toMatchObject({ status: 403, code: 'email-unverified' })
})

test('whoever resets an address that was never confirmed gets the account without the keys of whoever signed up', async () => {
  const person = await server.person()
  await addKey(person)
  await server.db.pool.query('update users set email_verified = false where id = $1', [person.id])
  await resetTo(person.email, NEW_PASSWORD)
  expect(await keysOf(person)).toBe(0)
  const { rows } = await server.db.pool.query('select email_verified as sure from users where id = $1', [person.id])
  expect(rows).toEqual([{ sure: true }])
})

test('a reset keeps the keys of a confirmed address, unless it is asked to drop them', async () => {
  const person = await server.person()
  await addKey(person)
  await resetTo(person.email, NEW_PASSWORD)
  expect(await keysOf(person)).toBe(1)
  await resetTo(person.email, PASSWORD, { drop_keys: true })
  expect(await keysOf(person)).toBe(0)
})

test('the addresses of calendars end with the keys: whoever knew them reads and changes nothing any more', async () => {
  const person = await server.person()
  const addressOf = async () =>
    new URL(((await (await person.get('/api/calendar')).json()) as { full: string }).full).pathname
  const known = await addressOf()
  const read = async () => server.call('GET', known)
  const tap = /https:\/\/fulcrum\.example(\/calendar\/[\w-]+)/.exec(
    (await (await read()).text()).replaceAll('\r\n ', ''),
  )?.[1]
  expect((await server.call('GET', sure(tap))).status).toBe(200)
  await resetTo(person.email, NEW_PASSWORD)
  expect((await read()).status).toBe(200)
  await resetTo(person.email, PASSWORD, { drop_keys: true })
  expect((await read()).status).toBe(404)
  expect((await server.call('GET', sure(tap))).status).toBe(400)
})

test('mails to addresses that nobody has shown to be theirs: three a day', async () => {
  const person = await server.person()
  const ask = async () =>
    (await person.put('/api/account/email', { email: `${randomUUID()}@people.example`, password: PASSWORD })).status
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([204, 204, 204, 429])
})

async function addKey(person: Person): Promise<void> {
  const options = (await (await person.post('/api/account/passkeys/options', { password: PASSWORD })).json()) as {
    challenge: string
  }
  const credential = softwareKey(person.id).made(options)
  expect((await person.post('/api/account/passkeys', { name: 'Key', credential })).status).toBe(204)
}

async function keysOf(person: Person): Promise<number> {
  const { rows } = await server.db.pool.query('select count(*)::int as n from passkeys where user_id = $1', [person.id])
  return rows[0].n
}
