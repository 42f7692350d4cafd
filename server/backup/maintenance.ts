import type { AppContext } from '../context.ts'
import { dropOldBackups, writeBackup } from './embedded.ts'

/** What the embedded database does not do by itself: clean up, write through, be copied. PostgreSQL's operator has tools for it. */
export async function maintain({ db, config, now, log }: AppContext): Promise<void> {
  if (!db.dump) return
  await db.pool.query('vacuum analyze')
  await db.pool.query('checkpoint')
  if (config.backupsKept === 0) return
  const file = await writeBackup(db, config, { kind: 'nightly', at: now() })
  dropOldBackups(config, config.backupsKept)
  log.info({ event: 'backup', file }, 'backup written')
}
