import { writeBackup } from '../server/backup/embedded.ts'
import { dumpPostgres } from '../server/backup/postgres.ts'
import { readConfig, StartError } from '../server/config.ts'
import { openDb } from '../server/db/open.ts'

// Writes one backup now. The embedded database belongs to one process: stop the server first, or take its nightly one.
try {
  const config = readConfig(process.env)
  const databaseUrl = config.databaseAdminUrl ?? config.databaseUrl
  const at = new Date()
  if (databaseUrl) console.log(dumpPostgres({ ...config, databaseUrl }, at))
  else {
    const db = await openDb(config)
    try {
      console.log(await writeBackup(db, config, { kind: 'manual', at }))
    } finally {
      await db.close()
    }
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`No backup was made. ${error.message}`)
  process.exitCode = 1
}
