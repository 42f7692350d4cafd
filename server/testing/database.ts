import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { type Db, embeddedDb, openDb } from '../db/open.ts'

/** A fresh migrated database on the engine under test: embedded, or PostgreSQL where `TEST_POSTGRES` gives its address, by `TEST_POOLER` where that is set. */
export function testDb(): Promise<Db> {
  const address = process.env.TEST_POSTGRES
  return address ? postgresDb(address) : embeddedFromDump()
}

/** The same without any table. */
export async function bareDb(): Promise<Db> {
  const address = process.env.TEST_POSTGRES
  return address ? newPostgres(address, null) : embeddedDb(await PGlite.create())
}

async function embeddedFromDump(): Promise<Db> {
  const dump = process.env.TEST_PGLITE_DUMP
  if (!dump) throw new Error('TEST_PGLITE_DUMP is not set: run the tests through vitest')
  const loadDataDir = new Blob([await readFile(dump)])
  return embeddedDb(await PGlite.create({ loadDataDir }))
}

async function postgresDb(address: string): Promise<Db> {
  const template = process.env.TEST_POSTGRES_TEMPLATE
  if (!template) throw new Error('TEST_POSTGRES_TEMPLATE is not set: run the tests through vitest')
  return newPostgres(address, template)
}

async function newPostgres(address: string, template: string | null): Promise<Db> {
  const name = `fulcrum_test_${randomUUID().replaceAll('-', '')}`
  const strategy = process.env.TEST_POSTGRES_STRATEGY ?? ''
  await statement(address, `create database ${name} ${template ? `template ${template}` : ''} ${strategy}`)
  const direct = databaseAt(address, name)
  const pooler = process.env.TEST_POOLER
  const db = await openDb({
    databaseUrl: pooler ? databaseAt(pooler, name) : direct,
    databaseAdminUrl: direct,
    databasePooler: pooler !== undefined,
    dataDir: '',
  })
  const close = async () => {
    await db.close()
    await statement(address, `drop database ${name} with (force)`)
  }
  return { ...db, close }
}

/** Runs one statement outside any database of the tests. */
export async function statement(address: string, sql: string): Promise<{ rows: unknown[] }> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export function databaseAt(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = name
  return url.href
}
