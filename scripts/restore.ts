import { bringToToday, type Restored } from '../server/backup/bring-to-today.ts'
import { restoreBackup } from '../server/backup/embedded.ts'
import { restorePostgres } from '../server/backup/postgres.ts'
import { takeBack } from '../server/backup/stored.ts'
import { type Config, readConfig, StartError } from '../server/config.ts'
import { listBackups } from '../server/db/backup-files.ts'
import { openDb } from '../server/db/open.ts'
import { argumentsOf } from './arguments.ts'

// Puts a backup back: the one named, or the newest; with `--stored` one of the store for copies. People erased since it was made are erased again.
process.umask(0o077)

const USAGE = {
  filesMax: 1,
  usage: 'npm run restore -- path/of/the/backup, or npm run restore -- --stored [name].',
}
const OPTIONS = { stored: { type: 'boolean' }, 'despite-sessions': { type: 'boolean' } } as const

try {
  const { values, file: named } = argumentsOf(OPTIONS, USAGE)
  const config = readConfig(process.env)
  const databaseUrl = config.databaseAdminUrl ?? config.databaseUrl
  const file = values.stored
    ? await fetched(config, named)
    : (named ?? (databaseUrl ? undefined : listBackups(config)[0]))
  if (!file) throw new StartError('Name the file: npm run restore -- path/of/the/backup.')
  if (databaseUrl) {
    const notes = await restorePostgres({ ...config, databaseUrl }, file, {
      despiteSessions: values['despite-sessions'] ?? false,
    })
    for (const note of notes) console.log(note)
    await finish(config, file)
  } else {
    const restored = await restoreBackup(config, file)
    tell(file, restored)
    if (restored.aside) console.log(`The database of before lies in ${restored.aside}; remove it when all is well.`)
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`Nothing was restored. ${error.message}`)
  process.exitCode = 1
}

// The dump is in by now, so a failure is another sentence.
async function finish(config: Config, file: string): Promise<void> {
  const db = await openDb(config)
  try {
    tell(file, await bringToToday(db, config))
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
    console.error(
      `The backup is in the database, but not yet of today's form or without the erased (${why}); each start of the server does both, and refuses where it cannot.`,
    )
    process.exitCode = 1
  } finally {
    await db.close()
  }
}

function tell(file: string, { people, erasedAgain }: Restored): void {
  console.log(
    `Restored ${file}: ${people} ${people === 1 ? 'person' : 'people'}${erasedAgain ? `, ${erasedAgain} erased again` : ''}.`,
  )
}

function fetched(config: Config, name: string | undefined): Promise<string> {
  if (!config.backupStore)
    throw new StartError(
      'BACKUP_S3_ENDPOINT: must be set with its companions, or there is no store to take a copy from.',
    )
  return takeBack(config.backupStore, config, name ? { name } : { ending: config.databaseUrl ? '.dump' : '.tgz' })
}
