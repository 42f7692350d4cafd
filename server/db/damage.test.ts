import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { writeBackup } from '../backup/embedded.ts'
import { StartError } from '../config.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { makeUsedBefore } from '../testing/used-before.ts'
import { openDb } from './open.ts'

let directory: string
let whole: string
/** Where the rows of users lie in the database's directory. */
let usersFile: string
let backup: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fulcrum-damage-'))
  whole = join(directory, 'whole')
  mkdirSync(whole)
  await makeUsedBefore(whole)
  const db = await openDb({ databaseUrl: null, dataDir: whole })
  await db.pool.query(
    `insert into users (email) select 'person-' || n || '@people.example' from generate_series(1, 500) n`,
  )
  const { rows } = await db.pool.query(`select pg_relation_filepath('users') as file`)
  usersFile = rows[0].file
  await db.pool.query('checkpoint')
  backup = sure(await writeBackup(db, { dataDir: whole }, { kind: 'manual', at: new Date('2026-02-03T04:05:06Z') }))
  await db.close()
})
afterAll(() => rm(directory, { recursive: true }))

const filled = (file: string, make: (size: number) => Buffer) => writeFileSync(file, make(statSync(file).size))

const DAMAGES: [string, (db: string) => void][] = [
  [
    'a zeroed write-ahead log',
    (db) => {
      const log = readdirSync(join(db, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
      for (const name of log) filled(join(db, 'pg_wal', name), (size) => Buffer.alloc(size))
    },
  ],
  ['no control file', (db) => rmSync(join(db, 'global/pg_control'))],
  ['no file of the version', (db) => rmSync(join(db, 'PG_VERSION'))],
  ['a table cut off', (db) => truncateSync(join(db, usersFile), 5_000)],
  ['noise in a table', (db) => filled(join(db, usersFile), (size) => randomBytes(size))],
  ['one flipped byte', (db) => flip(join(db, usersFile))],
]

function flip(file: string): void {
  const bytes = readFileSync(file)
  bytes[8_000] = sure(bytes[8_000]) ^ 1
  writeFileSync(file, bytes)
}

test.each(DAMAGES)(
  'an embedded database with %s ends the start with the newest backup’s name',
  async (kind, damage) => {
    const dataDir = join(directory, kind.replaceAll(' ', '-'))
    cpSync(whole, dataDir, { recursive: true })
    damage(join(dataDir, 'db'))
    const error = await openDb({ databaseUrl: null, dataDir }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    const copy = backup.replace(whole, dataDir)
    expect((error as Error).message).toBe(
      `DATA_DIR: the database in ${join(dataDir, 'db')} is damaged and was left alone. The newest backup comes back by: npm run restore -- ${copy}.`,
    )
  },
)

test('the program says it in one line, and says so where there is no backup', () => {
  const dataDir = join(directory, 'no-backup')
  cpSync(whole, dataDir, { recursive: true })
  rmSync(join(dataDir, 'backups'), { recursive: true })
  rmSync(join(dataDir, 'db/global/pg_control'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    env: { ...bareEnv(), PORT: '0', DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout + stderr).toMatch(
    /^Fulcrum cannot start\. DATA_DIR: [^\n]+ is damaged [^\n]+ There is no backup [^\n]+\.\n$/,
  )
})

test('an undamaged one opens, with all its rows', async () => {
  const db = await openDb({ databaseUrl: null, dataDir: whole })
  expect((await db.pool.query('select count(*)::int as n from users')).rows).toEqual([{ n: 500 }])
  await db.close()
})

test('an empty directory in the place of the database is taken, a link to one is left where it leads', {
  tags: 'night',
}, async () => {
  const dataDir = join(directory, 'empty-there')
  mkdirSync(join(dataDir, 'db'), { recursive: true })
  await (await openDb({ databaseUrl: null, dataDir })).close()
  expect(readdirSync(join(dataDir, 'db'))).toContain('PG_VERSION')

  const linked = join(directory, 'linked')
  mkdirSync(join(directory, 'elsewhere'))
  mkdirSync(linked)
  symlinkSync(join(directory, 'elsewhere'), join(linked, 'db'))
  await expect(openDb({ databaseUrl: null, dataDir: linked })).rejects.toThrow(
    /^DATA_DIR: \S+ cannot be replaced \(\w+\)\. [^\n]+\.$/,
  )
  expect(readdirSync(join(directory, 'elsewhere'))).toEqual([])
})
