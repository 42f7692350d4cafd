import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const post = (path: string, body: object) => server.call('POST', path, { body, address: randomUUID() })
const fresh = () => randomUUID().slice(0, 8)

test.each([
  ['in punycode', () => `ivan.${fresh()}@xn--e1afmkfd.xn--p1ai`, undefined],
  ['in letters of its language', () => `ivan.${fresh()}@пример.рф`, 'xn--e1afmkfd.xn--p1ai'],
  ['with signs', () => `a&b!c=d#${fresh()}@people.example`, undefined],
  ['in capitals', () => `Shout.${fresh()}@PEOPLE.example`, 'people.example'],
])('an address %s goes the whole way: in, confirmed, reset, changed, in again', async (_, made, domain) => {
  const email = made()
  const kept = `${email.slice(0, email.indexOf('@')).toLowerCase()}@${domain ?? email.split('@')[1]}`
  const joined = await post('/api/auth/sign-up', { email, password: PASSWORD })
  expect(joined.status).toBe(200)
  const { token, user } = (await joined.json()) as { token: string; user: { email: string } }
  expect(user.email).toBe(kept)
  expect(await problemOf(await post('/api/auth/sign-up', { email: kept, password: PASSWORD }))).toMatchObject({
    code: 'account-exists',
  })
  expect((await post('/api/auth/verify-email', { token: await server.mailedToken(kept) })).status).toBe(204)
  expect((await post('/api/auth/request-reset', { email })).status).toBe(204)
  const link = await server.mailedToken(kept)
  expect((await post('/api/auth/reset', { token: link, password: 'Battery-staple8!' })).status).toBe(204)
  expect((await server.call('GET', '/api/auth/session', { token })).status).toBe(401)
  const back = await post('/api/auth/sign-in', { email, password: 'Battery-staple8!' })
  const again = ((await back.json()) as { token: string }).token

  const other = made()
  const change = { email: other, password: 'Battery-staple8!' }
  expect((await server.call('PUT', '/api/account/email', { body: change, token: again })).status).toBe(204)
  const otherKept = `${other.slice(0, other.indexOf('@')).toLowerCase()}@${domain ?? other.split('@')[1]}`
  const confirmation = { token: await server.mailedToken(otherKept) }
  expect((await post('/api/auth/confirm-email-change', confirmation)).status).toBe(204)
  expect((await post('/api/auth/sign-in', { email: other, password: 'Battery-staple8!' })).status).toBe(200)
  expect((await post('/api/auth/sign-in', { email, password: 'Battery-staple8!' })).status).toBe(401)
})

test.each(['/api/auth/sign-up', '/api/auth/sign-in', '/api/auth/request-reset'])(
  '%s refuses what is no address with one sentence',
  async (path) => {
    for (const email of ['.a@b.example', 'a@192.0.2.1', 'ä@b.example', 'a\0@b.example', 'a@\ud800.example', 7, null])
      expect(await problemOf(await post(path, { email, password: PASSWORD }))).toMatchObject({
        status: 422,
        detail: 'Invalid email address',
      })
  },
)
