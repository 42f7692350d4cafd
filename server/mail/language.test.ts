import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const MARKED = { 'accept-language': 'en-XA' }
const subjectsTo = async (email: string) => {
  await server.context.mail.flush()
  return server.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('mails come in the language of the last sign-in, the first of them in that of the sign-up', async () => {
  const body = { email: `${randomUUID()}@people.example`, password: 'Correct-horse7!' }
  expect((await server.call('POST', '/api/auth/sign-up', { body, headers: MARKED })).status).toBe(200)
  expect(await subjectsTo(body.email)).toEqual([expect.stringMatching(/^«Welcome to Fulcrum.*»$/)])
  await server.call('POST', '/api/auth/sign-in', { body, headers: { 'accept-language': 'fr-FR, en;q=0.5' } })
  await server.call('POST', '/api/auth/request-reset', { body: { email: body.email } })
  expect((await subjectsTo(body.email)).at(-1)).toBe('Reset your Fulcrum password')
})

test('a refusal comes in the language of the call', async () => {
  const body = { email: 'no address', password: 'x' }
  const refused = await problemOf(await server.call('POST', '/api/auth/sign-up', { body, headers: MARKED }))
  expect([refused.title, refused.detail]).toEqual([
    expect.stringMatching(/^«Validation Error.*»$/),
    expect.stringMatching(/^«Invalid email address.*»$/),
  ])
})
