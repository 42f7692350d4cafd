import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartError } from '../config.ts'
import { backupDir, listBackups, type Place } from '../db/backup-files.ts'
import { lockDataDir, writableDataDir } from '../db/data-dir-lock.ts'
import { putInPlace, settledDirectories } from '../db/directories.ts'
import { diskFull, freeBytes, isOfFullDisk, ROOM_MIN_BYTES } from '../db/disk-room.ts'
import { type Db, embeddedDb } from '../db/open.ts'
import { noBackup, readArchive } from './archive.ts'
import { bringToToday, type Restored } from './bring-to-today.ts'

const NIGHTLY = /^nightly-.*\.tgz$/

/**
 * Writes the embedded database into one file, by rename: a file that is there is whole.
 * @returns its path, or null on PostgreSQL
 * @throws StartError when there is no room for it, or no right to write it
 */
export async function writeBackup(
  db: Pick<Db, 'dump'>,
  config: Place,
  { kind, at }: { kind: 'nightly' | 'manual'; at: Date },
): Promise<string | null> {
  if (!db.dump) return null
  const dump = await db.dump()
  writableDataDir(backupDir(config))
  const file = join(backupDir(config), `${kind}-${at.toISOString().replaceAll(':', '-')}.tgz`)
  try {
    writeFileSync(`${file}.part`, dump)
    renameSync(`${file}.part`, file)
  } catch (cause) {
    rmSync(`${file}.part`, { force: true })
    throw isOfFullDisk(cause, config.dataDir) ? diskFull(config.dataDir, { cause }) : cause
  }
  return file
}

/** Keeps the newest nightly backups, and every one that a person asked for. */
export function dropOldBackups(config: Place, kept: number): void {
  const nightly = listBackups(config).filter((file) => NIGHTLY.test(basename(file)))
  for (const file of nightly.slice(kept)) rmSync(file)
}

/**
 * Puts a backup in the place of the embedded database, which is moved aside, not removed. All work on it is done beside: the
 * standing database is touched only once the other is whole, of today's form and without the erased.
 * @returns who is in it, and where the database of before lies, null if there was none
 * @throws StartError when the directory is in use, its disk full, or the file no backup; then all is as it was
 */
export async function restoreBackup(
  config: Place,
  file: string,
): Promise<Restored & { readonly aside: string | null }> {
  const { dataDir } = config
  const tar = readArchive(file)
  const unlock = lockDataDir(dataDir)
  try {
    const directories = settledDirectories(dataDir)
    if (freeBytes(dataDir) < tar.length + ROOM_MIN_BYTES) throw diskFull(dataDir, { neededBytes: tar.length })
    try {
      const restored = await unpack(config, { file, tar, directory: directories.unfinished })
      return { ...restored, aside: putInPlace(directories) }
    } catch (cause) {
      rmSync(directories.unfinished, { recursive: true, force: true })
      throw asSentence(cause, { dataDir, file })
    }
  } finally {
    unlock()
  }
}

type Unpacking = { readonly file: string; readonly tar: Buffer<ArrayBuffer>; readonly directory: string }

async function unpack(config: Place, { file, tar, directory }: Unpacking): Promise<Restored> {
  const { openWhole } = await import('../db/embedded-engine.ts')
  const engine = await openWhole(directory, tar).catch((cause: unknown) => {
    throw isOfFullDisk(cause, config.dataDir) ? cause : noBackup(file, cause)
  })
  const db = embeddedDb(engine)
  try {
    await db.pool.query('select 1 from users limit 1').catch((cause: unknown) => {
      throw noBackup(file, cause)
    })
    return await bringToToday(db, config)
  } finally {
    await db.close()
  }
}

function asSentence(cause: unknown, { dataDir, file }: Place & { readonly file: string }): StartError {
  if (cause instanceof StartError) return cause
  if (isOfFullDisk(cause, dataDir)) return diskFull(dataDir, { cause })
  const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
  return new StartError(`${file}: cannot be put in the place of the database (${why}). Nothing was changed.`, { cause })
}
