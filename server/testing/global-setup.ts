import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { embeddedDb, openDb } from '../db/open.ts'
import { migrateDb } from '../migrate.ts'
import { databaseAt, statement } from './database.ts'

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
 * Migrates one database of each engine and keeps it by the hash of what it was made of: a copy is ten times faster than
 * making it again, in this run and the next.
 */
export async function setup({ config }: TestProject): Promise<void> {
  const hash = hashOf(MADE_OF)
  process.env.TEST_PGLITE_DUMP = await keptDump(join(CACHE, `${hash}.tar`))
  const address = config.env?.TEST_POSTGRES
  if (address) process.env.TEST_POSTGRES_TEMPLATE = await keptTemplate(address, `fulcrum_template_${hash}`)
}

async function keptDump(dump: string): Promise<string> {
  if (existsSync(dump)) return dump
  const engine = await PGlite.create()
  const db = embeddedDb(engine)
  await migrateDb(db)
  const data = await engine.dumpDataDir('none')
  await db.close()
  mkdirSync(CACHE, { recursive: true })
  // Renamed into place: another run at the same time sees all of it or nothing.
  const unfinished = `${dump}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await data.arrayBuffer()))
  renameSync(unfinished, dump)
  return dump
}

async function keptTemplate(address: string, template: string): Promise<string> {
  const { rows } = await statement(address, `select 1 from pg_database where datname = '${template}'`)
  if (rows.length > 0) return template
  const unfinished = `${template}_${process.pid}`
  await statement(address, `create database ${unfinished}`)
  const db = await openDb({ databaseUrl: databaseAt(address, unfinished), dataDir: '' })
  await migrateDb(db)
  await db.close()
  // Another run at the same time may have been faster.
  await statement(address, `alter database ${unfinished} rename to ${template}`).catch(() =>
    statement(address, `drop database ${unfinished} with (force)`),
  )
  return template
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
