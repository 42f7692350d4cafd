import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../config.ts'

// A handle that the collector takes drops its lock.
const held = new Set<DatabaseSync>()

/** Makes the data directory where it is missing. @throws StartError when it cannot be written */
export function writableDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (cause) {
    throw new StartError(`DATA_DIR: cannot write to ${dataDir}. Give a directory that this user may write to.`, {
      cause,
    })
  }
}

/**
 * Takes the data directory for this process alone; PGlite itself lets a second process in and loses its rows.
 * The kernel frees the lock however the process ends, so nothing stale can be left behind.
 * @returns a function that gives the directory back
 * @throws StartError when the directory cannot be written or another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  writableDataDir(dataDir)
  try {
    const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 })
    lock.exec('pragma journal_mode=memory; begin exclusive')
    held.add(lock)
    return () => {
      held.delete(lock)
      lock.close()
    }
  } catch (cause) {
    throw new StartError(
      `DATA_DIR: ${dataDir} is in use by another running Fulcrum. Stop that one, or give this one a DATA_DIR of its own.`,
      { cause },
    )
  }
}
