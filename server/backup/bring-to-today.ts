import { sure } from '../../engine/sure.ts'
import { eraseAgain } from '../account/deletion.ts'
import type { Place } from '../db/backup-files.ts'
import type { Db } from '../db/open.ts'
import { migrateDb } from '../migrate.ts'

/** Who is in a database that came back. */
export type Restored = { readonly people: number; readonly erasedAgain: number }

/** Brings what was restored to the newest form, without those who were erased since the backup was made. */
export async function bringToToday(db: Db, config: Place): Promise<Restored> {
  await migrateDb(db)
  const erasedAgain = await eraseAgain({ db, config, now: () => new Date() })
  const { rows } = await db.pool.query<{ n: number }>('select count(*)::int as n from users')
  return { people: sure(rows[0]).n, erasedAgain }
}
