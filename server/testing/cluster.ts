import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { whileWatched } from './while-watched.ts'

const VERSIONS = '/usr/lib/postgresql'

/** Where PostgreSQL's own programs lie on this machine, the newest version's; null where `initdb` is not installed. */
export function postgresTools(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []
  const places = versions.map((version) => join(VERSIONS, version, 'bin'))
  return places.find((place) => existsSync(join(place, 'initdb'))) ?? null
}

export type Cluster = {
  readonly port: number
  readonly dataDir: string
  /** Makes an empty database whose owner may make roles and no more. @returns its address */
  readonly database: (name: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** A PostgreSQL of the test's own, empty, in a temporary directory; its superuser is `postgres`. */
export async function startCluster(tools: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const directory = directoryOfItsOwn()
  const dataDir = join(directory, 'data')
  makeDataDir(tools, dataDir)
  const cluster = await runCluster(tools, dataDir, settings)
  await statements(superuserAt(cluster.port), 'create role keeper login createrole')
  return {
    ...cluster,
    stop: async () => {
      await cluster.stop()
      rmSync(directory, { recursive: true })
    },
  }
}

/** Fills a directory for `runCluster`, with a superuser `postgres` who needs no password. */
export function makeDataDir(tools: string, dataDir: string): void {
  const as = { ...unprivileged(), cwd: dirname(dataDir), stdio: 'ignore' as const }
  const args = ['--auth=trust', '--username=postgres', '--no-sync', `--pgdata=${dataDir}`]
  execFileSync(join(tools, 'initdb'), args, as)
}

/** A temporary directory that PostgreSQL may write to. */
export function directoryOfItsOwn(parent = tmpdir()): string {
  const directory = mkdtempSync(join(parent, 'fulcrum-cluster-'))
  const owner = unprivileged()
  if (owner) chownSync(directory, owner.uid, owner.gid)
  return directory
}

/** A shell's commands, as whom PostgreSQL runs as and with its programs. */
export function shellAsPostgres(tools: string, commands: string, settings: Record<string, string>): void {
  const env = { ...process.env, ...settings, PATH: `${tools}:${process.env.PATH}` }
  execFileSync('sh', ['-ec', commands], { ...unprivileged(), env, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] })
}

/** PostgreSQL on a data directory that is there; stopping it leaves that. */
export async function runCluster(
  tools: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Cluster> {
  const directory = dirname(dataDir)
  const as = { ...unprivileged(), cwd: directory }
  const port = await freePort()
  const given = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    fsync: 'off',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [join(tools, 'postgres'), '-D', dataDir, ...given]
  const server = whileWatched(command, as)
  const superuser = superuserAt(port)
  await untilReady(superuser)
  return {
    port,
    dataDir,
    database: async (name) => {
      await statements(superuser, `create database ${name} owner keeper`)
      return `postgres://keeper@127.0.0.1:${port}/${name}`
    },
    stop: server.stop,
  }
}

/** The address of who may do everything there. */
export const superuserAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

/** As whom PostgreSQL's programs run, which refuse to run as root; undefined where we are somebody else already. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  return undefined
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await statements(address, 'select 1')
    } catch (error) {
      if (tries > 200) throw error
      await sleep(50)
    }
  }
}

async function statements(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end().catch(() => {})
  }
}
