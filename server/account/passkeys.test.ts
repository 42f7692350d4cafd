import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { totpCode } from '../auth/totp.ts'
import { softwareKey } from '../testing/software-key.ts'
import { PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>
type Key = ReturnType<typeof softwareKey>
type Asked = { challenge: string; excludeCredentials?: object[]; user?: { name: string } }

const passkeysOf = async (person: Person) =>
  ((await (await person.get('/api/account/passkeys')).json()) as { passkeys: { id: string; name: string }[] }).passkeys
const begin = (person: Person, body: object = { password: PASSWORD }) =>
  person.post('/api/account/passkeys/options', body)
const asked = async (response: Response) => {
  expect(response.status).toBe(200)
  return (await response.json()) as Asked
}
const keep = (person: Person, credential: object, name = 'My phone') =>
  person.post('/api/account/passkeys', { name, credential })

async function withPasskey(person: Person, habits: Parameters<Key['made']>[1] = {}): Promise<Key> {
  const key = softwareKey(person.id)
  expect((await keep(person, key.made(await asked(await begin(person)), habits))).status).toBe(204)
  return key
}

const ask = async (address = crypto.randomUUID()) =>
  asked(await server.call('POST', '/api/auth/passkey/options', { address }))
const enter = (credential: object) =>
  server.call('POST', '/api/auth/passkey', { body: { credential }, address: crypto.randomUUID() })
const newest = async (person: Person) => {
  const { events } = (await (await person.get('/api/account/events')).json()) as { events: { event: string }[] }
  return sure(events[0]).event
}
const subjects = async (person: Person) => {
  await server.context.mail.flush()
  return server.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject)
}

describe('a passkey', () => {
  test('is added with the password, signs in without it, is renamed and removed, and each is told', async () => {
    const person = await server.person()
    expect(await problemOf(await begin(person, { password: 'Wrong-horse7!' }))).toMatchObject({
      code: 'wrong-password',
    })
    const key = await withPasskey(person)
    expect(await newest(person)).toBe('passkey-added')
    expect(await subjects(person)).toContain('A passkey was added to your Fulcrum account')
    expect(await (await person.get('/api/account')).json()).toMatchObject({ second_factor: { passkeys: 1 } })

    const entered = await enter(key.used(await ask()))
    expect(await entered.json()).toMatchObject({ user: { email: person.email }, onboarding_completed: true })
    expect(await newest(person)).toBe('sign-in-passkey')
    const [listed] = await passkeysOf(person)
    expect(listed).toMatchObject({ name: 'My phone', last_used_at: expect.stringMatching(/^\d{4}-/) })

    const path = `/api/account/passkeys/${sure(listed).id}`
    expect((await person.put(path, { name: ' Old phone ' })).status).toBe(204)
    expect((await person.put(path, { name: ' ' })).status).toBe(422)
    expect(await passkeysOf(person)).toMatchObject([{ name: 'Old phone' }])
    expect((await person.post(`${path}/removal`, { password: 'Wrong-horse7!' })).status).toBe(403)
    expect((await person.post(`${path}/removal`, { password: PASSWORD })).status).toBe(204)
    expect((await person.post(`${path}/removal`, { password: PASSWORD })).status).toBe(404)
    expect(await passkeysOf(person)).toEqual([])
    expect(await newest(person)).toBe('passkey-removed')
    expect(await subjects(person)).toContain('A passkey was removed from your Fulcrum account')
    expect(await problemOf(await enter(key.used(await ask())))).toMatchObject({ status: 401 })
  })

  test('opens a session whose token is kept as a hash', async () => {
    const person = await server.person()
    const key = await withPasskey(person)
    const { token } = (await (await enter(key.used(await ask()))).json()) as { token: string }
    expect((await server.call('GET', '/api/auth/session', { token })).status).toBe(200)
    const { rows } = await server.db.pool.query('select token from sessions where user_id = $1', [person.id])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(server.logged.join('\n')).not.toContain(token)
  })

  test('takes the name of the browser when it is given none', async () => {
    const person = await server.person()
    await keep(person, softwareKey(person.id).made(await asked(await begin(person))), '')
    expect(await passkeysOf(person)).toMatchObject([{ name: 'Unknown device' }])
  })

  test('needs no code of the authenticator app to sign in, but one to be added', async () => {
    const person = await server.person()
    const start = await person.post('/api/account/authenticator', { password: PASSWORD })
    const { secret } = (await start.json()) as { secret: string }
    const code = (steps: number) => totpCode(secret, Math.floor(Date.now() / 30_000) + steps)
    expect((await person.put('/api/account/authenticator', { code: code(-1) })).status).toBe(200)
    expect(await problemOf(await begin(person))).toMatchObject({ status: 403, code: 'wrong-code' })
    expect((await person.get('/api/auth/session')).status).toBe(200)
    expect((await begin(person, { password: PASSWORD, code: '000000' })).status).toBe(403)
    const key = softwareKey(person.id)
    await keep(person, key.made(await asked(await begin(person, { password: PASSWORD, code: code(0) }))))
    expect((await enter(key.used(await ask()))).status).toBe(200)
  })

  test('guessing codes is limited also for those who know the password', async () => {
    const person = await server.person()
    const start = await person.post('/api/account/authenticator', { password: PASSWORD })
    const { secret } = (await start.json()) as { secret: string }
    await person.put('/api/account/authenticator', { code: totpCode(secret, Math.floor(Date.now() / 30_000)) })
    const guess = (path: string) => person.post(path, { password: PASSWORD, code: '000000' })
    for (let n = 0; n < 5; n += 1) {
      expect((await guess('/api/account/authenticator/removal')).status).toBe(403)
      expect((await guess('/api/account/passkeys/options')).status).toBe(403)
    }
    expect((await guess('/api/account/authenticator/removal')).status).toBe(429)
    expect((await guess('/api/account/passkeys/options')).status).toBe(429)
  })

  test('takes a deletion back, as a password does', async () => {
    const person = await server.person()
    const key = await withPasskey(person)
    await person.post('/api/account/deletion', { password: PASSWORD })
    expect(await (await enter(key.used(await ask()))).json()).toMatchObject({ restored: true })
  })

  test('is in the export by its name, without what it is made of, and goes with the account', async () => {
    const person = await server.person()
    await withPasskey(person)
    const row = (await server.db.pool.query('select * from passkeys where user_id = $1', [person.id])).rows[0]
    const archive = await (await person.post('/api/account/export')).arrayBuffer()
    const text = strFromU8(sure(unzipSync(new Uint8Array(archive))['everything.json']))
    expect(text).toContain('My phone')
    expect(text).not.toContain(row.credential_id)
    expect(text).not.toContain(row.public_key)
    await server.db.pool.query('delete from users where id = $1', [person.id])
    expect((await server.db.pool.query('select 1 from passkeys where user_id = $1', [person.id])).rowCount).toBe(0)
  })
})

describe('making a passkey is refused', () => {
  test('with an answer from elsewhere, without finger or PIN, or with a certificate nobody asked for', async () => {
    const person = await server.person()
    for (const habits of [
      { origin: 'https://fulcrum.example.evil.example' },
      { host: 'evil.example' },
      { verified: false },
      { certificate: true as const },
    ]) {
      const made = softwareKey(person.id).made(await asked(await begin(person)), habits)
      expect(await problemOf(await keep(person, made)), JSON.stringify(habits)).toMatchObject({
        status: 422,
        detail: 'The passkey could not be checked. Please try again.',
      })
    }
    expect(await passkeysOf(person)).toEqual([])
  })

  test('with a challenge that is another person’s, another purpose’s, too old, or used', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const key = softwareKey(person.id)
    const attempt = async (challenge: string) => (await keep(person, key.made({ challenge }))).status
    expect(await attempt((await asked(await begin(other))).challenge)).toBe(422)
    expect(await attempt((await ask()).challenge)).toBe(422)
    expect(await attempt('invented')).toBe(422)
    const used = await asked(await begin(person))
    expect(await attempt(used.challenge)).toBe(204)
    expect(await attempt(used.challenge)).toBe(422)
    const old = await asked(await begin(person))
    await server.db.pool.query(`update verifications set expires_at = now() - interval '1 second'`)
    expect(await attempt(old.challenge)).toBe(422)
  })

  test('for a key that belongs to an account already, and beyond ten', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const key = await withPasskey(person)
    expect((await keep(other, key.made(await asked(await begin(other))))).status).toBe(422)
    expect(await passkeysOf(other)).toEqual([])
    const last = await asked(await begin(person))
    expect(last.excludeCredentials).toHaveLength(1)
    const started = await Promise.all(Array.from({ length: 9 }, async () => asked(await begin(person))))
    const answers = await Promise.all(started.map((each) => keep(person, softwareKey(person.id).made(each))))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 204))
    expect((await keep(person, softwareKey(person.id).made(last))).status).toBe(422)
    expect(await problemOf(await begin(person))).toMatchObject({ detail: expect.stringContaining('10 passkeys') })
  })

  test.each([{}, { credential: {} }, { name: 7, credential: null }, { name: 'x', credential: { id: '<script>' } }])(
    'with the body %j',
    async (body) => {
      const person = await server.person()
      expect((await person.post('/api/account/passkeys', body)).status).toBe(422)
    },
  )
})

describe('signing in by passkey is refused', () => {
  test('with an answer from elsewhere, without finger or PIN, or for another person', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const key = await withPasskey(person)
    for (const habits of [
      { origin: 'https://evil.example' },
      { host: 'evil.example' },
      { verified: false },
      { handle: other.id },
    ])
      expect(await problemOf(await enter(key.used(await ask(), habits))), JSON.stringify(habits)).toMatchObject({
        status: 401,
        code: 'invalid-credentials',
      })
    expect(await newest(person)).toBe('sign-in-failed')
  })

  test('with a challenge that is invented, used, too old, or made for adding a key', async () => {
    const person = await server.person()
    const key = await withPasskey(person)
    expect((await enter(key.used({ challenge: 'invented' }))).status).toBe(401)
    expect((await enter(key.used(await asked(await begin(person))))).status).toBe(401)
    const used = key.used(await ask())
    expect((await enter(used)).status).toBe(200)
    expect((await enter(used)).status).toBe(401)
    const old = await ask()
    await server.db.pool.query(`update verifications set expires_at = now() - interval '1 second'`)
    expect((await enter(key.used(old))).status).toBe(401)
  })

  test('with a signature of another key', async () => {
    const [person, other] = [await server.person(), await server.person()]
    const key = await withPasskey(person)
    const forged = { ...softwareKey(other.id).used(await ask()), id: '', rawId: '' }
    const { id, rawId } = key.used({ challenge: '' })
    expect((await enter({ ...forged, id, rawId })).status).toBe(401)
  })

  test('when the key has not counted on: it may be a copy', async () => {
    const person = await server.person()
    const key = await withPasskey(person, { counter: 5 })
    expect((await enter(key.used(await ask(), { counter: 6 }))).status).toBe(200)
    expect((await enter(key.used(await ask(), { counter: 6 }))).status).toBe(401)
    expect((await enter(key.used(await ask(), { counter: 7 }))).status).toBe(200)
  })

  test('too often for one key, and questions too often from one place', async () => {
    const person = await server.person()
    const key = await withPasskey(person)
    for (let n = 0; n < 20; n += 1) expect((await enter(key.used({ challenge: 'x' }))).status).toBe(401)
    expect((await enter(key.used(await ask()))).status).toBe(429)
    const address = crypto.randomUUID()
    const { limits } = server.context
    for (let n = 0; n < 100; n += 1) await limits.count('passkey-options', address, address)
    expect((await server.call('POST', '/api/auth/passkey/options', { address })).status).toBe(429)
  })
})

test('one person neither sees nor touches another’s passkeys', async () => {
  const [person, other] = [await server.person(), await server.person()]
  await withPasskey(person)
  const [{ id } = { id: '' }] = await passkeysOf(person)
  expect(await passkeysOf(other)).toEqual([])
  expect((await other.put(`/api/account/passkeys/${id}`, { name: 'mine' })).status).toBe(404)
  expect((await other.post(`/api/account/passkeys/${id}/removal`, { password: PASSWORD })).status).toBe(404)
  expect(await passkeysOf(person)).toHaveLength(1)
})
