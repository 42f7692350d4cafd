import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type From = { address?: string; headers?: Record<string, string> }
const signIn = (email: string, password = PASSWORD, from: From = {}) =>
  server.call('POST', '/api/auth/sign-in', { body: { email, password }, address: crypto.randomUUID(), ...from })
const signUp = (email: string, password = PASSWORD, address = crypto.randomUUID()) =>
  server.call('POST', '/api/auth/sign-up', { body: { email, password }, address })

describe('sign-up', () => {
  test('gives a session at once and mails a link that confirms the address', async () => {
    const { email, get } = await server.person({ onboarded: false, confirmed: false })
    const before = await (await get('/api/auth/session')).json()
    expect(before).toMatchObject({ user: { email, email_verified: false }, onboarding_completed: false })

    const token = await server.mailedToken(email)
    const verified = await server.call('POST', '/api/auth/verify-email', { body: { token } })
    expect(verified.status).toBe(204)
    expect(await (await get('/api/auth/session')).json()).toMatchObject({ user: { email_verified: true } })
  })

  test('that cannot be written down leaves no account behind, and can be tried again', async () => {
    const email = `${crypto.randomUUID()}@people.example`
    const written = async () => {
      const { rows } = await server.db.pool.query(
        `select (select count(*) from users where email = $1)::int as users, (select count(*) from sessions)::int as sessions,
           (select count(*) from pgboss.job where data::text like '%' || $1 || '%')::int as mails`,
        [email],
      )
      return rows[0]
    }
    const before = await written()
    await server.db.asOwner((client) =>
      client.query(
        `create function no_room() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
         create trigger no_room before insert on security_events for each row execute function no_room()`,
      ),
    )
    expect((await signUp(email)).status).toBeGreaterThanOrEqual(500)
    expect(await written()).toEqual(before)
    await server.db.asOwner((client) => client.query('drop function no_room() cascade'))
    expect((await signUp(email)).status).toBe(200)
    expect(await written()).toMatchObject({ users: 1, sessions: before.sessions + 1 })
  })

  test('trims and lower-cases the address, so that one person has one account', async () => {
    const { email } = await server.person()
    const again = await signUp(`  ${email.toUpperCase()} `)
    expect(await problemOf(again)).toMatchObject({
      status: 422,
      code: 'account-exists',
      title: 'Account Exists',
      detail: 'This email is already registered. Please login instead.',
    })
    expect((await signIn(` ${email.toUpperCase()}`)).status).toBe(200)
  })

  test('five at once make one account', async () => {
    const email = `${crypto.randomUUID()}@people.example`
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(email)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422])
  })

  test.each([
    ['Sh0rt!', 'Password must be at least 8 characters'],
    ['no-upper-1!', 'Password must contain at least one uppercase letter'],
    ['NO-LOWER-1!', 'Password must contain at least one lowercase letter'],
    ['No-number!', 'Password must contain at least one number'],
    ['NoSpecial1', 'Password must contain at least one special character (!@#$%^&*)'],
    ['P@ssw0rd', 'This password is on the list of the most common ones. Please choose another'],
  ])('refuses the password %s on the server', async (password, detail) => {
    const response = await signUp(`${crypto.randomUUID()}@people.example`, password)
    expect(await problemOf(response)).toMatchObject({ status: 422, title: 'Validation Error', detail })
  })

  test.each(['', 'no-at', 'a@b', 'a b@c.de', 'a@-b.de', 'ä@b.de', `${'x'.repeat(250)}@b.de`])(
    'refuses the address "%s"',
    async (email) => {
      expect(await problemOf(await signUp(email))).toMatchObject({ status: 422, detail: 'Invalid email address' })
    },
  )

  test('keeps the password as argon2id and the token as a hash', async () => {
    const { id, token } = await server.person()
    const { rows } = await server.db.pool.query(
      'select a.password, s.token from accounts a join sessions s using (user_id) where user_id = $1',
      [id],
    )
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0].token).not.toContain(token)
  })
})

describe('sign-in', () => {
  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await server.person()
    const wrong = await problemOf(await signIn(email, 'Wrong-horse7!'))
    const unknown = await problemOf(await signIn('nobody@people.example'))
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 401, code: 'invalid-credentials', detail: 'Invalid login credentials' })
  })

  test('tells whether onboarding is done', async () => {
    const { email } = await server.person()
    expect(await (await signIn(email)).json()).toMatchObject({ onboarding_completed: true })
  })

  test('is limited per account and origin, with a sentence and a time', async () => {
    const { email } = await server.person()
    const address = crypto.randomUUID()
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signIn(email, 'Wrong-horse7!', { address })).status).toBe(401)
    const limited = await signIn(email, PASSWORD, { address })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(600)
    expect(await problemOf(limited)).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      detail: expect.stringMatching(/^Too many attempts\. Please wait \d+ minutes and try again\.$/),
    })
  })

  test('of the owner is not stopped by ten wrong passwords of strangers', async () => {
    const { email } = await server.person()
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn(email, 'Wrong-horse7!')).status).toBe(401)
    expect((await signIn(email)).status).toBe(200)
  })

  test('under a flood from everywhere is slowed for minutes, but for devices that were signed in before', async () => {
    const { email } = await server.person()
    const cookie = (await signIn(email)).headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let attempt = 0; attempt < 40; attempt += 1)
      await server.context.limits.count('sign-in-anywhere', email, crypto.randomUUID())
    const held = await signIn(email)
    expect(held.status).toBe(429)
    expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(300)
    expect((await signIn(email, PASSWORD, { headers: { cookie } })).status).toBe(200)
    const other = await server.person()
    for (let attempt = 0; attempt < 40; attempt += 1)
      await server.context.limits.count('sign-in-anywhere', other.email, crypto.randomUUID())
    // A device is known for the person who was signed in there, and for nobody else.
    expect((await signIn(other.email, PASSWORD, { headers: { cookie } })).status).toBe(429)
  })

  test('of one IPv6 line counts as one address', async () => {
    const line = crypto.randomUUID().slice(0, 4)
    const tries = Array.from({ length: 101 }, (_, n) =>
      server.context.limits.count('sign-in', `${line}${n}`, `2001:db8:${line}:1::${n.toString(16)}`).then(
        () => 'ok',
        (e) => e.code,
      ),
    )
    expect((await Promise.all(tries)).filter((outcome) => outcome === 'too-many-requests')).toHaveLength(1)
  })

  test('is limited per address, whichever account is tried', async () => {
    const address = crypto.randomUUID()
    const { db } = server
    const attempts = await Promise.all(
      Array.from({ length: 101 }, (_, n) =>
        server.context.limits.count('sign-in', `${address}${n}`, address).then(
          () => 'ok',
          (e) => e.code,
        ),
      ),
    )
    expect(attempts.filter((outcome) => outcome === 'too-many-requests')).toHaveLength(1)
    expect(
      (await db.pool.query('select count(*)::int as n from rate_limits where key like $1', ['%people%'])).rows[0].n,
    ).toBe(0)
  })

  test('a success forgives the failures before it', async () => {
    const { email } = await server.person()
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await signIn(email, 'Wrong-horse7!')
      expect((await signIn(email)).status).toBe(200)
    }
  })
})

describe('a session', () => {
  test('is dead at once after sign-out, and only that one', async () => {
    const person = await server.person()
    const other = (await (await signIn(person.email)).json()) as { token: string }
    expect((await person.post('/api/auth/sign-out')).status).toBe(204)
    expect((await person.get('/api/auth/session')).status).toBe(401)
    expect((await server.call('GET', '/api/auth/session', { token: other.token })).status).toBe(200)
  })

  test('ends after a week without use, lives on by use, and ends for good after sixty days', async () => {
    const own = await testServer()
    const day = 86_400_000
    const used = await own.person()
    for (let days = 0; days < 54; days += 6) {
      own.advance(6 * day)
      expect((await used.get('/api/auth/session')).status).toBe(200)
    }
    own.advance(6 * day)
    expect((await used.get('/api/auth/session')).status).toBe(401)
    await own.close()

    const fresh = await testServer()
    const idle = await fresh.person()
    fresh.advance(7 * day + 60_000)
    expect((await idle.get('/api/auth/session')).status).toBe(401)
    await fresh.close()
  })

  test.each([
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${'a'.repeat(32)}`,
    `Basic ${btoa('a:b')}`,
    "Bearer ' or 1=1 -- aaaaaaaa",
  ])('is not opened by the header "%s"', async (authorization) => {
    const response = await server.call('GET', '/api/auth/session', { headers: { authorization } })
    expect(await problemOf(response)).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      detail: 'Please log in again.',
    })
  })

  test('is never carried by a cookie', async () => {
    const { email } = await server.person()
    const response = await signIn(email)
    const { token } = (await response.clone().json()) as { token: string }
    const cookie = response.headers.get('set-cookie') ?? ''
    // The mark of a known device is all there is: it goes to sign-in alone, no script reads it, and it opens nothing.
    expect(cookie).toMatch(
      /^fulcrum-device=\S+; Max-Age=\d+; Path=\/api\/auth\/sign-in; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(cookie).not.toContain(token)
    const asked = await server.call('GET', '/api/auth/session', { headers: { cookie: sure(cookie.split(';')[0]) } })
    expect(asked.status).toBe(401)
  })
})

describe('password reset', () => {
  test('by the mailed link: once, ends every session, and the new password works', async () => {
    const person = await server.person()
    expect((await server.call('POST', '/api/auth/request-reset', { body: { email: person.email } })).status).toBe(204)
    const token = await server.mailedToken(person.email)
    const reset = (password: string) => server.call('POST', '/api/auth/reset', { body: { token, password } })

    expect(await problemOf(await reset('weak'))).toMatchObject({
      status: 422,
      detail: 'Password must be at least 8 characters',
    })
    expect((await reset('Battery-staple8!')).status).toBe(204)
    expect((await person.get('/api/auth/session')).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.email, 'Battery-staple8!')).status).toBe(200)
    expect(await problemOf(await reset('Another-horse9!'))).toMatchObject({ status: 400, code: 'invalid-token' })
  })

  test('refuses an expired link', async () => {
    const { email } = await server.person()
    await server.call('POST', '/api/auth/request-reset', { body: { email } })
    const token = await server.mailedToken(email)
    await server.db.pool.query(`update verifications set expires_at = now() - interval '1 second'`)
    const response = await server.call('POST', '/api/auth/reset', { body: { token, password: PASSWORD } })
    expect(await problemOf(response)).toMatchObject({ status: 400, code: 'invalid-token' })
  })

  test('answers an unknown address as it answers a known one, and mails nothing', async () => {
    await server.context.mail.flush()
    const mails = server.sent.length
    const askedAt = performance.now()
    const response = await server.call('POST', '/api/auth/request-reset', { body: { email: 'nobody@people.example' } })
    expect(response.status).toBe(204)
    // As long as writing a mail to a known one takes.
    expect(performance.now() - askedAt).toBeGreaterThan(390)
    await server.context.mail.flush()
    expect(server.sent).toHaveLength(mails)
  })

  test('a stranger who asks for links until it is too many does not keep the owner from one', async () => {
    const { email } = await server.person()
    const ask = (address: string) => server.call('POST', '/api/auth/request-reset', { body: { email }, address })
    const stranger = crypto.randomUUID()
    for (let n = 0; n < 5; n += 1) expect((await ask(stranger)).status).toBe(204)
    expect((await ask(stranger)).status).toBe(429)
    expect((await ask(crypto.randomUUID())).status).toBe(204)
    // From wherever they come: a mailbox is not filled either.
    for (let n = 0; n < 14; n += 1) await server.context.limits.count('reset-anywhere', email, crypto.randomUUID())
    expect((await ask(crypto.randomUUID())).status).toBe(429)
  })

  test('the link is not in the database', async () => {
    const { email } = await server.person()
    await server.call('POST', '/api/auth/request-reset', { body: { email } })
    const token = await server.mailedToken(email)
    const { rows } = await server.db.pool.query('select identifier, value from verifications')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

const CREDENTIAL = { id: 'invented', rawId: 'invented', type: 'public-key', clientExtensionResults: {} }
const ASSERTION = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' }

test.each([
  ['sign-up', 'sign-up', { email: 'new@people.example', password: PASSWORD }],
  ['sign-in', 'sign-in', { email: 'new@people.example', password: PASSWORD }],
  ['reset', 'request-reset', { email: 'new@people.example' }],
  ['use-link', 'reset', { token: 'invented', password: PASSWORD }],
  ['use-link', 'verify-email', { token: 'invented' }],
  ['use-link', 'confirm-email-change', { token: 'invented' }],
  ['passkey-options', 'passkey/options', {}],
  ['passkey', 'passkey', { credential: { ...CREDENTIAL, response: ASSERTION } }],
] as const)(
  '%s: what a stranger may try at /api/auth/%s ends with the share of an address',
  async (action, path, body) => {
    const address = crypto.randomUUID()
    const mayTry = () =>
      server.context.limits.count(action, crypto.randomUUID(), address).then(
        () => true,
        () => false,
      )
    while (await mayTry());
    const response = await server.call('POST', `/api/auth/${path}`, { body, address })
    expect(await problemOf(response)).toMatchObject({ status: 429, code: 'too-many-requests' })
  },
)

test('an invented confirmation link is refused', async () => {
  const response = await server.call('POST', '/api/auth/verify-email', { body: { token: 'invented.token.here' } })
  expect(await problemOf(response)).toMatchObject({ status: 400, code: 'invalid-token' })
})

test('no password, token or address reaches the log', async () => {
  const { email, token } = await server.person()
  await signIn(email, 'Wrong-horse7!')
  const log = server.logged.join('\n')
  for (const secret of [email, token, PASSWORD, 'Wrong-horse7!']) expect(log).not.toContain(secret)
  expect(log).toContain('signed up')
})
