import type { TestProject } from 'vitest/node'
import { openDb } from '../db/open.ts'
import { migrateDb } from '../migrate.ts'
import { databaseAt, statement } from './database.ts'
import { keptDump, madeOf } from './kept-database.ts'

/** Migrates one database of each engine and keeps it by the hash of what it was made of, for this run and the next. */
export async function setup({ config }: TestProject): Promise<void> {
  process.env.TEST_PGLITE_DUMP = await keptDump()
  const address = config.env?.TEST_POSTGRES ?? process.env.TEST_POSTGRES
  if (address) process.env.TEST_POSTGRES_TEMPLATE = await keptTemplate(address)
}

/** The name of a migrated database there, made where there is none. */
export async function keptTemplate(address: string): Promise<string> {
  const template = `fulcrum_template_${madeOf()}`
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
