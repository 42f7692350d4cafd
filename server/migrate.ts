import { migrateTables } from './db/migrate.ts'
import type { Db } from './db/open.ts'
import { migrateJobs } from './jobs/migrate.ts'

/** Brings the database to the newest form, the job queue's tables with it; safe to call from several servers at once. */
export const migrateDb = (db: Pick<Db, 'asOwner'>): Promise<void> => migrateTables(db, migrateJobs)
