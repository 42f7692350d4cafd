import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where an embedded database is while it is made, and where it waits, whole, for its place. */
export type Directories = { readonly standing: string; readonly unfinished: string; readonly whole: string }

/**
 * The directories of the embedded database, put in order after whatever was killed there: what was never finished is dropped, a
 * restore that died between its two renames is ended. Only for who holds the lock of the data directory.
 */
export function settledDirectories(dataDir: string): Directories {
  const at = (name: string) => join(dataDir, name)
  const directories = { standing: at('db'), unfinished: at('db.unfinished'), whole: at('db.whole') }
  const { standing, unfinished, whole } = directories
  // The second is what versions before this one left.
  for (const leftover of [unfinished, at('db.restoring')]) rmSync(leftover, { recursive: true, force: true })
  if (existsSync(whole)) {
    if (isThere(standing)) rmSync(whole, { recursive: true })
    else renameSync(whole, standing)
  }
  return directories
}

/** Whether a database stands there, be it whole or damaged: an empty directory is none. */
export const isThere = (directory: string): boolean => existsSync(directory) && readdirSync(directory).length > 0

/**
 * Puts what was finished in the place of the standing database, which is moved aside; a kill in between is mended by the next
 * `settledDirectories`.
 * @returns where the database of before lies, or null if there was none
 * @throws the system's error; then the database of before stands
 */
export function putInPlace({ standing, unfinished, whole }: Directories): string | null {
  renameSync(unfinished, whole)
  const aside = isThere(standing) ? `${standing}-before-${Date.now()}` : null
  if (aside) renameSync(standing, aside)
  try {
    renameSync(whole, standing)
  } catch (error) {
    if (aside) renameSync(aside, standing)
    throw error
  }
  return aside
}
