import { listErased } from '../account/deletion-store.ts'
import type { AppContext } from '../context.ts'
import type { Job } from '../jobs/jobs.ts'
import { dropOldBackups, writeBackup } from './embedded.ts'
import { storeCopy } from './stored.ts'

type Order = { readonly file: string }

/** What the embedded database does not do by itself: clean up, write through, be copied. PostgreSQL's operator has tools for it. */
export async function maintain({ db, config, jobs, now, log }: AppContext): Promise<void> {
  if (!db.dump) return
  await db.pool.query('vacuum analyze')
  await db.pool.query('checkpoint')
  if (config.backupsKept === 0) return
  const file = await writeBackup(db, config, { kind: 'nightly', at: now() })
  dropOldBackups(config, config.backupsKept)
  log.info({ event: 'backup', file }, 'backup written')
  // By a job of its own: a store that is away is asked again, and no second copy is made for it.
  if (config.backupStore && file) await jobs.send('store-copy', { file } satisfies Order)
}

/** Puts the copy of the night into the store of the settings; the job of the queue. */
export async function sendCopy({ db, config, log }: AppContext, { data }: Pick<Job, 'data'>): Promise<void> {
  const { backupStore, dataDir, backupsKept } = config
  if (!backupStore) return
  const erased = await db.overMany(listErased)
  try {
    const name = await storeCopy(backupStore, (data as Order).file, { dataDir, erased, kept: backupsKept })
    log.info({ event: 'backup-store', name }, 'the copy is in the store')
  } catch (error) {
    // The queue logs the kind of an error alone; this sentence is what the operator needs, and bears nothing of people.
    if (error instanceof Error) log.error({ event: 'backup-store', why: error.message }, 'the copy is not in the store')
    throw error
  }
}
