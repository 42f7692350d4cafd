import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { realClock } from '../clock.ts'
import { type BackupStore, readConfig } from '../config.ts'
import { assembleContext } from '../create-context.ts'
import { openDb } from '../db/open.ts'
import { openJobs } from '../jobs/jobs.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { migrateDb } from '../migrate.ts'
import { bareEnv } from '../testing/bare-env.ts'
import { hasSwift, startSwift } from '../testing/swift.ts'
import { checkChecksum } from './checksum.ts'
import { maintain, sendCopy } from './maintenance.ts'
import { objectStore } from './object-store.ts'
import { signedHeaders } from './signature-v4.ts'
import { listStored, storeCopy, takeBack } from './stored.ts'

const run = promisify(execFile)
const PASSPHRASE = 'correct horse battery staple'
const STAYS = 'stays@people.example'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fulcrum-stored-'))
})
afterAll(() => rm(directory, { recursive: true }))

const title = hasSwift
  ? 'a store with the API of S3 (OpenStack Swift)'
  : 'a store with the API of S3 (skipped: no Swift)'
describe.skipIf(!hasSwift)(title, () => {
  let swift: Awaited<ReturnType<typeof startSwift>>
  let buckets = 0
  beforeAll(async () => {
    swift = await startSwift()
  })
  afterAll(() => swift?.stop())

  const newStore = async (): Promise<BackupStore> => {
    buckets += 1
    const store = { ...swift, bucket: `copies-${buckets}`, passphrase: PASSPHRASE }
    const url = new URL(`${store.endpoint}/${store.bucket}`)
    const made = await fetch(url, { method: 'PUT', headers: signedHeaders({ method: 'PUT', url }, store, new Date()) })
    expect(made.status).toBe(200)
    return store
  }
  const settings = (store: BackupStore, dataDir: string) => ({
    DATA_DIR: dataDir,
    BACKUP_S3_ENDPOINT: store.endpoint,
    BACKUP_S3_REGION: store.region,
    BACKUP_S3_BUCKET: store.bucket,
    BACKUP_S3_KEY_ID: store.keyId,
    BACKUP_S3_SECRET_KEY: store.secretKey,
    BACKUP_PASSPHRASE: store.passphrase,
    BACKUPS_KEPT: '2',
  })
  const script = (name: string, env: Record<string, string>, ...args: string[]) =>
    run(process.execPath, [`scripts/${name}.ts`, ...args], { env: { ...bareEnv(), ...env } })
  const place = (name: string) => ({ dataDir: join(directory, name) })
  const kept = (name: string, more = {}) => ({ ...place(name), erased: [], kept: 7, ...more })
  const fileOf = async (bytes: Buffer, name: string) => {
    const file = join(directory, name)
    await writeFile(file, bytes)
    return file
  }

  test('npm run backup puts a sealed copy there, and npm run restore brings it back on a machine that has nothing else', async () => {
    const store = await newStore()
    const before = settings(store, join(directory, 'before'))
    const db = await openDb(readConfig(before))
    await migrateDb(db)
    const { rows } = await db.pool.query(
      `insert into users (email) values ($1), ('goes@people.example') returning id`,
      [STAYS],
    )
    await db.close()
    await script('backup', before)
    // Somebody is erased after it, which a later copy alone knows.
    const later = await openDb(readConfig(before))
    await later.pool.query('delete from users where id = $1', [sure(rows[1]).id])
    await later.pool.query('insert into erasures (user_id, erased_at) values ($1, now())', [sure(rows[1]).id])
    await later.close()
    await script('backup', before)
    const listed = (await script('backup', before, '--list')).stdout.trim().split('\n')
    expect(listed).toEqual(Array(2).fill(expect.stringMatching(/^manual-\S+\.tgz\.sealed {2}\d+\.\d MB$/)))
    const oldest = sure(sure(listed[1]).split(' ')[0])
    expect((await Array.fromAsync(await objectStore(store).get(oldest))).some((bytes) => bytes.includes(STAYS))).toBe(
      false,
    )

    const after = settings(store, join(directory, 'after'))
    const { stdout } = await script('restore', after, '--stored', oldest)
    expect(stdout).toContain('1 person, 1 erased again')
    const back = await openDb(readConfig(after))
    expect((await back.pool.query('select email from users')).rows).toEqual([{ email: STAYS }])
    await back.close()
    await expect(script('restore', after, '--stored', 'manual-gone.tgz.sealed')).rejects.toThrow(
      /Nothing was restored\. The store has no copy manual-gone[^\n]+\n$/,
    )
    await script('restore', after, '--stored')
  }, 120_000)

  test('every night the copy of the embedded database goes there by itself, and the newest are kept', async () => {
    const store = await newStore()
    const config = readConfig(settings(store, join(directory, 'nightly')))
    const db = await openDb(config)
    await migrateDb(db)
    const jobs = await openJobs(db.pool, pino({ level: 'silent' }), { scheduled: false })
    const log = pino({ level: 'silent' })
    const metrics = createMetrics()
    const context = await assembleContext({
      config,
      db,
      jobs,
      transport: async () => {},
      log,
      clock: realClock,
      metrics,
    })
    jobs.handle('store-copy', (job) => sendCopy(context, job))
    await objectStore(store).put('a-letter.txt', letters('of somebody else'))
    const seen: string[][] = []
    for (let night = 0; night < 3; night += 1) {
      await maintain(context)
      await jobs.drain('store-copy')
      seen.push((await listStored(store)).map(({ name }) => name))
    }
    expect(seen.map((names) => names.length)).toEqual([1, 2, 2])
    expect(sure(seen[2])[1]).toBe(sure(seen[1])[0])
    expect((await objectStore(store).list()).map(({ name }) => name)).toContain('a-letter.txt')
    await jobs.stop()
    await db.close()
  }, 60_000)

  test('a copy of several parts comes back to the byte; one that breaks off is not there at all', async () => {
    const store = await newStore()
    const bytes = randomBytes(40 * 1024 * 1024)
    const name = await storeCopy(store, await fileOf(bytes, 'manual-2026-01-02.dump'), kept('large'))
    const file = await takeBack(store, place('large-back'), { name })
    expect((await readFile(file)).equals(bytes)).toBe(true)
    expect(await checkChecksum(file)).toBeNull()
    const broken = async function* () {
      yield bytes.subarray(0, 20 * 1024 * 1024)
      throw new Error('the disk broke')
    }
    await expect(objectStore(store).put('manual-broken.dump.sealed', broken())).rejects.toThrow('the disk broke')
    expect((await listStored(store)).map((copy) => copy.name)).toEqual([name])
  }, 60_000)

  test('a copy under another passphrase, or a damaged one, leaves no file behind', async () => {
    const store = await newStore()
    const name = await storeCopy(store, await fileOf(randomBytes(200_000), 'manual-2026-01-03.dump'), kept('other'))
    const other = { ...store, passphrase: 'quite another passphrase' }
    await expect(takeBack(other, place('other-back'), { name })).rejects.toThrow(
      /^The copy cannot be opened: [^\n]+\.$/,
    )
    const bytes = Buffer.concat(await Array.fromAsync(await objectStore(store).get(name)))
    await objectStore(store).put(name, letters(bytes.subarray(0, 150_000)))
    await expect(takeBack(store, place('other-back'), { name })).rejects.toThrow(
      'The copy is damaged, or it was cut off.',
    )
    expect(await readdir(join(directory, 'other-back/backups'))).toEqual([])
    expect(existsSync(join(directory, 'other-back/erased.txt'))).toBe(false)
  })

  test.each<[string, Partial<BackupStore>, RegExp]>([
    [
      'another secret',
      { secretKey: 'x' },
      /^BACKUP_S3_KEY_ID, BACKUP_S3_SECRET_KEY: \S+ refuses them \(SignatureDoesNotMatch\)\.$/,
    ],
    ['another key', { keyId: 'nobody' }, /^BACKUP_S3_KEY_ID, BACKUP_S3_SECRET_KEY: \S+ refuses them \(\w+\)\.$/],
    ['another region', { region: 'eu-far-1' }, /^BACKUP_S3_REGION: \S+ refuses eu-far-1; it expects us-east-1\.$/],
    ['no such bucket', { bucket: 'nowhere' }, /^BACKUP_S3_BUCKET: there is no bucket nowhere at \S+\.$/],
  ])('%s is told in one sentence that names the setting', async (_, wrong, sentence) => {
    const store = { ...(await newStore()), ...wrong }
    await expect(listStored(store)).rejects.toThrow(sentence)
    await expect(storeCopy(store, await fileOf(Buffer.from('x'), 'manual-1.dump'), kept('wrong'))).rejects.toThrow(
      sentence,
    )
  })
})

async function* letters(bytes: Buffer | string): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes)
}

/** What answers at an address but is no store, or one that stumbles. */
async function answering(statuses: readonly number[], text: string) {
  let asked = 0
  const server = createServer((request, answer) => {
    // A port that another test left may be asked by what that test has not ended yet.
    if (!request.url?.startsWith('/copies?')) return void answer.writeHead(404).end()
    // A connection that is kept could end while the next request is on its way, which would be one more try.
    answer.writeHead(sure(statuses[Math.min(asked, statuses.length - 1)]), { connection: 'close' }).end(text)
    asked += 1
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store = { endpoint, region: 'us-east-1', bucket: 'copies', keyId: 'k', secretKey: 's', passphrase: PASSPHRASE }
  return { store, asked: () => asked, close: () => server.close() }
}

test('a store that stumbles is asked again; what is none is told at once, also by a process that serves requests', async () => {
  // As the server does: from then on the global Response is not what fetch answers with.
  getRequestListener(() => new Response())
  const stumbling = await answering([503, 429, 200], '<ListBucketResult></ListBucketResult>')
  expect(await listStored(stumbling.store)).toEqual([])
  expect(stumbling.asked()).toBe(3)
  stumbling.close()
  const page = await answering([200], '<html>Welcome</html>')
  await expect(listStored(page.store)).rejects.toThrow(
    /^BACKUP_S3_ENDPOINT: what answers at \S+ does not answer as an S3-like store\.$/,
  )
  page.close()
  const away = await answering([302], '')
  await expect(listStored(away.store)).rejects.toThrow(/does not answer as an S3-like store \(302\)\.$/)
  expect(away.asked()).toBe(1)
  away.close()
})

test('nobody at the address is told in one sentence', { tags: 'night' }, async () => {
  const gone = await answering([200], '')
  gone.close()
  await expect(listStored(gone.store)).rejects.toThrow(/^BACKUP_S3_ENDPOINT: \S+ cannot be reached\.$/)
})

test.each([
  [{ BACKUP_S3_BUCKET: 'copies' }, 'BACKUP_S3_ENDPOINT: must be set together'],
  [{ BACKUP_PASSPHRASE: PASSPHRASE }, 'BACKUP_S3_ENDPOINT: must be set together'],
  [{ BACKUP_S3_ENDPOINT: 'https://s3.example/bucket' }, 'BACKUP_S3_ENDPOINT: must be an origin'],
  [{ ...whole(), BACKUP_PASSPHRASE: '' }, 'BACKUP_PASSPHRASE: must be set for sealing'],
  [{ ...whole(), BACKUP_KEY_FILE: '/etc/hostname' }, 'and not both'],
  [{ ...whole(), BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE: must hold at least 20'],
  [
    { ...whole(), BACKUP_PASSPHRASE: '', BACKUP_KEY_FILE: '/nowhere/key' },
    'BACKUP_KEY_FILE: /nowhere/key cannot be read',
  ],
])('half a store stops the start: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('a key file seals as its words do', async () => {
  const file = join(directory, 'key')
  await writeFile(file, `${PASSPHRASE}\n`)
  const config = readConfig({ ...whole(), BACKUP_PASSPHRASE: '', BACKUP_KEY_FILE: file })
  expect(config.backupStore).toEqual(readConfig(whole()).backupStore)
})

function whole() {
  const key = { BACKUP_S3_KEY_ID: 'k', BACKUP_S3_SECRET_KEY: 's', BACKUP_PASSPHRASE: PASSPHRASE }
  return { BACKUP_S3_ENDPOINT: 'https://s3.example', BACKUP_S3_BUCKET: 'copies', ...key }
}
