import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { StartError } from '../config.ts'
import { lockDataDir } from '../db/data-dir-lock.ts'
import type { Db } from '../db/open.ts'
import { backupDir, listBackups, type Place } from './files.ts'

const NIGHTLY = /^nightly-.*\.tgz$/

/** Writes the embedded database into one file, by rename: a file that is there is whole. @returns its path, or null on PostgreSQL */
export async function writeBackup(
  db: Pick<Db, 'dump'>,
  config: Place,
  { kind, at }: { kind: 'nightly' | 'manual'; at: Date },
): Promise<string | null> {
  if (!db.dump) return null
  const dump = await db.dump()
  mkdirSync(backupDir(config), { recursive: true })
  const file = join(backupDir(config), `${kind}-${at.toISOString().replaceAll(':', '-')}.tgz`)
  writeFileSync(`${file}.part`, dump)
  renameSync(`${file}.part`, file)
  return file
}

/** Keeps the newest nightly backups, and every one that a person asked for. */
export function dropOldBackups(config: Place, kept: number): void {
  const nightly = listBackups(config).filter((file) => NIGHTLY.test(basename(file)))
  for (const file of nightly.slice(kept)) rmSync(file)
}

/**
 * Puts a backup in the place of the embedded database, which is moved aside, not removed.
 * @returns where the database of before lies, or null if there was none
 * @throws StartError when the directory is in use or the file is no backup
 */
export async function restoreBackup(config: Place, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new StartError(`${file}: there is no such file.`)
  const unlock = lockDataDir(config.dataDir)
  try {
    const directory = join(config.dataDir, 'db')
    const fresh = `${directory}.restoring`
    rmSync(fresh, { recursive: true, force: true })
    await unpack(fresh, file)
    const aside = `${directory}-before-${Date.now()}`
    const had = existsSync(directory)
    if (had) renameSync(directory, aside)
    renameSync(fresh, directory)
    return had ? aside : null
  } finally {
    unlock()
  }
}

async function unpack(directory: string, file: string): Promise<void> {
  try {
    const engine = await PGlite.create({ dataDir: directory, loadDataDir: new Blob([readFileSync(file)]) })
    await engine.query('select 1 from users limit 1')
    await engine.close()
  } catch (cause) {
    rmSync(directory, { recursive: true, force: true })
    throw new StartError(`${file}: this is not a backup of Fulcrum, or it is damaged. Nothing was changed.`, { cause })
  }
}
