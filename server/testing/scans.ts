import { Client, type ClientBase } from 'pg'

/** A statement as it went to the database. */
export type Sent = { readonly text: string; readonly values: readonly unknown[] }

/** Everything that this process sends to any database while something runs. */
export async function sentWhile(run: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  const query = Client.prototype.query as (...args: unknown[]) => unknown
  Client.prototype.query = function (this: Client, first: unknown, second: unknown, ...rest: unknown[]) {
    const given = typeof first === 'string' ? { text: first } : (first as { text?: string; values?: unknown[] })
    if (given.text) sent.push({ text: given.text, values: given.values ?? (Array.isArray(second) ? second : []) })
    return query.call(this, first, second, ...rest)
  } as Client['query']
  try {
    await run()
  } finally {
    Client.prototype.query = query as Client['query']
  }
  return sent
}

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly Plan[]
}

/**
 * Where statements would read one of the tables whole, by the planner's own word: row by row, or all along an index.
 * @param even - `where-small`: also where the planner has another way, which on a small table it may rightly not go; else only
 *   where it has none
 * @returns a line for each, with the table and the statement; none is what is wanted
 */
export async function fullScans(
  client: Pick<ClientBase, 'query'>,
  statements: readonly Sent[],
  tables: ReadonlySet<string>,
  even: 'where-small' | null = null,
): Promise<string[]> {
  const indexes = await indexesOf(client)
  const texts = new Map(statements.filter(isExplained).map((sent) => [sent.text, sent.values]))
  const found = new Set<string>()
  if (!even) await client.query('set enable_seqscan = off')
  try {
    for (const [text, values] of texts) {
      const { rows } = await client.query(`explain (format json) ${text}`, values as unknown[])
      for (const table of scannedBy(rows[0]['QUERY PLAN'][0].Plan, indexes, false))
        if (tables.has(table)) found.add(`${table}: ${text.replaceAll(/\s+/g, ' ')}`)
    }
  } finally {
    await client.query('reset enable_seqscan')
  }
  return [...found]
}

const isExplained = ({ text }: Sent) => /^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes(';')

type Index = { readonly table: string; readonly begins: string; readonly isPartial: boolean }

/** Each index of ours with its table and what it begins with. */
async function indexesOf(client: Pick<ClientBase, 'query'>): Promise<ReadonlyMap<string, Index>> {
  const { rows } = await client.query<Index & { name: string }>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid, 1, true) as begins,
       i.indpred is not null as "isPartial"
     from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, ...index }) => [name, index]))
}

function scannedBy(plan: Plan, indexes: ReadonlyMap<string, Index>, isCut: boolean): string[] {
  const kind = plan['Node Type']
  const index = indexes.get(plan['Index Name'] ?? '')
  // What an index does not begin with is looked for all along it; one of few rows only is no table.
  const isLookUp = index && (index.isPartial || plan['Index Cond']?.includes(index.begins))
  // The first rows along an index are few; the first that are as wanted may be its last.
  const isFirst = isCut && !plan.Filter
  const isWhole = kind.endsWith('Seq Scan') || (/Index (Only )?Scan/.test(kind) && !isLookUp && !isFirst)
  const table = plan['Relation Name'] ?? index?.table ?? ''
  const cutsOff = kind === 'Limit' || (isCut && /Index|Incremental Sort|LockRows|Nested Loop|Subquery Scan/.test(kind))
  return [...(isWhole ? [table] : []), ...(plan.Plans ?? []).flatMap((part) => scannedBy(part, indexes, cutsOff))]
}

/** The tables of ours that hold at least so many rows. */
export async function tablesWith(client: Pick<ClientBase, 'query'>, least: number): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= $1`,
    [least],
  )
  return new Set(rows.map(({ name }) => name))
}

/** Columns of foreign keys that no index begins with: whoever goes, the table is searched whole for them. */
export async function unindexedKeys(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
     order by 1`,
  )
  return rows.map(({ name }) => name)
}
