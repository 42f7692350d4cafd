import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient, type QueryResult } from 'pg'
import { sure } from '../../engine/sure.ts'
import type { Config } from '../config.ts'
import { asPerson, LIMITS } from './as-person.ts'
import { clientOf } from './client-of.ts'
import { type Copy, openCopy } from './copy.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { diskFull, hasRoomOn } from './disk-room.ts'
import { askedBy, firstRows, foundAndRead, QUERY_MAX_MS, type Statement, written } from './found.ts'
import { LiteStream } from './lite-stream.ts'
import { asOneMessage } from './together.ts'
import { UnnamedClient } from './unnamed-client.ts'

export type Queries = NodePgDatabase

/**
 * The database as features see it: there is no way to a query that does not say for whom it is.
 * Inside either function never await the network or open a second one: the embedded engine has one connection.
 */
export type Db = {
  /** Runs queries in one transaction as `app_user`, where the row rules show that person's rows alone. */
  readonly forUser: <T>(userId: string, run: (queries: Queries) => Promise<T>) => Promise<T>
  /**
   * Reads in one round trip for whom a statement names: `find` runs as the login itself and gives their `user_id`, the rest as
   * `app_user`, where the row rules show that person's rows alone, or none where `find` finds nobody.
   * @returns the first row of `find` as JSON, its instants as texts; and the first row of the first of `reads` together with
   *   those of the others, null where it has none
   */
  readonly forFound: (
    find: Statement,
    reads: readonly string[],
  ) => Promise<readonly [found: object | null, read: object | null]>
  /** Runs queries in one transaction as the login itself, which sees every row: for sign-in, billing, jobs. */
  readonly asSystem: <T>(run: (queries: Queries) => Promise<T>) => Promise<T>
  /** The same for what goes over many people's rows or all of one's: never while somebody waits for an answer. */
  readonly overMany: <T>(run: (queries: Queries) => Promise<T>) => Promise<T>
  /** Reads what may come from a copy that has all that was written before: the database itself where there is none. It may run twice. */
  readonly reading: <T>(run: (queries: Queries) => Promise<T>) => Promise<T>
  /** The same for one person, as `app_user` by the row rules: their past years, which nobody asks for while in a hurry. */
  readonly readingFor: <T>(userId: string, run: (queries: Queries) => Promise<T>) => Promise<T>
  /** Runs on a connection of whoever owns the tables, at PostgreSQL itself even where the rest goes by a pooler. */
  readonly asOwner: <T>(run: (client: Client | PoolClient) => Promise<T>) => Promise<T>
  /** For libraries that bring their own queries (sign-in, limits): connections that no plan and no job can take. */
  readonly pool: Pool
  /** For the job queue alone. */
  readonly jobsPool: Pool
  /** Every pool there is, by what it is for. */
  readonly pools: Readonly<Record<string, Pool>>
  /** @throws when the database cannot be reached */
  readonly ping: () => Promise<void>
  /** False when the embedded engine's disk is nearly full: it must not be asked then, for it would spin. */
  readonly hasRoom: () => boolean
  /** The embedded database as one compressed file; null on PostgreSQL, which has tools of its own. */
  readonly dump: (() => Promise<Buffer>) | null
  readonly close: () => Promise<void>
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseAdminUrl' | 'databasePooler' | 'databaseSpread' | 'databaseReplicaUrl'>>

/** Opens PostgreSQL where `DATABASE_URL` is set, else the embedded engine in `DATA_DIR/db`. */
export async function openDb(config: Place): Promise<Db> {
  const { databaseUrl, databaseAdminUrl, databaseReplicaUrl, databasePooler = false, databaseSpread = false } = config
  if (databaseUrl) {
    const Connection = databasePooler ? UnnamedClient : Client
    const ours = lanes(databaseUrl, Connection)
    const copy = databaseReplicaUrl && openCopy(databaseReplicaUrl, ours.door, Connection, LONG_QUERY_MAX_MS)
    return overPools(ours, {
      asOwner: (run) => onOwnConnection(databaseAdminUrl ?? databaseUrl, run),
      spread: databaseSpread,
      ...(copy ? { copy } : {}),
    })
  }
  const unlock = lockDataDir(config.dataDir)
  try {
    if (!hasRoomOn(config.dataDir)) throw diskFull(config.dataDir)
    // A server on PostgreSQL needs none of it.
    const { openStanding } = await import('./embedded-engine.ts')
    const { engine, directory } = await openStanding(config)
    return embeddedDb(engine, { hasRoom: () => hasRoomOn(directory), afterClose: unlock })
  } catch (error) {
    unlock()
    throw error
  }
}

type EmbeddedOptions = { readonly hasRoom?: () => boolean; readonly afterClose?: () => void }

/** The embedded engine behind the one driver path. */
export function embeddedDb(engine: PGlite, { hasRoom, afterClose }: EmbeddedOptions = {}): Db {
  const pool = new Pool({
    max: 1,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    // An idle connection to one's own process costs nothing.
    idleTimeoutMillis: 0,
    stream: () => new LiteStream(engine) as never,
  })
  const closeEngine = async () => {
    await engine.close()
    afterClose?.()
  }
  const dump = async () => {
    // While the one connection is ours, nobody writes.
    const client = await pool.connect()
    try {
      await client.query('checkpoint')
      return Buffer.from(await (await engine.dumpDataDir('gzip')).arrayBuffer())
    } finally {
      client.release()
    }
  }
  const asOwner = async <T>(run: (client: Client | PoolClient) => Promise<T>) => {
    const client = await pool.connect()
    try {
      return await run(client)
    } finally {
      client.release()
    }
  }
  return overPools(
    { people: pool, door: pool, jobs: pool },
    { ...(hasRoom ? { hasRoom } : {}), afterClose: closeEngine, dump, asOwner },
  )
}

type Lanes = { readonly people: Pool; readonly door: Pool; readonly jobs: Pool }

/** [ms] What goes over many rows takes longer. */
const LONG_QUERY_MAX_MS = 60_000

/**
 * Connections apart: whoever signs in never waits behind plans, and neither behind jobs.
 * Limits are ours or a transaction's, never a parameter at the start of a connection: a pooler takes none. Ours holds where
 * the database says nothing at all, as behind a network that is gone: no connection is waited for any longer.
 */
function lanes(connectionString: string, Connection: typeof Client): Lanes {
  const pool = (max: number, queryMs: number, pipeline = false) =>
    new Pool({
      connectionString,
      Client: Connection,
      max,
      // Several statements may be on their way (`together`).
      pipeline,
      connectionTimeoutMillis: 2_000,
      query_timeout: queryMs,
      keepAlive: true,
    })
  return { people: pool(8, QUERY_MAX_MS, true), door: pool(4, QUERY_MAX_MS), jobs: pool(3, LONG_QUERY_MAX_MS) }
}

/** For tables on several machines: whose it is must be known before anything of theirs is asked for. */
async function foundThenRead(
  door: Pool,
  people: Pool,
  find: Statement,
  reads: readonly string[],
): Promise<readonly [object | null, object | null]> {
  const { rows } = await door.query(`select found.user_id, row_to_json(found) as found from (${written(find)}) found`)
  const [first] = rows
  if (!first) return [null, null]
  const own = await transaction(people, asPerson(first.user_id, true), async (queries) => {
    const results: QueryResult[] = []
    for (const read of reads) results.push(await clientOf(queries).query(askedBy(first.user_id, read)))
    return firstRows(results)
  })
  return [first.found, own]
}

/** A connection for long queries, as far as this one transaction goes. */
function patient(client: PoolClient): PoolClient {
  const query = (first: string | object, values?: unknown[]) => {
    const given = typeof first === 'string' ? { text: first } : first
    return client.query({ ...given, query_timeout: LONG_QUERY_MAX_MS } as never, values)
  }
  return Object.create(client, { query: { value: query } }) as PoolClient
}

/** Without a limit of time: a migration takes what it takes, and the next server waits for it. */
async function onOwnConnection<T>(
  connectionString: string,
  run: (client: Client | PoolClient) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000, keepAlive: true })
  // A connection that dies between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await run(client)
  } finally {
    await client.end()
  }
}

type PoolOptions = {
  /** Whether tables lie on several machines, to which settings go as statements alone. */
  readonly spread?: boolean
  readonly asOwner: Db['asOwner']
  readonly copy?: Copy
  readonly hasRoom?: () => boolean
  readonly afterClose?: () => Promise<void>
  readonly dump?: () => Promise<Buffer>
}

function overPools(lanes: Lanes, options: PoolOptions): Db {
  const { asOwner, copy, spread = false, hasRoom = () => true, afterClose, dump } = options
  const { people, door, jobs } = lanes
  const named = { ...lanes, ...(copy && { copy: copy.pool }) }
  const pools = new Set(Object.values(named))
  const long = [`begin; select set_config('statement_timeout', '${LONG_QUERY_MAX_MS}', true)`]
  const overMany: Db['overMany'] = (run) => transaction(people, long, run, patient)
  // A connection that dies, idle or between two statements, is replaced by the pool; without a listener it would end the process.
  for (const pool of pools) pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  const forUser: Db['forUser'] = async (userId, run) => transaction(people, asPerson(userId, spread), run)
  /** From the copy where there is one that has everything; one that goes away in the middle of it is no reason to fail. */
  const copied = async <T>(begin: readonly string[], run: (queries: Queries) => Promise<T>, here: () => Promise<T>) => {
    if (!copy || !(await copy.hasAll().catch(() => false))) return here()
    return transaction(copy.pool, begin, run).catch(here)
  }
  return {
    forUser,
    forFound: async (find, reads) => {
      if (spread) return foundThenRead(door, people, find, reads)
      const [found, , ...own] = (await door.query(foundAndRead(find, reads))) as unknown as QueryResult[]
      return [sure(found).rows[0]?.found ?? null, firstRows(own)]
    },
    asSystem: (run) => transaction(people, [`begin; select ${LIMITS}`], run),
    overMany,
    reading: (run) => copied(['begin read only'], run, () => overMany(run)),
    readingFor: async (userId, run) => copied(asPerson(userId, spread), run, () => forUser(userId, run)),
    asOwner,
    pool: door,
    jobsPool: jobs,
    pools: named,
    ping: async () => {
      await door.query('select 1')
    },
    close: async () => {
      await Promise.all([...pools].map((pool) => pool.end()))
      await afterClose?.()
    },
    hasRoom,
    dump: dump ?? null,
  }
}

async function transaction<T>(
  pool: Pool,
  begin: readonly string[],
  run: (queries: Queries) => Promise<T>,
  as = (client: PoolClient) => client,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // Nobody waits for its beginning: where that fails, so does whatever is asked after it.
    asOneMessage(client)
    const begun = Promise.all(begin.map((statement) => client.query(statement)))
    const [began, ran] = await Promise.allSettled([begun, run(drizzle({ client: as(client) }))])
    if (began.status === 'rejected') throw began.reason
    if (ran.status === 'rejected') throw ran.reason
    await client.query('commit')
    return ran.value
  } catch (error) {
    // Who did not answer the last statement does not answer the next either.
    broken = isUnanswered(error) ? new Error('a query was not answered') : await rollback(client)
    throw error
  } finally {
    // A client that could not roll back is thrown away, not handed to the next person.
    client.release(broken)
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isUnanswered(error.cause))
}

async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error as Error
  }
}
