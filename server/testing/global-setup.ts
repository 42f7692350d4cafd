import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrateDb } from '../db/migrate.ts'
import { embeddedDb } from '../db/open.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/fulcrum-tests')
/** What a migrated database is made of; a change of any makes another one. */
const MADE_OF = [
  'server/db/migrations',
  'server/db/migrate.ts',
  'server/db/open.ts',
  'server/jobs',
  'package-lock.json',
]

/**
 * Migrates one embedded database and keeps its dump, by the hash of what it was made of: restoring it is ten times
 * faster than making it again, in this run and the next.
 */
export async function setup(): Promise<void> {
  const dump = join(CACHE, `${hashOf(MADE_OF)}.tar`)
  process.env.TEST_PGLITE_DUMP = dump
  if (existsSync(dump)) return
  const engine = await PGlite.create()
  const db = embeddedDb(engine)
  await migrateDb(db.pool)
  const data = await engine.dumpDataDir('none')
  await db.close()
  mkdirSync(CACHE, { recursive: true })
  // Renamed into place: another run at the same time sees all of it or nothing.
  const unfinished = `${dump}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await data.arrayBuffer()))
  renameSync(unfinished, dump)
}

function hashOf(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesIn(join(ROOT, place))).sort())
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

function filesIn(place: string): string[] {
  if (/\.[a-z]+$/.test(place)) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(sql|json|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(place, name))
}
