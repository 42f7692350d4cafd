import { existsSync, renameSync, rmdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { StartError } from '../config.ts'
import type { Place } from './backup-files.ts'
import { damaged, isHalfThere, readWhole } from './damage.ts'
import { type Directories, isThere, settledDirectories } from './directories.ts'
import { diskFull, isOfFullDisk } from './disk-room.ts'

// PostgreSQL's 128 MB of shared buffers would be most of the process; the engine's data fits in this.
const LITE_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * Opens the embedded database of a data directory, made anew where there is none. Only for who holds the directory's lock.
 * @throws StartError when it is damaged, or when there is no room to make one
 */
export async function openStanding(config: Place): Promise<{ engine: PGlite; directory: string }> {
  const directories = settledDirectories(config.dataDir)
  const directory = directories.standing
  if (!isThere(directory)) await makeAnew(config, directories)
  if (isHalfThere(directory)) throw damaged(config, null)
  try {
    return { engine: await openWhole(directory), directory }
  } catch (cause) {
    throw damaged(config, cause)
  }
}

// Beside its place, and renamed when whole: a start that is killed amid it leaves nothing that looks like a damaged database.
async function makeAnew({ dataDir }: Place, { standing, unfinished }: Directories): Promise<void> {
  try {
    const engine = await PGlite.create({ dataDir: unfinished, startParams: LITE_PARAMS })
    await engine.close()
  } catch (cause) {
    throw isOfFullDisk(cause, dataDir) ? diskFull(dataDir, { cause }) : cause
  }
  try {
    if (existsSync(standing)) rmdirSync(standing)
    renameSync(unfinished, standing)
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code
    throw new StartError(
      `DATA_DIR: ${standing} cannot be replaced (${why}). Remove it; mount or link another disk at ${dataDir} itself.`,
      { cause },
    )
  }
}

/**
 * Opens the embedded engine and reads all there is once.
 * @param tar a database's files, unpacked into the directory first
 * @throws the engine's error for what cannot be read
 */
export async function openWhole(dataDir: string, tar?: Buffer<ArrayBuffer>): Promise<PGlite> {
  const loaded = tar ? { loadDataDir: new Blob([tar]) } : {}
  const engine = await PGlite.create({ dataDir, startParams: LITE_PARAMS, ...loaded })
  await readWhole(engine)
  return engine
}
