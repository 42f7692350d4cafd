import { listErased } from '../server/account/deletion-store.ts'
import { writeBackup } from '../server/backup/embedded.ts'
import { dumpPostgres } from '../server/backup/postgres.ts'
import { listStored, storeCopy } from '../server/backup/stored.ts'
import { type Config, readConfig, StartError } from '../server/config.ts'
import { openDb } from '../server/db/open.ts'
import { argumentsOf } from './arguments.ts'

// Writes one backup now, and puts it into the store for copies where one is set; `--list` tells what is there. The embedded
// database belongs to one process: stop the server first, or take its nightly one.
process.umask(0o077)

/** What a failure means at this point. */
let meaning = 'No backup was made. '
try {
  const { values } = argumentsOf(
    { list: { type: 'boolean' } },
    { filesMax: 0, usage: 'npm run backup, or npm run backup -- --list.' },
  )
  const config = readConfig(process.env)
  if (values.list) await tell(config)
  else await backUp(config)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`${meaning}${error.message}`)
  process.exitCode = 1
}

async function tell({ backupStore }: Config): Promise<void> {
  meaning = ''
  if (!backupStore)
    throw new StartError('BACKUP_S3_ENDPOINT: must be set with its companions, or there is no store to look into.')
  for (const { name, bytes } of await listStored(backupStore)) console.log(`${name}  ${(bytes / 1e6).toFixed(1)} MB`)
}

async function backUp(config: Config): Promise<void> {
  const databaseUrl = config.databaseAdminUrl ?? config.databaseUrl
  const at = new Date()
  const db = await openDb(config)
  try {
    const file = await (databaseUrl
      ? dumpPostgres({ ...config, databaseUrl }, at)
      : writeBackup(db, config, { kind: 'manual', at }))
    console.log(file)
    if (!config.backupStore || !file) return
    meaning = 'The backup is on this machine alone. '
    const { dataDir, backupsKept: kept } = config
    const erased = await db.asSystem(listErased)
    const name = await storeCopy(config.backupStore, file, { dataDir, erased, kept })
    console.log(`In the store as ${name}.`)
  } finally {
    await db.close()
  }
}
