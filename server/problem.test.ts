import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from './env.ts'
import { problemResponse } from './problem.ts'
import { problemOf, type TestServer, testServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** What a call answers whose statement the database refuses. */
async function answerTo(statement: string): Promise<Response> {
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('log', server.context.log)
    return next()
  })
  app.get('/', async (c) => c.json(await server.db.asSystem((queries) => queries.execute(statement))))
  app.onError(problemResponse)
  return app.request('/')
}

const raise = (code: string) => `do $$ begin raise exception 'told by nobody' using errcode = '${code}'; end $$`

test.each([
  ['cancelled, as by its time limit', '57014'],
  ['out of turn', '40001'],
  ['in a deadlock', '40P01'],
  ['locked out', '55P03'],
  ['without a place on the disk', '53100'],
])('a statement that is %s is answered with 503 and a time to try again', async (_, code) => {
  const response = await answerTo(raise(code))
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await problemOf(response)).toMatchObject({ status: 503, code: 'unavailable' })
})

test.each([
  ['bytes of no character', `select convert_from('\\xff'::bytea, 'UTF8')`],
  ['U+0000', `select '"\\u0000"'::jsonb ->> 0`],
  ['a text too long', raise('22001')],
  ['a number out of range', 'select 99999::smallint'],
  ['a day of no calendar', `select '2026-02-30'::date`],
  ['an id of no form', `select 'x'::uuid`],
  ['a too large key', raise('54000')],
])('%s that got as far as the database is the request’s fault, and nothing of it is told', async (_, statement) => {
  const response = await answerTo(statement)
  expect(await problemOf(response.clone() as Response)).toMatchObject({ status: 422, code: 'invalid-input' })
  expect(await response.text()).not.toMatch(/2026|told by nobody|syntax|uuid/)
})

test('any other refusal of the database stays a fault of ours', async () => {
  expect(await problemOf(await answerTo('select * from no_such_table'))).toMatchObject({
    status: 500,
    code: 'internal',
  })
})
