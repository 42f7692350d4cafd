import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sure } from '../../engine/sure.ts'

/** Makes a data directory in which a server has run before: making its database anew takes longer than most tests. */
export async function makeUsedBefore(dataDir: string): Promise<void> {
  const loadDataDir = new Blob([await readFile(sure(process.env.TEST_PGLITE_DUMP))])
  await (await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir })).close()
}
