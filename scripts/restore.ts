import { parseArgs } from 'node:util'
import { eraseAgain } from '../server/account/deletion.ts'
import { restoreBackup } from '../server/backup/embedded.ts'
import { listBackups } from '../server/backup/files.ts'
import { restorePostgres } from '../server/backup/postgres.ts'
import { takeBack } from '../server/backup/stored.ts'
import { type Config, readConfig, StartError } from '../server/config.ts'
import { migrateDb } from '../server/db/migrate.ts'
import { openDb } from '../server/db/open.ts'

// Puts a backup back: the one named, or the newest; with `--stored` one of the store for copies. People erased since it was made are erased again.
try {
  const config = readConfig(process.env)
  const databaseUrl = config.databaseAdminUrl ?? config.databaseUrl
  const { values, positionals } = parseArgs({ options: { stored: { type: 'boolean' } }, allowPositionals: true })
  const file = values.stored
    ? await fetched(config, positionals[0])
    : (positionals[0] ?? (databaseUrl ? undefined : listBackups(config)[0]))
  if (!file) throw new StartError('Name the file: npm run restore -- path/of/the/backup.')
  const aside = databaseUrl
    ? await restorePostgres({ ...config, databaseUrl }, file)
    : await restoreBackup(config, file)
  const db = await openDb(config)
  try {
    await migrateDb(db)
    const erased = await eraseAgain({ db, config, now: () => new Date() })
    const { rows } = await db.pool.query<{ n: number }>('select count(*)::int as n from users')
    console.log(`Restored ${file}: ${rows[0]!.n} people${erased ? `, ${erased} erased again` : ''}.`)
    if (aside) console.log(`The database of before lies in ${aside}; remove it when all is well.`)
  } finally {
    await db.close()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`Nothing was restored. ${error.message}`)
  process.exitCode = 1
}

function fetched(config: Config, name: string | undefined): Promise<string> {
  if (!config.backupStore)
    throw new StartError(
      'BACKUP_S3_ENDPOINT: must be set with its companions, or there is no store to take a copy from.',
    )
  return takeBack(config.backupStore, config, name ? { name } : { ending: config.databaseUrl ? '.dump' : '.tgz' })
}
