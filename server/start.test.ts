import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareEnv } from './testing/bare-env.ts'
import { PASSWORD } from './testing/test-server.ts'
import { makeUsedBefore } from './testing/used-before.ts'

let directory: string
let migrated: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fulcrum-start-'))
  migrated = join(directory, 'migrated')
  await mkdir(migrated)
  await makeUsedBefore(migrated)
})
afterAll(() => rm(directory, { recursive: true }))

/** A directory of a test's own in which a server has run before. */
async function usedBefore(name: string): Promise<string> {
  const dataDir = join(directory, name)
  await cp(migrated, dataDir, { recursive: true })
  return dataDir
}

/** Starts the real server as its own process and waits until it is ready or has ended. */
async function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...bareEnv(), PORT: '0', LOG_LEVEL: 'info', ...settings },
  })
  let output = ''
  const ready = new Promise<string | null>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      const address = /Fulcrum is ready: (\S+)/.exec(output)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    })
    child.on('exit', () => resolve(null))
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return { child, address: await ready, exited, output: () => output }
}

const CREDENTIALS = { email: 'robin@people.example', password: PASSWORD }
const send = (address: string | null, path: 'sign-up' | 'sign-in') =>
  fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  })

test('starts on an empty directory, and loses nothing that it acknowledged', async () => {
  const dataDir = join(directory, 'fresh')
  const first = await start({ DATA_DIR: dataDir })
  expect(first.output()).toContain('not a power cut')
  expect(await (await fetch(`${first.address}/api/health`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${first.address}/api/health?ready`)).status).toBe(200)
  expect((await send(first.address, 'sign-up')).status).toBe(200)
  await expect.poll(() => first.output()).toMatch(/"link":"http:\/\/localhost:\d+\/auth#type=verify&token=/)
  first.child.kill('SIGKILL')
  await first.exited

  const again = await start({ DATA_DIR: dataDir })
  expect((await send(again.address, 'sign-in')).status).toBe(200)
  again.child.kill('SIGTERM')
  expect(await again.exited).toBe(0)
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1)
  // Nobody else on the machine reads the database or a mail: what lies deeper lies behind these.
  const outermost = [
    '.',
    ...(await readdir(dataDir)),
    ...(await readdir(join(dataDir, 'outbox'))).map((mail) => `outbox/${mail}`),
  ]
  expect(outermost.filter((name) => statSync(join(dataDir, name)).mode & 0o077)).toEqual([])
})

test('starts after a start that was killed, and refuses a second one on its directory', { tags: 'night' }, async () => {
  const dataDir = join(directory, 'killed')
  const killed = spawn(process.execPath, ['server/main.ts'], { env: { ...bareEnv(), PORT: '0', DATA_DIR: dataDir } })
  const made = async () => (await readdir(dataDir, { recursive: true }).catch(() => [])).join('\n')
  await expect.poll(made, { interval: 5, timeout: 60_000 }).toMatch(/\/base$/m)
  killed.kill('SIGTERM')
  await once(killed, 'exit')
  expect(await readdir(dataDir)).toContain('db.unfinished')

  const first = await start({ DATA_DIR: dataDir })
  expect((await fetch(`${first.address}/api/health?ready`)).status).toBe(200)
  expect(await readdir(dataDir)).not.toContainEqual(expect.stringMatching(/^db[.-]/))
  const second = await start({ DATA_DIR: dataDir })
  expect(await second.exited).toBe(1)
  expect(second.output()).toMatch(
    /^Fulcrum cannot start\. DATA_DIR: .* is in use by another running Fulcrum\. [^\n]+\n$/,
  )
  first.child.kill('SIGTERM')
  expect(await first.exited).toBe(0)
})

for (const settings of [{ APP_ORIGIN: 'https://fulcrum.example', DRAIN_SECONDS: '2' }, { NODE_ENV: 'test' }])
  test(`told to stop it loses no mail, and keeps the links of mails out of the log where others could open them: ${JSON.stringify(settings)}`, {
    tags: settings.NODE_ENV ? 'night' : [],
  }, async () => {
    const dataDir = await usedBefore(Object.keys(settings).join())
    const server = await start({ DATA_DIR: dataDir, ...settings })
    await send(server.address, 'sign-up')
    server.child.kill('SIGTERM')
    if (settings.DRAIN_SECONDS) await expectDraining(server.address)
    expect(await server.exited).toBe(0)
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1)
    expect(server.output()).toContain('mail written')
    expect(server.output()).not.toContain('token=')
    expect(server.output()).toMatch(/"version":"[^"]+","build":"[^"]+"/)
  })

/** A server that was told to stop says so for a while, so that nobody sends it anything new, and still answers. */
async function expectDraining(address: string | null): Promise<void> {
  const health = async (asked = '') => (await fetch(`${address}/api/health${asked}`)).status
  await expect.poll(() => health('?ready'), { interval: 20 }).toBe(503)
  expect([await health(), await health('?live')]).toEqual([200, 200])
}

test('says in one sentence what keeps it from starting', async () => {
  const file = join(directory, 'a-file')
  await writeFile(file, '')
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port } = busy.address() as { port: number }
  const cases: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR: join(file, 'below') }, /DATA_DIR: cannot write to /],
    [
      { DATA_DIR: join(file, 'below'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /DATA_DIR: cannot write to /,
    ],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /DATABASE_URL: the database cannot be reached/],
    [{ TRIAL_CARD: 'perhaps' }, /TRIAL_CARD: must be none or required/],
    [{ DATA_DIR: await usedBefore('busy'), PORT: String(port) }, /PORT: \d+ on 127\.0\.0\.1 is in use/],
  ]
  for (const [settings, sentence] of cases) {
    const { exited, output } = await start(settings)
    expect([settings, await exited]).toEqual([settings, 1])
    expect(output()).toMatch(new RegExp(`^Fulcrum cannot start\\. ${sentence.source}[^\\n]*\\n$`))
  }
  busy.close()
})
