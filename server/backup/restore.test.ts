import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { openDb } from '../db/open.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { makeUsedBefore } from '../testing/used-before.ts'
import { restoreBackup, writeBackup } from './embedded.ts'

const BLOCK_BYTES = 512

let directory: string
/** A data directory in which `stays@people.example` is, and that database as one file. */
let whole: string
let backup: string
/** Where the rows of users lie in the database's directory. */
let usersFile: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fulcrum-restore-'))
  whole = join(directory, 'whole')
  mkdirSync(whole)
  await makeUsedBefore(whole)
  const db = await openDb({ databaseUrl: null, dataDir: whole })
  await db.pool.query(`insert into users (email) values ('stays@people.example')`)
  usersFile = (await db.pool.query(`select pg_relation_filepath('users') as file`)).rows[0].file
  backup = sure(await writeBackup(db, { dataDir: directory }, { kind: 'manual', at: new Date('2026-02-03T04:05:06Z') }))
  await db.close()
})
afterAll(() => rm(directory, { recursive: true }))

function standing(name: string): string {
  const dataDir = join(directory, name)
  cpSync(whole, dataDir, { recursive: true })
  return dataDir
}

async function emailsIn(dataDir: string): Promise<string[]> {
  const db = await openDb({ databaseUrl: null, dataDir })
  const { rows } = await db.pool.query<{ email: string }>('select email from users order by email')
  await db.close()
  return rows.map(({ email }) => email)
}

/** A file of the directory, with what the whole backup's archive becomes. */
function changed(name: string, change: (tar: Buffer) => Buffer): string {
  const file = join(directory, name)
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(backup))), { level: 1 }))
  return file
}

/** Where the bytes of the table of users begin in the archive. */
function usersAt(tar: Buffer): number {
  for (let at = 0; at < tar.length; at += BLOCK_BYTES)
    if (tar.toString('latin1', at, at + 100).startsWith(`/${usersFile}\0`)) return at + BLOCK_BYTES
  throw new RangeError(`Cannot find ${usersFile} in the archive`)
}

const NO_BACKUP: [string, () => string][] = [
  [
    'a page that is damaged',
    () =>
      changed('page.tgz', (tar) => {
        const at = usersAt(tar)
        return Buffer.concat([tar.subarray(0, at + 4000), Buffer.alloc(100, 0xff), tar.subarray(at + 4100)])
      }),
  ],
  [
    'a file cut off',
    () => {
      const file = join(directory, 'cut.tgz')
      const bytes = readFileSync(backup)
      writeFileSync(file, bytes.subarray(0, bytes.length / 2))
      return file
    },
  ],
  [
    'a dump of PostgreSQL',
    () => {
      const file = join(directory, 'other.dump')
      writeFileSync(file, Buffer.concat([Buffer.from('PGDMP'), Buffer.alloc(5000, 7)]))
      return file
    },
  ],
  ['an archive cut off and packed', () => changed('short.tgz', (tar) => tar.subarray(0, usersAt(tar) + 100))],
  ['something else, packed', () => changed('letter.tgz', () => Buffer.from('a letter '.repeat(500)))],
  [
    'a name that leads outside',
    () => changed('outside.tgz', (tar) => Buffer.concat([headerOf('/../../outside'), tar])),
  ],
]

/** The head of an empty file in an archive. */
function headerOf(name: string): Buffer {
  const head = Buffer.alloc(BLOCK_BYTES)
  head.write(name, 0)
  head.write('00000000000\0', 124)
  head.write('        ', 148)
  head.write(
    `${head
      .reduce((sum, byte) => sum + byte)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return head
}

test.each(NO_BACKUP)('%s is refused, and the standing database is where and as it was', async (kind, make) => {
  const dataDir = standing(kind.replaceAll(' ', '-'))
  const { ino } = statSync(join(dataDir, 'db'))
  await expect(restoreBackup({ dataDir }, make())).rejects.toThrow(
    / is not a backup of Fulcrum, or it is damaged\. Nothing was changed\.$/,
  )
  expect(statSync(join(dataDir, 'db')).ino).toBe(ino)
  expect(readdirSync(dataDir)).not.toContainEqual(expect.stringMatching(/^db[.-]/))
})

test('the program says it in one line', async () => {
  const [, make] = sure(NO_BACKUP.find(([kind]) => kind === 'something else, packed'))
  const dataDir = join(directory, 'nothing-there')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/restore.ts', make()], {
    env: { ...bareEnv(), DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout + stderr).toMatch(/^Nothing was restored\. [^\n]+\n$/)
})

test('what cannot be brought to today’s form is not put in the place of the database either', {
  tags: 'night',
}, async () => {
  const dataDir = standing('old-form')
  const strange = join(directory, 'strange')
  cpSync(whole, strange, { recursive: true })
  const db = await openDb({ databaseUrl: null, dataDir: strange })
  // The next migration meets a table of its own name.
  await db.pool.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  )
  await db.pool.query('drop table profiles cascade')
  const file = await writeBackup(db, { dataDir: strange }, { kind: 'manual', at: new Date() })
  await db.close()
  await expect(restoreBackup({ dataDir }, sure(file))).rejects.toThrow(
    /cannot be put in the place of the database \([^\n]+\)\. Nothing was changed\.$/,
  )
  expect(readdirSync(dataDir)).not.toContainEqual(expect.stringMatching(/db[.-]/))
  expect(await emailsIn(dataDir)).toEqual(['stays@people.example'])
})

test('a restore that was killed is ended by the next start, or was never begun', async () => {
  const between = standing('between')
  renameSync(join(between, 'db'), join(between, 'db.whole'))
  expect(await emailsIn(between)).toEqual(['stays@people.example'])

  const early = standing('early')
  mkdirSync(join(early, 'db.unfinished/base'), { recursive: true })
  mkdirSync(join(early, 'db.whole/base'), { recursive: true })
  expect(await emailsIn(early)).toEqual(['stays@people.example'])
  for (const dataDir of [between, early])
    expect(readdirSync(dataDir)).not.toContainEqual(expect.stringMatching(/^db\./))
})

// A small disk needs a mount, and that a name space of one's own.
const ownMounts = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0
test.skipIf(!ownMounts)('a full disk is named as the cause, and the standing database is where and as it was', () => {
  const dataDir = join(directory, 'small')
  mkdirSync(dataDir)
  const { stdout, status } = spawnSync(
    'unshare',
    [
      '-rm',
      'sh',
      '-c',
      `mount -t tmpfs -o size=140m none "$DATA_DIR" && cp -r "$WHOLE/." "$DATA_DIR" && find "$DATA_DIR/db" -type f | sort | xargs sha256sum > "$BEFORE"
       "$NODE" scripts/restore.ts "$BACKUP" 2>&1
       echo "exit $?"; ls "$DATA_DIR"; sha256sum --quiet --check "$BEFORE" && echo as before`,
    ],
    {
      env: {
        ...bareEnv(),
        NODE: process.execPath,
        DATA_DIR: dataDir,
        WHOLE: whole,
        BACKUP: backup,
        BEFORE: join(directory, 'before.sha256'),
      },
      encoding: 'utf8',
    },
  )
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^Nothing was restored\. DATA_DIR: the disk of \S+ is full: \d+ MB are needed and \d+ MB are free\.\nexit 1\ndb\nlock\.sqlite\nas before\n$/,
  )
  expect(existsSync(join(dataDir, 'db'))).toBe(false)
})
