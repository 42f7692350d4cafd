import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { migrateDb } from '../db/migrate.ts'
import { type Db, embeddedDb, openDb } from '../db/open.ts'

/** A fresh migrated database on the engine under test: embedded, or PostgreSQL where `TEST_POSTGRES` gives its address. */
export function testDb(): Promise<Db> {
  const address = process.env.TEST_POSTGRES
  return address ? postgresDb(address) : embeddedFromDump()
}

async function embeddedFromDump(): Promise<Db> {
  const dump = process.env.TEST_PGLITE_DUMP
  if (!dump) throw new Error('TEST_PGLITE_DUMP is not set: run the tests through vitest')
  const loadDataDir = new Blob([await readFile(dump)])
  return embeddedDb(await PGlite.create({ loadDataDir }))
}

async function postgresDb(address: string): Promise<Db> {
  const name = `fulcrum_test_${randomUUID().replaceAll('-', '')}`
  const statement = async (sql: string) => {
    const client = new Client({ connectionString: address })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await statement(`create database ${name}`)
  const url = new URL(address)
  url.pathname = name
  const db = await openDb({ databaseUrl: url.href, dataDir: '' })
  await migrateDb(db.pool)
  const close = async () => {
    await db.close()
    await statement(`drop database ${name} with (force)`)
  }
  return { ...db, close }
}
