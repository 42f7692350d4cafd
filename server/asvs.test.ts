import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../engine/sure.ts'
import { ONBOARDING, PASSWORD, problemOf, type TestServer, testServer } from './testing/test-server.ts'

// Rows of the standard that no other test shows; docs/trust.md has the whole list.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const TODAY = new Date().toISOString().slice(0, 10)
const entering = (path: 'sign-up' | 'sign-in', email: string, password: string) =>
  server.call('POST', `/api/auth/${path}`, { body: { email, password }, address: crypto.randomUUID() })
const newEmail = () => `${crypto.randomUUID()}@people.example`

describe('passwords (6.2.8, 6.2.9)', () => {
  test.each([64, 128, 256])('of %i characters are taken, and every character counts', async (length) => {
    const [email, password] = [newEmail(), `Aa1!${'x'.repeat(length - 4)}`]
    expect((await entering('sign-up', email, password)).status).toBe(200)
    expect((await entering('sign-in', email, password)).status).toBe(200)
    const cut = password.slice(0, length > 72 ? 72 : -1)
    for (const other of [cut, `${password.slice(0, -1)}y`, password.replace('Aa', 'AA')])
      expect((await entering('sign-in', email, other)).status, other).not.toBe(200)
  })
})

describe('sessions (7.2.3, 7.2.4, 7.4.2)', () => {
  test('a token has 128 bits and more, and each sign-in brings another', async () => {
    const { email } = await server.person()
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { token } = (await (await entering('sign-in', email, PASSWORD)).json()) as { token: string }
        return token
      }),
    )
    expect(new Set(tokens).size).toBe(8)
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  })

  test('an account that is left ends every session, on other devices too', async () => {
    const person = await server.person()
    const { token } = (await (await entering('sign-in', person.email, PASSWORD)).json()) as { token: string }
    expect((await person.post('/api/account/deletion', { password: PASSWORD })).status).toBe(200)
    expect((await server.call('GET', '/api/account', { token })).status).toBe(401)
  })
})

describe('what is sent (1.3.11, 2.2.3, 15.3.3, 15.3.6)', () => {
  test.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example%0ABcc:c@d.example', 'a@b.example, c@d.example'])(
    'an address that would be more than one in a mail is refused: %j',
    async (email) => {
      expect((await entering('sign-up', email, PASSWORD)).status).toBe(422)
    },
  )

  test('fields that are not asked for change nothing', async () => {
    const person = await server.person()
    const more = { onboarding_completed: false, id: crypto.randomUUID(), user_id: crypto.randomUUID(), role: 'admin' }
    await person.put('/api/profile', { ...ONBOARDING, ...more, trial_ends_at: '2999-01-01', status: 'active' })
    expect(await (await person.get('/api/profile')).json()).toMatchObject({ id: person.id, onboarding_completed: true })
    const { rows } = await server.db.pool.query('select status, trial_ends_at from subscriptions where user_id = $1', [
      person.id,
    ])
    expect(rows).toMatchObject([{ status: null }])
    expect(sure(rows[0]).trial_ends_at.getTime()).toBeLessThan(Date.now() + 15 * 86_400_000)
  })

  test.each([
    '{"__proto__":{"polluted":1},"completed":true}',
    '{"constructor":{"prototype":{"polluted":1}},"completed":true}',
  ])('%s reaches no other object', async (body) => {
    const { token } = await server.person()
    const answer = await server.call('PUT', `/api/check-ins/${TODAY}`, {
      token,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('a check-in that says nothing is none, whatever its other fields', async () => {
    const { put } = await server.person()
    expect((await put(`/api/check-ins/${TODAY}`, { rpe: 5, minutes: 30 })).status).toBe(422)
  })
})

describe('other sites (3.4.2, 3.5.2, 3.5.3)', () => {
  test('nobody else may read, and nothing that a form can send is taken', async () => {
    const { token } = await server.person()
    const origin = { origin: 'https://evil.example' }
    const preflight = await server.call('OPTIONS', '/api/profile', {
      headers: { ...origin, 'access-control-request-method': 'PUT' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await server.call('PUT', `/api/check-ins/${TODAY}`, {
        token,
        body: '{"completed":true}',
        headers: { 'content-type': type, ...origin },
      })
      expect(answer.status, type).toBe(415)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('reading every address there is changes nothing that the person said', async () => {
    const person = await server.person()
    await person.put(`/api/check-ins/${TODAY}`, { completed: true, notes: 'fine' })
    const said = async () =>
      JSON.stringify([
        await (await person.get('/api/check-ins')).json(),
        await (await person.get('/api/profile')).json(),
      ])
    const before = await said()
    const { paths } = (await (await server.call('GET', '/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    const readable = Object.entries(paths).filter(([path, methods]) => 'get' in methods && !path.endsWith('/export'))
    expect(readable.length).toBeGreaterThan(15)
    for (const [path] of readable) await person.get(`/api${path.replace(/\{date\}/, TODAY).replace(/\{\w+\}/, 'x')}`)
    expect(await said()).toBe(before)
  })
})

describe('answers (15.3.1, 16.5.1)', () => {
  test('no answer bears what its person has no use for', async () => {
    const { get } = await server.person()
    const answers = await Promise.all(
      ['/api/auth/session', '/api/account', '/api/profile', '/api/check-subscription'].map((path) => get(path)),
    )
    const text = (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
    expect(text).not.toMatch(/argon2|hash|secret|stripe_customer|cus_|ip_address|plan_run/i)
  })

  test('what cannot be read is told without a word about how', async () => {
    const { token } = await server.person()
    const told = await problemOf(await server.call('PUT', `/api/check-ins/${TODAY}`, { token, body: '{"completed":' }))
    expect(told.status).toBe(400)
    expect(JSON.stringify(told)).not.toMatch(/JSON\.parse|position|node_modules|\.ts\b/)
  })
})

describe('the log and what fails (16.3.1, 16.5.3)', () => {
  test('a sign-in is in the log, whether it succeeded or not', async () => {
    const { email, id } = await server.person()
    server.logged.length = 0
    await entering('sign-in', email, PASSWORD)
    await entering('sign-in', email, 'Wrong-horse7!')
    const events = server.logged.map((line) => JSON.parse(line) as { msg: string; user?: string })
    expect(events).toContainEqual(expect.objectContaining({ msg: 'signed in', user: id }))
    expect(events).toContainEqual(expect.objectContaining({ msg: 'sign-in refused' }))
  })

  test('who cannot be counted is not let in', async () => {
    const { email } = await server.person()
    await server.db.pool.query('alter table rate_limits rename to rate_limits_away')
    const answer = await entering('sign-in', email, PASSWORD)
    await server.db.pool.query('alter table rate_limits_away rename to rate_limits')
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect((await entering('sign-in', email, PASSWORD)).status).toBe(200)
  })
})
