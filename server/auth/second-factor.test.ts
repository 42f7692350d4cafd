import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { keyBox } from './key-box.ts'
import { resealAuthenticators } from './reseal.ts'
import { createSecondFactor } from './second-factor.ts'
import { tokenHash } from './sessions.ts'
import { totpCode, totpStep } from './totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** The secret of RFC 6238's examples, "12345678901234567890" in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('totpCode() at %d s is what RFC 6238 says', (seconds, code) => {
  expect(totpCode(RFC_SECRET, Math.floor(seconds / 30))).toBe(code)
})

test('totpStep() allows one step before and after, no more', () => {
  const at = 1_234_567_890_000
  const code = (steps: number) => totpCode(RFC_SECRET, Math.floor(at / 30_000) + steps)
  expect([-2, -1, 0, 1, 2].map((steps) => totpStep(RFC_SECRET, code(steps), at) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('totpStep() takes signs that are no digits for a wrong code, however many bytes they have', () => {
  for (const code of ['𐀀𐀀𐀀', 'éééééé', '٣٣٣٣٣٣', '']) expect(totpStep(RFC_SECRET, code, 1_234_567_890_000)).toBeNull()
})

const signIn = (email: string, code?: string) =>
  server.call('POST', '/api/auth/sign-in', { body: { email, password: PASSWORD, code }, address: crypto.randomUUID() })
const codeNow = (secret: string, steps = 0) => totpCode(secret, Math.floor(Date.now() / 30_000) + steps)

test('an authenticator app is begun with the password, confirmed by a code, and then asked for at every sign-in', async () => {
  const person = await server.person()
  const begin = (password: string) => person.post('/api/account/authenticator', { password })
  expect((await begin('Wrong-horse7!')).status).toBe(403)
  const { secret, uri } = (await (await begin(PASSWORD)).json()) as { secret: string; uri: string }
  expect(uri).toContain(`secret=${secret}`)
  const kept = () => server.db.pool.query('select secret from authenticators where user_id = $1', [person.id])
  expect(JSON.stringify((await kept()).rows)).not.toContain(secret)
  // Begun is not confirmed: nobody is locked out by half a setup.
  expect((await signIn(person.email)).status).toBe(200)
  expect(await problemOf(await person.put('/api/account/authenticator', { code: '000000' }))).toMatchObject({
    code: 'wrong-code',
  })
  const confirmed = await person.put('/api/account/authenticator', { code: codeNow(secret, -1) })
  const { recovery_codes } = (await confirmed.json()) as { recovery_codes: string[] }
  expect(new Set(recovery_codes).size).toBe(10)
  expect(await (await person.get('/api/account')).json()).toMatchObject({ second_factor: { authenticator: true } })
  expect(await problemOf(await begin(PASSWORD))).toMatchObject({ status: 409, code: 'second-factor-exists' })

  const sessions = async () =>
    (await server.db.pool.query('select 1 from sessions where user_id = $1', [person.id])).rowCount
  const before = await sessions()
  expect(await problemOf(await signIn(person.email))).toMatchObject({ status: 401, code: 'second-factor-required' })
  expect(await problemOf(await signIn(person.email, '000000'))).toMatchObject({ status: 403, code: 'wrong-code' })
  expect(await sessions()).toBe(before)
  const code = codeNow(secret)
  expect((await signIn(person.email, code)).status).toBe(200)
  expect(await problemOf(await signIn(person.email, code))).toMatchObject({ code: 'wrong-code' })
  expect((await signIn(person.email, recovery_codes[0])).status).toBe(200)
  expect((await signIn(person.email, recovery_codes[0])).status).toBe(403)

  // A reset gives a new password, not a way around.
  await server.call('POST', '/api/auth/request-reset', { body: { email: person.email } })
  const token = await server.mailedToken(person.email)
  await server.call('POST', '/api/auth/reset', { body: { token, password: PASSWORD } })
  expect((await signIn(person.email)).status).toBe(401)
  const entered = (await (await signIn(person.email, recovery_codes[1])).json()) as { token: string }
  const archive = await server.call('POST', '/api/account/export', { token: entered.token })
  expect(Buffer.from(await archive.arrayBuffer()).includes(secret)).toBe(false)
  const remove = (typed: string) =>
    server.call('POST', '/api/account/authenticator/removal', {
      token: entered.token,
      body: { password: PASSWORD, code: typed },
    })
  expect(await problemOf(await remove('000000'))).toMatchObject({ code: 'wrong-code' })
  expect((await remove(sure(recovery_codes[2]))).status).toBe(204)
  // Where nothing is left to turn off, nothing is told.
  expect((await remove(sure(recovery_codes[2]))).status).toBe(204)
  await server.context.mail.flush()
  const told = server.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject)
  expect(told.filter((subject) => subject.includes('Authenticator'))).toEqual([
    'Authenticator app turned on for Fulcrum',
    'Authenticator app turned off for Fulcrum',
  ])
  expect((await signIn(person.email)).status).toBe(200)
})

test('keys in plain and keys under a secret of before are sealed anew, and one that is lost is told', async () => {
  const { db, context, logged } = server
  const people = [await server.person(), await server.person(), await server.person()]
  const [plain, moved, lost] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const keep = (person: { id: string }, secret: string) =>
    db.pool.query('insert into authenticators (user_id, secret, confirmed_at) values ($1, $2, now())', [
      person.id,
      secret,
    ])
  const [before, now, gone] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]
  await keep(plain, RFC_SECRET)
  await keep(moved, keyBox([before]).seal(RFC_SECRET, moved.id))
  await keep(lost, keyBox([gone]).seal(RFC_SECRET, lost.id))
  const keys = keyBox([now, before])
  await resealAuthenticators({ db, keys, log: context.log })
  const { rows } = await db.pool.query<{ user_id: string; secret: string }>(
    'select user_id, secret from authenticators',
  )
  const opened = (person: { id: string }) => {
    const { secret } = sure(rows.find((row) => row.user_id === person.id))
    return keyBox([now]).open(secret, person.id)
  }
  expect([plain, moved, lost].map(opened)).toEqual([RFC_SECRET, RFC_SECRET, null])
  expect(rows.some(({ secret }) => secret.includes(RFC_SECRET))).toBe(false)
  expect(logged.findLast((line) => line.includes('authenticator-keys'))).toContain('"lost":1')

  const factor = createSecondFactor(keys)
  const ask = (person: { id: string }, code: string) =>
    db
      .asSystem((queries) => factor.require(queries, person.id, code))
      .then(
        () => 'in',
        (refusal: { code: string }) => refusal.code,
      )
  expect(await ask(plain, codeNow(RFC_SECRET))).toBe('in')
  expect(await ask(moved, codeNow(RFC_SECRET))).toBe('in')
  expect(await ask(lost, codeNow(RFC_SECRET))).toBe('wrong-code')
  await db.pool.query('update authenticators set recovery_hashes = $2 where user_id = $1', [
    lost.id,
    JSON.stringify([tokenHash('abc')]),
  ])
  expect(await ask(lost, 'ABC')).toBe('in')
})

test('a right code for the day the phone is lost is never blocked by what strangers try', async () => {
  const person = await server.person()
  const { secret } = (await (await person.post('/api/account/authenticator', { password: PASSWORD })).json()) as {
    secret: string
  }
  const confirmed = await person.put('/api/account/authenticator', { code: codeNow(secret) })
  const [first, second] = ((await confirmed.json()) as { recovery_codes: [string, string] }).recovery_codes
  const fromAfar = (code: string, password = 'Wrong-horse7!') =>
    server.call('POST', '/api/auth/sign-in', {
      body: { email: person.email, password, code },
      address: crypto.randomUUID(),
    })
  // Both with codes of the app and in the guise of recovery codes, more than any limit allows.
  for (let n = 0; n < 45; n += 1) await fromAfar(n % 2 ? '000000' : 'f'.repeat(20))
  while ((await fromAfar('000000')).status !== 429);
  expect((await signIn(person.email, codeNow(secret, 1))).status).toBe(429)
  expect((await signIn(person.email, first)).status).toBe(200)
  expect((await signIn(person.email, second.replaceAll('-', '').toUpperCase())).status).toBe(200)
  // One that was used up, or never was, is what any guess is.
  expect((await signIn(person.email, first)).status).toBe(429)
})

test('who guesses passwords in the guise of recovery codes is slowed as anybody is', async () => {
  const person = await server.person()
  const guess = (n: number) =>
    server.call('POST', '/api/auth/sign-in', {
      body: { email: person.email, password: `Wrong-horse${n}!`, code: n.toString(16).padStart(20, '0') },
      address: crypto.randomUUID(),
    })
  const answers = new Set<number>()
  for (let n = 0; n < 41; n += 1) answers.add((await guess(n)).status)
  expect([...answers]).toEqual([401, 429])
})
