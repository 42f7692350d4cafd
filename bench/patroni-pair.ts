import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/own-server.ts'
import { directoryOfItsOwn, unprivileged } from '../server/testing/cluster.ts'

const DEPLOY = join(import.meta.dirname, '../deploy')
const PASSWORD = 'only-for-this-trial'
const PATIENCE_MS = 120_000

export type Name = 'one' | 'two'
type Machine = { readonly name: Name; readonly port: number; readonly restPort: number; readonly dataDir: string }
type Member = { readonly name: Name; readonly role: string; readonly state: string; readonly lag?: number | string }

/** Two PostgreSQLs that Patroni leads by an etcd, and HAProxy before them; all of deploy/, in a temporary directory. */
export type Pair = {
  /** The address of a database at whichever is the primary, and at the other. */
  readonly door: (database: string) => string
  readonly copyDoor: (database: string) => string
  readonly primary: () => Promise<Name>
  /** Ends everything of a machine at once, as a power cut does: its Patroni and each process of its PostgreSQL. */
  readonly cut: (name: Name) => void
  /** Ends its PostgreSQL alone at once; its Patroni goes on. */
  readonly crash: (name: Name) => void
  readonly start: (name: Name) => void
  /** Waits until a machine has every write before it is acknowledged. */
  readonly untilStandby: (name: Name) => Promise<void>
  /** Asks for the other one to be the primary, without haste. */
  readonly handOver: (from: Name) => Promise<void>
  readonly stop: () => Promise<void>
}

/** @param tools - where PostgreSQL's programs lie; patroni, etcd and haproxy are in the path */
export async function startPair(tools: string): Promise<Pair> {
  const place = directoryOfItsOwn()
  const log = openSync(join(place, 'log.txt'), 'a')
  const run = (program: string, args: string[], env: Record<string, string> = {}) =>
    spawn(program, args, {
      ...unprivileged(),
      cwd: place,
      env: { PATH: `${tools}:/usr/sbin:/usr/bin:/bin`, LANG: 'C.UTF-8', HOME: place, ...env },
      stdio: ['ignore', log, log],
    })
  const [etcdPort, peerPort, doorPort, copyPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const machineOf = async (name: Name): Promise<Machine> => ({
    ...{ name, port: await freePort(), restPort: await freePort(), dataDir: join(place, name) },
  })
  const machines = { one: await machineOf('one'), two: await machineOf('two') }
  const patronis = new Map<Name, ChildProcess>()
  const [clients, peers] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`]
  const etcd = run('etcd', [
    ...['--data-dir', join(place, 'etcd'), '--name', 'only', '--initial-cluster', `only=${peers}`],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
  ])

  const start = (name: Name) => {
    const { port, restPort, dataDir } = machines[name]
    const env = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: dataDir,
      PATRONI_POSTGRESQL_BIN_DIR: tools,
      PATRONI_POSTGRESQL_PGPASS: join(place, `pass-${name}`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
    }
    patronis.set(name, run('patroni', [join(DEPLOY, 'patroni.yaml')], env))
  }

  /** Each member as Patroni tells it, by whichever answers. */
  const members = async (): Promise<readonly Member[]> => {
    for (const { restPort } of Object.values(machines)) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => null,
      )
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }
  const until = async (what: string, holds: (all: readonly Member[]) => boolean) => {
    for (let left = PATIENCE_MS; left > 0; left -= 500) {
      if (holds(await members())) return
      await sleep(500)
    }
    throw new Error(`${what} did not come to be:\n${readFileSync(join(place, 'log.txt'), 'utf8').slice(-4_000)}`)
  }
  const untilStandby = (name: Name) =>
    until(`the standby ${name}`, (all) => all.some((one) => one.name === name && one.role === 'sync_standby'))

  start('one')
  await until('a primary', (all) => all.some(({ role, state }) => role === 'leader' && state === 'running'))
  start('two')
  await untilStandby('two')
  const haproxy = run('haproxy', ['-db', '-f', join(DEPLOY, 'haproxy.cfg')], {
    DOOR: `127.0.0.1:${doorPort}`,
    COPY_DOOR: `127.0.0.1:${copyPort}`,
    DATABASE_ONE: `127.0.0.1:${machines.one.port}`,
    DATABASE_TWO: `127.0.0.1:${machines.two.port}`,
    PATRONI_ONE_PORT: String(machines.one.restPort),
    PATRONI_TWO_PORT: String(machines.two.restPort),
  })
  await sleep(2_000)

  const postmaster = (name: Name) =>
    Number(readFileSync(join(machines[name].dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  const crash = (name: Name) => {
    const pid = postmaster(name)
    for (const one of [pid, ...childrenOf(pid)]) killAtOnce(one)
  }
  const at = (port: number) => (database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`
  return {
    door: at(doorPort),
    copyDoor: at(copyPort),
    primary: async () => {
      const leader = (await members()).find(({ role }) => role === 'leader')
      if (!leader) throw new Error('there is no primary')
      return leader.name
    },
    crash,
    cut: (name) => {
      patronis.get(name)?.kill('SIGKILL')
      crash(name)
    },
    start,
    untilStandby,
    handOver: async (from) => {
      const { restPort } = machines[from]
      const body = JSON.stringify({ leader: from })
      const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`not handed over: ${await answer.text()}`)
    },
    stop: async () => {
      for (const one of [haproxy, ...patronis.values(), etcd]) {
        if (one.exitCode !== null || one.signalCode !== null) continue
        const ended = once(one, 'exit')
        one.kill('SIGTERM')
        await ended
      }
      rmSync(place, { recursive: true })
    },
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
