import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { problemOf, type TestServer, testServer } from '../testing/test-server.ts'
import { csv } from './archive.ts'
import { zipOf } from './zip.ts'

const HOUR = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const stateOf = async (person: Person) =>
  (await person.get('/api/account/export/state')).json() as Promise<{ state: string; bytes: number | null }>
const partsOf = async ({ id }: Person) =>
  sure(
    (await server.db.pool.query('select count(*)::int as n from data_export_parts where user_id = $1', [id])).rows[0],
  ).n
const filesOf = async (response: Response) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).map(([name, data]) => [
      name,
      strFromU8(data),
    ]),
  )

/** A job that the request did not wait for, as if it had taken long. */
async function askWithoutWaiting(person: Person) {
  await server.db.pool.query(
    `insert into data_exports (user_id, state, requested_at) values ($1, 'queued', now() - interval '1 minute')`,
    [person.id],
  )
  const { rows } = await server.db.pool.query('select run from data_exports where user_id = $1', [person.id])
  await server.context.jobs.send('export', { userId: person.id, run: sure(rows[0]).run })
}

async function* each<T>(...values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

test('a copy of many pages holds every row once, as JSON and as CSV', async () => {
  const person = await server.person()
  await server.db.pool.query(
    `insert into workout_completions (user_id, date, notes)
     select $1, '2024-01-01'::date + n, 'day ' || n from generate_series(0, 749) n`,
    [person.id],
  )
  const files = await filesOf(await person.post('/api/account/export'))
  const { workout_completions: rows } = JSON.parse(sure(files['everything.json'])) as {
    workout_completions: { notes: string }[]
  }
  expect(rows.map(({ notes }) => notes)).toEqual(Array.from({ length: 750 }, (_, n) => `day ${n}`))
  expect(sure(files['csv/workout_completions.csv']).trimEnd().split('\r\n')).toHaveLength(751)
})

test('a page from before a copy was a job is told to reload, and begins nothing', async () => {
  const person = await server.person()
  expect(await problemOf(await person.get('/api/account/export'))).toMatchObject({
    status: 410,
    code: 'page-outdated',
    detail: expect.stringContaining('reload'),
  })
  expect(await stateOf(person)).toMatchObject({ state: 'none' })
})

test('what takes longer is told, mailed, fetched by its person alone, and gone after two days', async () => {
  const [person, other] = [await server.person(), await server.person()]
  expect(await stateOf(person)).toMatchObject({ state: 'none', bytes: null })
  await askWithoutWaiting(person)
  expect(await stateOf(person)).toMatchObject({ state: 'queued' })
  expect(await problemOf(await person.get('/api/account/export/file'))).toMatchObject({ status: 404 })
  await server.context.jobs.drain('export')
  expect(await stateOf(person)).toMatchObject({ state: 'ready', bytes: expect.any(Number) })
  await server.context.mail.flush()
  const mail = server.sent.findLast(({ to }) => to === person.email)
  expect(mail?.subject).toBe('The copy of your Fulcrum data is ready')
  // Who reads the mail has nothing yet: the account page asks for a session.
  expect(mail?.text).not.toMatch(/token=/)
  const fetched = await person.get('/api/account/export/file')
  expect((await filesOf(fetched))['everything.json']).toContain(person.email)
  expect(await problemOf(await other.get('/api/account/export/file'))).toMatchObject({ status: 404 })
  expect((await server.call('GET', '/api/account/export/file')).status).toBe(401)

  server.advance(49 * HOUR)
  expect(await stateOf(person)).toMatchObject({ state: 'none' })
  expect(await problemOf(await person.get('/api/account/export/file'))).toMatchObject({ status: 404 })
  expect(await partsOf(person)).toBeGreaterThan(0)
  await server.context.jobs.send('erasure')
  await server.context.jobs.drain('erasure')
  expect(await partsOf(person)).toBe(0)
})

test('who asks again while a copy is being made gets that one', async () => {
  const person = await server.person()
  const both = await Promise.all([person.post('/api/account/export'), person.post('/api/account/export')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [one, other] = await Promise.all(both.map((answer) => answer.arrayBuffer()))
  expect(Buffer.from(sure(one)).equals(Buffer.from(sure(other)))).toBe(true)
  const { requests } = (await (await person.get('/api/account/requests')).json()) as { requests: object[] }
  expect(requests).toHaveLength(1)
})

test('a copy that cannot be made says so, and another can be asked for', async () => {
  const person = await server.person()
  await server.db.pool.query('alter table plan_changes rename to plan_changes_away')
  await askWithoutWaiting(person)
  for (let tries = 0; tries < 4; tries += 1) {
    await server.context.jobs.drain('export')
    await server.db.pool.query(`update pgboss.job set start_after = now() where name = 'export'`)
  }
  expect(await stateOf(person)).toMatchObject({ state: 'failed' })
  expect(await partsOf(person)).toBe(0)
  await server.db.pool.query('alter table plan_changes_away rename to plan_changes')
  expect((await person.post('/api/account/export')).status).toBe(200)
})

test('a try that takes the place of a dead one leaves nothing of it', async () => {
  const person = await server.person()
  await askWithoutWaiting(person)
  await server.db.pool.query(
    `insert into data_export_parts select user_id, run, n, 'torn' from data_exports, generate_series(0, 5) n where user_id = $1`,
    [person.id],
  )
  await server.context.jobs.drain('export')
  expect((await filesOf(await person.get('/api/account/export/file')))['README.txt']).toContain('Everything')
})

test('csv() quotes what must be quoted and disarms formulas', async () => {
  const text = async (row: object) => (await Array.fromAsync(csv(row as never, each()))).join('')
  expect(await text({ a: 'x,"y"\nz', b: null, c: '=1+1', d: -2 })).toBe(`a,b,c,d\r\n"x,""y""\nz",,'=1+1,-2\r\n`)
  for (const cell of ['+1', '-1', '@sum', '\tx']) expect(await text({ a: cell })).toBe(`a\r\n'${cell}\r\n`)
})

test('csv() writes what has parts as JSON, and says where a text stands that no cell can hold', async () => {
  const text = (await Array.fromAsync(csv({ days: [{ date: '2026-03-09' }], plan: 'x'.repeat(32_768) }, each()))).join(
    '',
  )
  expect(text).toBe('days,plan\r\n"[{""date"":""2026-03-09""}]",(longer than a cell: in everything.json)\r\n')
})

test('a spreadsheet is told that a table is UTF-8', async () => {
  const person = await server.person()
  const answer = await person.post('/api/account/export')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect([...sure(files['csv/users.csv']).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('zipOf() writes what another program reads: names, texts in parts, an empty file', async () => {
  const files = each(
    { name: 'grüße.txt', parts: each('one, ', 'zwei, ', '三') },
    { name: 'csv/empty.csv', parts: each<string>() },
    { name: 'long.txt', parts: each(...Array.from({ length: 500 }, (_, n) => `${n} `.repeat(200))) },
  )
  const bytes = Buffer.concat(await Array.fromAsync(zipOf(files, new Date('2026-03-04T05:06:07Z'))))
  const read = unzipSync(new Uint8Array(bytes))
  expect(Object.keys(read)).toEqual(['grüße.txt', 'csv/empty.csv', 'long.txt'])
  expect(strFromU8(sure(read['grüße.txt']))).toBe('one, zwei, 三')
  expect(read['csv/empty.csv']).toHaveLength(0)
  expect(strFromU8(sure(read['long.txt']))).toHaveLength(
    Array.from({ length: 500 }, (_, n) => 200 * (`${n}`.length + 1)).reduce((sum, each) => sum + each, 0),
  )
})
