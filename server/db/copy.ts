import { type Client, Pool } from 'pg'
import { sure } from '../../engine/sure.ts'

/** Reads from a streaming copy of the database, where it knows all that was known when somebody asked. */
export type Copy = {
  readonly pool: Pool
  /** Whether everything that is committed now stands in the copy, at once or in a moment. */
  readonly hasAll: () => Promise<boolean>
}

/** [ms] The copy is waited for as long; mostly it is behind by some milliseconds. @source default-ours */
const WAIT_MS = 500
const LOOK_AGAIN_MS = 20

/**
 * @param door - connections to the database itself, which says how far it has written
 * @param longMs - [ms] that a read may take
 */
export function openCopy(url: string, door: Pool, Connection: typeof Client, longMs: number): Copy {
  const pool = new Pool({
    connectionString: url,
    Client: Connection,
    max: 4,
    connectionTimeoutMillis: 1_000,
    query_timeout: longMs,
    keepAlive: true,
  })
  const hasAll = async () => {
    const { rows } = await door.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at')
    const { at } = sure(rows[0])
    for (let left = WAIT_MS; left > 0; left -= LOOK_AGAIN_MS) {
      // One that was made the database itself replays nothing any more, and says null.
      const { rows: told } = await pool.query<{ has: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn and pg_is_in_recovery() as has',
        [at],
      )
      if (told[0]?.has) return true
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
    return false
  }
  return { pool, hasAll }
}
