import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { PASSWORD, problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('bad input has a clear answer', () => {
  const signIn = (body: string, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/auth/sign-in', { body, headers })

  test.each([
    ['malformed JSON', '{"email":', {}, 400, 'malformed'],
    ['nothing', '', {}, 400, 'malformed'],
    ['another type', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not-json'],
    ['a list', '[]', {}, 422, 'invalid-input'],
    ['wrong types', '{"email":{"$ne":null},"password":1}', {}, 422, 'invalid-input'],
    ['a prototype', '{"__proto__":{"email":"a@b.de"}}', {}, 422, 'invalid-input'],
    ['a body over the limit', JSON.stringify({ email: 'x'.repeat(70_000) }), {}, 413, 'too-large'],
    ['a deep body', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, {}, 422, 'invalid-input'],
  ])('%s', async (_, body, headers, status, code) => {
    expect(await problemOf(await signIn(body, headers))).toMatchObject({ status, code })
  })

  test('an unknown address under /api, and a method that one does not have, are told as problems', async () => {
    for (const response of [await server.call('GET', '/api/nothing-here'), await server.call('POST', '/api/health')])
      expect(await problemOf(response)).toMatchObject({ status: 404, code: 'not-found' })
  })
})

test('every address has the limit of a body, the webhook a larger one', async () => {
  const send = (path: string, size: number) =>
    server.call('POST', path, {
      body: 'x'.repeat(size),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  for (const path of ['/sandbox/checkout/x', '/sandbox/portal/x/card', '/unsubscribe', '/api/profile', '/nowhere'])
    expect([path, await problemOf(await send(path, 70_000))]).toMatchObject([path, { status: 413 }])
  // Read whole and then refused, for nobody signed it.
  expect(await problemOf(await send('/api/stripe/webhook', 1_000_000))).toMatchObject({ status: 400 })
  expect(await problemOf(await send('/api/stripe/webhook', 1_100_000))).toMatchObject({ status: 413 })
})

test('every answer bears the security headers and private ones are not stored, errors included', async () => {
  const { token } = await server.person()
  for (const response of [
    await server.call('GET', '/api/health'),
    await server.call('GET', '/api/profile', { token }),
    await server.call('GET', '/api/profile'),
    await server.call('GET', '/api/nothing-here'),
    await server.call('POST', '/api/auth/sign-in', { body: '{' }),
    await server.call('POST', '/api/auth/sign-in', { body: JSON.stringify({ x: 'x'.repeat(70_000) }) }),
  ]) {
    const header = (name: string) => response.headers.get(name)
    expect(header('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*trusted-types app-sw app-worker$/,
    )
    expect(header('content-security-policy')).not.toMatch(/unsafe|\*|http:/)
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('strict-transport-security')).toMatch(/^max-age=63072000/)
    expect(header('referrer-policy')).toBe('no-referrer')
    expect(header('cache-control')).toBe('no-store')
    expect(header('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(header('access-control-allow-origin')).toBeNull()
  }
})

test('health is honest when the database goes away, and no error says how', async () => {
  const own = await testServer()
  const { token } = await own.person()
  expect(await (await own.call('GET', '/api/health')).json()).toEqual({ status: 'ok' })
  await own.db.pool.end()
  const health = await own.call('GET', '/api/health')
  expect(await problemOf(health)).toMatchObject({
    status: 503,
    code: 'unavailable',
    detail: 'The database cannot be reached.',
  })
  const profile = await problemOf(await own.call('GET', '/api/profile', { token }))
  expect(profile.status).toBeGreaterThanOrEqual(500)
  expect(JSON.stringify(profile)).not.toMatch(/pool|pg|sql|postgres/i)
})

test('a full disk refuses before anything is written', async () => {
  const own = await testServer({ hasRoom: () => false })
  const signUp = await own.call('POST', '/api/auth/sign-up', {
    body: { email: 'a@people.example', password: PASSWORD },
  })
  expect(await problemOf(signUp)).toMatchObject({
    status: 503,
    detail: 'The disk of this server is full. Nothing was saved.',
  })
  const health = async (asked: string) => (await own.call('GET', `/api/health${asked}`)).status
  // Whoever starts again what is not alive would do so for ever.
  expect([await health(''), await health('?ready'), await health('?live')]).toEqual([503, 503, 200])
  expect((await own.db.pool.query('select 1 from users')).rowCount).toBe(0)
  await own.close()
})

test('openapi.json describes every call with its answers', async () => {
  const document = (await (await server.call('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { requestBody: unknown; responses: object }>>
  }
  // Every route of the app, and none beside them; the description itself is the exception.
  const served = server.app.routes
    .filter(({ method, path }) => path.startsWith('/api/') && method !== 'ALL')
    .map(({ path }) => path.slice('/api'.length).replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}'))
    .filter((path) => path !== '/openapi.json' && !path.includes('*'))
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(served)].sort())
  expect(served.length).toBeGreaterThan(20)
  const put = sure(sure(document.paths['/profile']).put)
  expect(JSON.stringify(put.requestBody)).toContain('training_days_per_week')
  expect(Object.keys(put.responses)).toEqual(expect.arrayContaining(['200', '400', '401', '422']))
})

test('the log holds routes and ids, never what people sent', async () => {
  const { put, id } = await server.person()
  await put(`/api/check-ins/${new Date().toISOString().slice(0, 10)}?canary-in-query`, {
    notes: 'canary-in-note chest pain',
  })
  await put('/api/check-ins/canary-in-path', { notes: 'x' })
  const log = server.logged.join('\n')
  expect(log).toContain('/api/check-ins/:date')
  expect(log).not.toContain('canary')
  expect(log).toContain(id)
})
