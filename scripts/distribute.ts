/**
 * `node scripts/distribute.ts [shards]`: spreads the tables of training over the workers of a Citus cluster, by person. The
 * coordinator is DATABASE_ADMIN_URL, else DATABASE_URL; servers want DATABASE_SPREAD=on from then on. docs/scaling.md says when.
 */
import { Client } from 'pg'
import { readConfig, StartError } from '../server/config.ts'
import { distributeTraining } from '../server/db/distribute.ts'

try {
  const { databaseAdminUrl, databaseUrl } = readConfig(process.env)
  const connectionString = databaseAdminUrl ?? databaseUrl
  if (!connectionString) throw new StartError('DATABASE_URL: set it to the coordinator of the cluster.')
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const spread = await distributeTraining(client, Number(process.argv[2] ?? 32))
    console.log(spread.length > 0 ? `Spread: ${spread.join(', ')}.` : 'Nothing to do: all of them are spread.')
  } finally {
    await client.end()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`Cannot spread. ${error.message}`)
  process.exitCode = 1
}
