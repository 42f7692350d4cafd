import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { keptDirectory } from './kept-database.ts'

/** Makes a data directory in which a server has run before: making its database anew takes longer than most tests. */
export async function makeUsedBefore(dataDir: string): Promise<void> {
  await cp(await keptDirectory(), join(dataDir, 'db'), { recursive: true })
}
