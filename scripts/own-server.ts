import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '../engine/sure.ts'

const HERE = join(import.meta.dirname, '..')

/**
 * How the product is started where it runs: garbage is looked for after every few megabytes of new objects, and what is freed is one
 * heap for all threads. Left alone, the runtime and the C library hold half as much memory again.
 */
export const START_ARGS = ['--max-semi-space-size=8', 'server/main.ts']
export const START_ENV = { MALLOC_ARENA_MAX: '1' }

type Placed = {
  readonly host?: string | undefined
  /** Where another version of it lies. */
  readonly directory?: string | undefined
  /** Fills the directory of its data before it starts. */
  readonly prepare?: (dataDir: string) => Promise<void>
}

/** A product of one's own, for journeys that need other settings than the shared one has. */
export async function ownServer(env: Record<string, string> = {}, placed: Placed = {}) {
  const { host = '127.0.0.1', directory = HERE, prepare } = placed
  const dataDir = mkdtempSync(join(tmpdir(), 'fulcrum-journey-'))
  await prepare?.(dataDir)
  const port = await freePort()
  const address = `http://${host}:${port}`
  const server = spawn(process.execPath, START_ARGS, {
    cwd: directory,
    env: {
      ...process.env,
      ...START_ENV,
      ...{ PORT: String(port), DATA_DIR: dataDir, APP_ORIGIN: address, LOG_LEVEL: 'warn' },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await healthy(address, server)
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { address, dataDir, pid: sure(server.pid), stop }
}

/** Journeys run side by side: a port that is written down would sooner or later be another's. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function healthy(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const up = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server on ${address} did not start`)
}
