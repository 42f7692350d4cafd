import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { assembleContext } from '../create-context.ts'
import { listBackups } from '../db/backup-files.ts'
import { openDb } from '../db/open.ts'
import { openJobs } from '../jobs/jobs.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { makeUsedBefore } from '../testing/used-before.ts'
import { dropOldBackups, restoreBackup, writeBackup } from './embedded.ts'
import { maintain } from './maintenance.ts'

const run = promisify(execFile)

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fulcrum-backup-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function usedBefore(name: string): Promise<string> {
  const dataDir = join(directory, name)
  await mkdir(dataDir)
  await makeUsedBefore(dataDir)
  return dataDir
}

const script = (name: string, dataDir: string, ...args: string[]) =>
  run(process.execPath, [`scripts/${name}.ts`, ...args], { env: { ...bareEnv(), DATA_DIR: dataDir } })

test('npm run backup and npm run restore: what was written comes back, the erased do not, the database of before is kept', async () => {
  const dataDir = await usedBefore('there-and-back')
  const config = readConfig({ DATA_DIR: dataDir })
  const db = await openDb(config)
  const { rows } = await db.pool.query(
    `insert into users (email) values ('stays@people.example'), ('goes@people.example') returning id, email`,
  )
  // The directory belongs to this process.
  await expect(script('backup', dataDir)).rejects.toThrow(/in use by another running Fulcrum/)
  await db.close()

  const file = (await script('backup', dataDir)).stdout.trim()
  expect([file, dirname(file)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700])
  const later = await openDb(config)
  await later.pool.query(`delete from users; insert into users (email) values ('new@people.example')`)
  await later.close()
  const goes = rows.find(({ email }) => email.startsWith('goes'))
  await writeFile(join(dataDir, 'erased.txt'), `${goes.id}\n`)

  const { stdout } = await script('restore', dataDir, file)
  expect(stdout).toContain('1 person, 1 erased again')
  const back = await openDb(config)
  expect((await back.pool.query('select email from users')).rows).toEqual([{ email: 'stays@people.example' }])
  await back.close()
  expect((await readdir(dataDir)).filter((name) => name.startsWith('db-before-'))).toHaveLength(1)
}, 120_000)

test('a file that is no backup changes nothing', async () => {
  const dataDir = join(directory, 'no-backup')
  const file = join(directory, 'letter.tgz')
  await writeFile(file, 'not a backup')
  await expect(restoreBackup({ dataDir }, file)).rejects.toThrow('is not a backup of Fulcrum')
  await expect(restoreBackup({ dataDir }, `${file}.gone`)).rejects.toThrow('there is no such file')
  expect(existsSync(join(dataDir, 'db'))).toBe(false)
})

test('every night the embedded database is cleaned and copied, and the newest copies are kept', {
  tags: 'night',
}, async () => {
  const config = readConfig({ DATA_DIR: await usedBefore('nightly'), BACKUPS_KEPT: '2' })
  const db = await openDb(config)
  const log = pino({ level: 'silent' })
  const jobs = await openJobs(db.pool, log, { scheduled: false })
  const metrics = createMetrics()
  const context = await assembleContext({ config, db, jobs, transport: async () => {}, log, clock: realClock, metrics })
  const manual = await writeBackup(db, config, { kind: 'manual', at: new Date('2026-01-01T00:00:00Z') })
  for (let night = 0; night < 3; night += 1) await maintain(context)
  dropOldBackups(config, 2)
  const files = listBackups(config)
  expect(files.filter((file) => file.includes('nightly-'))).toHaveLength(2)
  expect(files.at(-1)).toBe(manual)
  await jobs.stop()
  await db.close()
})

test('what the programs cannot do they say in one line', async () => {
  const dataDir = join(directory, 'one-line')
  const letter = join(directory, 'a-file')
  await writeFile(letter, '')
  const onPostgres = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const cases: [string, string[], Record<string, string>, string][] = [
    ['restore', ['--force'], {}, 'Nothing was restored. Unknown option'],
    ['restore', ['a.tgz', 'b.tgz'], {}, 'Nothing was restored. b.tgz has no meaning here'],
    ['backup', ['now'], {}, 'No backup was made. now has no meaning here'],
    ['backup', [], { ...onPostgres, DATA_DIR: join(letter, 'below') }, 'No backup was made. DATA_DIR: cannot write to'],
  ]
  const told = cases.map(async ([name, args, settings, sentence]) => {
    const ended = run(process.execPath, [`scripts/${name}.ts`, ...args], {
      env: { ...bareEnv(), DATA_DIR: dataDir, ...settings },
    })
    const { stdout, stderr } = await ended.catch((reason: { stdout: string; stderr: string }) => reason)
    expect(stdout + stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toContain(sentence)
  })
  await Promise.all(told)
})
