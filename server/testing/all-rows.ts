import type { ClientBase } from 'pg'

type Column = { name: string; type: string; parent: string | null }
type Querying = Pick<ClientBase, 'query'>

/** Every table with its number of rows and a hash over all of them, whatever their order: equal texts, equal databases. */
export async function allRows(client: Querying): Promise<Record<string, string>> {
  const tables = await tablesOf(client)
  const found: Record<string, string> = {}
  for (const name of tables) {
    const { rows } = await client.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) as sum from ${name} t`,
    )
    found[name] = rows[0].sum
  }
  return found
}

/** Everything that stands in any table, as one text to look for words in. */
export async function textOfRows(client: Querying): Promise<string> {
  const texts: string[] = []
  for (const name of await tablesOf(client)) {
    const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`)
    texts.push(...rows.map(({ text }) => `${name}: ${text}`))
  }
  return texts.join('\n')
}

async function tablesOf(client: Querying): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss', 'drizzle') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Puts two rows into every empty table of the product, whatever version's it is: each column something of its type. */
export async function fillEveryTable(client: Querying): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const waiting = new Set(rows.map(({ name }) => name))
  const filled = new Set<string>()
  while (waiting.size > 0) {
    const before = waiting.size
    for (const name of waiting) {
      const columns = await columnsOf(client, name)
      if (columns.some(({ parent }) => parent !== null && parent !== name && !filled.has(parent))) continue
      for (const n of [1, 2]) await insert(client, name, columns, n)
      filled.add(name)
      waiting.delete(name)
    }
    if (waiting.size === before) throw new Error(`tables that wait for each other: ${[...waiting].join(', ')}`)
  }
}

async function columnsOf(client: Querying, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type, max(f.confrelid::regclass::text) as parent
     from pg_attribute a left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
     group by a.attname, a.atttypid, a.attnum order by a.attnum`,
    [`public.${table}`],
  )
  return rows
}

async function insert(client: Querying, table: string, columns: readonly Column[], n: number): Promise<void> {
  const values = columns.map(({ name, type, parent }) =>
    parent === null
      ? sampleOf(type, `${table}.${name}`, n)
      : `(select id from ${parent} order by id offset ${n - 1} limit 1)`,
  )
  const names = columns.map(({ name }) => `"${name}"`)
  await client.query(`insert into public.${table} (${names.join(', ')}) values (${values.join(', ')})`)
}

function sampleOf(type: string, place: string, n: number): string {
  const text = `'${place} ${n} äöü \\ ''quoted'' ${'x'.repeat(n * 40)}'`
  const values: Record<string, string> = {
    uuid: `md5('${place} ${n}')::uuid`,
    text,
    'character varying': text,
    boolean: String(n === 1),
    integer: String(n),
    bigint: String(n * 10_000_000_000),
    smallint: String(n),
    'double precision': `${n}.1`,
    numeric: `${n}.1`,
    date: `'2026-02-0${n}'`,
    'timestamp with time zone': `'2026-02-0${n}T01:02:03.456Z'`,
    jsonb: `'{"n": ${n}}'`,
    json: `'{"n": ${n}}'`,
    'text[]': `array['a', 'b${n}']`,
    bytea: `'\\x00ff0${n}'`,
  }
  const value = values[type]
  if (!value) throw new Error(`${place}: no value is known for ${type}`)
  return value
}
