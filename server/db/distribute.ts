import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg'
import { sure } from '../../engine/sure.ts'
import { StartError } from '../config.ts'
import { TRAINING_TABLES } from './owned-tables.ts'

/**
 * Spreads the tables of training over the workers of a Citus cluster by person, all of a person's rows on one worker; what is
 * spread already stays. Everything else stays where it is: sign-in, billing and the queue, a small part of the bytes.
 * @param client - the coordinator, as who owns the tables and may change the database
 * @param shards - how many parts a table has; more of them than there will ever be workers
 * @returns the tables that were spread now
 * @throws StartError where there is no Citus or no worker
 */
export async function distributeTraining(client: ClientBase, shards = 32): Promise<string[]> {
  const { rows: extensions } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (extensions.length === 0) throw new StartError('DATABASE_ADMIN_URL: the extension citus is not in this database.')
  const { rows: workers } = await client.query('select from citus_get_active_worker_nodes()')
  if (workers.length === 0) throw new StartError('DATABASE_ADMIN_URL: the coordinator knows no worker yet.')
  const { rows: here } = await client.query<{ name: string }>('select current_database() as name')
  // What a transaction sets for itself, such as whose it is, is then told to the workers it asks.
  const database = escapeIdentifier(sure(here[0]).name)
  await client.query(`alter database ${database} set citus.propagate_set_commands = 'local'`)
  // The workers are asked as this role: nobody but the coordinator may be able to reach them as it.
  await client.query('alter role app_user login')
  await client.query(`set citus.shard_count = ${Math.trunc(shards)}`)
  const { rows: known } = await client.query<{ name: string }>(
    `select table_name::text as name from citus_tables where citus_table_type = 'distributed'`,
  )
  const done = new Set(known.map(({ name }) => name))
  const first = escapeLiteral(sure(TRAINING_TABLES[0]))
  const spread: string[] = []
  for (const name of TRAINING_TABLES.filter((table) => !done.has(table))) {
    const beside = name === TRAINING_TABLES[0] ? `'none'` : first
    await client.query(`select create_distributed_table(${escapeLiteral(name)}, 'user_id', colocate_with => ${beside})`)
    spread.push(name)
  }
  return spread
}
