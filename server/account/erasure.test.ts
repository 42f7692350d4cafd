import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { OWNED_TABLES } from '../db/owned-tables.ts'
import { fillEveryTable } from '../testing/all-rows.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Everything that knows a person by name: tables of ours by the catalogue, not by a list, and the queue. */
async function tables(): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  return [...rows.map(({ name }) => `public.${name}`), 'pgboss.job']
}

/** In how many rows of each table a text stands; tables in which it does not are left out. */
async function rowsWith(text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of await tables()) {
    const { rows } = await server.db.pool.query(`select count(*)::int as n from ${table} t where t::text like $1`, [
      `%${text}%`,
    ])
    if (rows[0].n > 0) found[table] = rows[0].n
  }
  return found
}

/** Two people, each with a row in every table that can name one. */
async function twoPeopleEverywhere(): Promise<[string, string]> {
  await server.db.asOwner(fillEveryTable)
  const { rows: people } = await server.db.pool.query<{ id: string }>('select id from users order by id')
  const [one, other] = people.map(({ id }) => id)
  const { rows: owned } = await server.db.pool.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'user_id' and a.attgenerated = ''`,
  )
  for (const { name } of owned)
    await server.db.pool.query(
      `update ${name} t set user_id = (array[$1, $2]::uuid[])[nth::int] from (select ctid as at, row_number() over () as nth from ${name}) r where t.ctid = r.at`,
      [one, other],
    )
  await server.db.pool.query(
    `update verifications t set value = (array[$1, $2])[nth::int] from (select ctid as at, row_number() over () as nth from verifications) r where t.ctid = r.at`,
    [one, other],
  )
  // A copy of nobody else runs out meanwhile.
  await server.db.pool.query('update data_exports set expires_at = null')
  await server.db.pool.query(`update users set language = 'en', email = md5(id::text) || '@people.example'`)
  for (const userId of [one, other]) await server.context.jobs.send('mail', { userId })
  return [sure(one), sure(other)]
}

test('an erasure leaves a person in no table but the ledger of payments and the list of who was erased', async () => {
  const [one, other] = await twoPeopleEverywhere()
  const [before, othersBefore] = [await rowsWith(one), await rowsWith(other)]
  for (const { name } of OWNED_TABLES) expect(before, name).toHaveProperty([`public.${name}`])
  expect(Object.keys(before).length).toBeGreaterThan(30)

  const long = new Date(server.context.realNow().getTime() - 91 * 86_400_000)
  await server.db.pool.query('update users set deletion_requested_at = $2 where id = $1', [one, long])
  await server.db.pool.query('update users set deletion_requested_at = null where id = $1', [other])
  await server.context.jobs.send('erasure')
  await server.context.jobs.drain('erasure')

  expect(await rowsWith(one)).toEqual({ 'public.erasures': 1, 'public.payments': 1 })
  expect(await rowsWith(other)).toEqual(othersBefore)
})

test('a table that names its person and that the schema does not know would be noticed', async () => {
  const [gone] = (await server.db.pool.query('select gen_random_uuid() as id')).rows
  await server.db.asOwner(async (client) => {
    await client.query('create table forgotten (user_id uuid)')
    await client.query('insert into forgotten values ($1)', [gone.id])
    await client.query('insert into erasures (user_id, erased_at) values ($1, now())', [gone.id])
  })
  await server.context.jobs.send('erasure')
  await server.context.jobs.drain('erasure')
  expect(await rowsWith(gone.id)).toEqual({ 'public.erasures': 1, 'public.forgotten': 1 })
  await server.db.asOwner((client) => client.query('drop table forgotten'))
})

test('no column names a person by another name than the one that is looked for', async () => {
  const { rows } = await server.db.pool.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and a.atttypid = 'uuid'::regtype
       and a.attname not in ('id', 'user_id') order by 1`,
  )
  const nobodys = [
    ...['activities.import_id', 'activities.sets_import_id', 'bridges.import_id', 'data_export_parts.run'],
    'data_exports.run',
    'own_calendars.calendar_id',
    'reminder_settings.links_key',
    'taken_back.import_id',
    'webhook_deliveries.webhook_id',
  ]
  expect(rows.map(({ name }) => name)).toEqual(nobodys)
})

test('what a request under way wrote behind an erasure goes with the next hour', async () => {
  const gone = randomUUID()
  await server.db.pool.query('insert into erasures (user_id, erased_at) values ($1, $2)', [
    gone,
    server.context.realNow(),
  ])
  await server.db.pool.query(`insert into verifications (identifier, value, expires_at) values ('x', $1, now())`, [
    gone,
  ])
  await server.context.jobs.send('erasure')
  await server.context.jobs.drain('erasure')
  expect(await rowsWith(gone)).toEqual({ 'public.erasures': 1 })
})

test('many who are due go together, and one who cannot go keeps nobody else', async () => {
  const ids = Array.from({ length: 60 }, () => randomUUID())
  const stuck = sure(ids[20])
  for (const id of ids)
    await server.db.pool.query(
      `insert into users (id, email, deletion_requested_at) values ($1::uuid, $1::text || '@people.example', $2)`,
      [id, new Date(server.context.realNow().getTime() - 91 * 86_400_000)],
    )
  await server.db.asOwner((client) =>
    client.query(
      `create function hold() returns trigger language plpgsql as $$ begin raise 'held'; end $$;
       create trigger hold before delete on users for each row when (old.id = '${stuck}') execute function hold()`,
    ),
  )
  await server.context.jobs.send('erasure')
  await server.context.jobs.drain('erasure')
  const { rows } = await server.db.pool.query<{ id: string }>('select id from users where id = any($1)', [ids])
  expect(rows).toEqual([{ id: stuck }])
})
