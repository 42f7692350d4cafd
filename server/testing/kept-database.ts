import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** By what a migrated database is known: making it anew takes ten times as long as a copy of it. */
export function madeOf(): string {
  const hash = createHash('sha256')
  for (const file of MADE_OF.flatMap((place) => filesIn(join(ROOT, place))).sort())
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

function filesIn(place: string): string[] {
  if (/\.[a-z]+$/.test(place)) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(sql|json|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(place, name))
}

/** A migrated embedded database as one file. */
export function keptDump(): Promise<string> {
  return kept('.tar', async (unfinished) => {
    const [{ PGlite }, { embeddedDb }, { migrateDb }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('../db/open.ts'),
      import('../migrate.ts'),
    ])
    const engine = await PGlite.create()
    const db = embeddedDb(engine)
    await migrateDb(db)
    const data = await engine.dumpDataDir('none')
    await db.close()
    writeFileSync(unfinished, Buffer.from(await data.arrayBuffer()))
  })
}

/** The same as a directory that a server may have left. */
export async function keptDirectory(): Promise<string> {
  const dump = await keptDump()
  return kept('.db', async (unfinished) => {
    const { PGlite } = await import('@electric-sql/pglite')
    await (await PGlite.create({ dataDir: unfinished, loadDataDir: new Blob([readFileSync(dump)]) })).close()
  })
}

/** What `make` writes to a place of its own, by `madeOf` and an ending; renamed into place: another run at the same time sees all of it or nothing. */
export async function kept(ending: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const place = join(CACHE, madeOf() + ending)
  if (existsSync(place)) return place
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${place}.${process.pid}`
  await make(unfinished)
  try {
    renameSync(unfinished, place)
  } catch (error) {
    // A directory does not take the place of one that another run was faster to make.
    if (!existsSync(place)) throw error
    rmSync(unfinished, { recursive: true })
  }
  return place
}
