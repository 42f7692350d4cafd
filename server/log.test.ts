import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../engine/sure.ts'
import { PASSWORD, type TestServer, testServer } from './testing/test-server.ts'

const SECRET = 'a-secret-of-this-test-alone-0123456789'
let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { SECRET_KEY: SECRET } })
})
afterAll(() => server.close())

type Line = Record<string, unknown>
/** The lines that a call has left. */
async function linesOf(call: () => Promise<unknown>, on = server): Promise<Line[]> {
  const before = on.logged.length
  await call()
  return on.logged.slice(before).map((line) => JSON.parse(line) as Line)
}

const signIn =
  (email: string, address: string, on = server) =>
  () =>
    on.call('POST', '/api/auth/sign-in', { body: { email, password: 'Wrong-horse7!' }, address })
const failure = (lines: Line[]) => lines.find(({ event }) => event === 'sign-in-failed') ?? {}

test('a refused sign-in bears names for address and origin that tell neither, and are the same each time', async () => {
  const { email } = await server.person()
  const one = failure(await linesOf(signIn(email, '203.0.113.7')))
  expect(one.address).toMatch(/^[\w-]{16}$/)
  expect(one.origin).toMatch(/^[\w-]{16}$/)
  expect(failure(await linesOf(signIn(email.toUpperCase(), '203.0.113.7')))).toMatchObject({
    address: one.address,
    origin: one.origin,
  })
  // An address without an account has a name as well: who tries many is seen.
  const unknown = failure(await linesOf(signIn('nobody@people.example', '203.0.113.7')))
  expect(unknown.origin).toBe(one.origin)
  expect(unknown.address).not.toBe(one.address)
  // One line of IPv6 is one origin.
  const [first, second] = ['2001:db8:1:2::1', '2001:db8:1:2::2'].map((address) => signIn(email, address))
  expect(failure(await linesOf(sure(first))).origin).toBe(failure(await linesOf(sure(second))).origin)
  expect(server.logged.join('\n')).not.toMatch(/203\.0\.113|2001:db8/)
})

test('the names are of this installation’s key alone', async () => {
  const other = await testServer({ env: { SECRET_KEY: `another-${SECRET}` } })
  const here = failure(await linesOf(signIn('nobody@people.example', '203.0.113.7')))
  const there = failure(await linesOf(signIn('nobody@people.example', '203.0.113.7', other), other))
  expect([there.address, there.origin]).not.toContain(here.address)
  expect([there.address, there.origin]).not.toContain(here.origin)
  await other.close()
})

test('the line of a request bears the id of whoever is signed in, and of nobody else', async () => {
  const { id, get } = await server.person()
  const request = (lines: Line[]) => lines.find(({ msg }) => msg === 'request')
  expect(request(await linesOf(() => get('/api/profile')))).toMatchObject({ user: id, status: 200 })
  expect(request(await linesOf(() => get('/api/nothing-here')))?.user).toBeUndefined()
  const invented = { token: 'invented-token-of-nobody' }
  expect(request(await linesOf(() => server.call('GET', '/api/profile', invented)))?.user).toBeUndefined()
})

test('no link that was mailed reaches the log, neither when it is made nor when it is followed', async () => {
  const { email } = await server.person({ confirmed: false })
  const tokens = [await server.mailedToken(email)]
  await server.call('POST', '/api/auth/verify-email', { body: { token: tokens[0] } })
  await server.call('POST', '/api/auth/request-reset', { body: { email }, address: randomUUID() })
  tokens.push(await server.mailedToken(email))
  await server.call('POST', `/api/auth/reset?token=${tokens[1]}`, { body: { token: tokens[1], password: PASSWORD } })
  const log = server.logged.join('\n')
  for (const token of tokens) expect(log).not.toContain(token)
})
