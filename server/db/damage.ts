import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sure } from '../../engine/sure.ts'
import { StartError } from '../config.ts'
import { listBackups, type Place } from './backup-files.ts'

/** The end of a start on a damaged embedded database: one sentence on it, one on the way back. */
export function damaged(place: Place, cause: unknown): StartError {
  const [newest] = listBackups(place)
  const way = newest
    ? `The newest backup comes back by: npm run restore -- ${newest}`
    : 'There is no backup beside it: copy the directory before you try anything'
  return new StartError(
    `DATA_DIR: the database in ${join(place.dataDir, 'db')} is damaged and was left alone. ${way}.`,
    {
      cause,
    },
  )
}

/** Whether files of a database lie there without the one that says so: the engine would make an empty one in their place. */
export function isHalfThere(directory: string): boolean {
  return !existsSync(join(directory, 'PG_VERSION')) && readdirSync(directory).length > 0
}

/**
 * Counts every table's rows by its pages, whose checksums must match, and again by an index: a table cut off at a page's edge
 * has no wrong page, only fewer rows. Damage is told at the start, not to somebody later.
 * @throws the engine's error for what cannot be read
 */
export async function readWhole(engine: PGlite): Promise<void> {
  const { rows: tables } = await engine.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind in ('r', 't') and c.relpersistence = 'p' and c.relnamespace <> 'information_schema'::regnamespace`,
  )
  const byPages = await counts(engine, tables, 'enable_indexscan = off; set enable_indexonlyscan')
  // A bitmap passes over pages that are gone.
  const byIndex = await counts(engine, tables, 'enable_bitmapscan = off; set enable_seqscan')
  await engine.exec('discard all')
  const short = tables.find((_, at) => byPages[at] !== byIndex[at])
  if (short) throw new RangeError(`${short.name}: its pages and its index do not hold the same rows`)
}

async function counts(engine: PGlite, tables: readonly { name: string }[], off: string): Promise<number[]> {
  await engine.exec(`reset all; set ${off} = off`)
  const found: number[] = []
  for (const { name } of tables) {
    const { rows } = await engine.query<{ n: number }>(`select count(*)::int as n from ${name}`)
    found.push(sure(rows[0]).n)
  }
  return found
}
