/**
 * `node scripts/drill-pooler.ts [FILE…]`: the server's tests on PostgreSQL through a real PgBouncer (in the path) that shares
 * out connections by the transaction. Databases are made at PostgreSQL itself; everything else goes through the pooler.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './own-server.ts'

const DIRECT = new URL(process.env.TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres')
/** Fewer than one server of ours opens, so that they are shared. */
const CONNECTIONS_A_DATABASE = 5
const PATIENCE_MS = 10_000

if (spawnSync('pgbouncer', ['--version']).error) {
  console.error('Nothing was tried: PgBouncer is not in the path.')
  process.exit(1)
}

const directory = mkdtempSync(join(tmpdir(), 'fulcrum-pooler-'))
const port = await freePort()
const pooler = new URL(DIRECT)
pooler.host = `127.0.0.1:${port}`
const bouncer = spawn('pgbouncer', ['--quiet', settings()], { stdio: ['ignore', 'ignore', 'inherit'] })
const ended = once(bouncer, 'exit')
try {
  await untilItAnswers()
  process.exitCode = await runTests()
  const transactions = await bouncerSays('show stats')
  const total = transactions.reduce((sum, { total_xact_count }) => sum + Number(total_xact_count), 0)
  console.log(`${total} transactions went through PgBouncer, ${CONNECTIONS_A_DATABASE} connections to a database.`)
} finally {
  bouncer.kill('SIGINT')
  await ended
  rmSync(directory, { recursive: true })
}

/** @returns the file with PgBouncer's settings */
function settings(): string {
  const { username, password, hostname, port: directPort } = DIRECT
  const people = join(directory, 'people.txt')
  const file = join(directory, 'pgbouncer.ini')
  writeFileSync(people, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${directPort || 5432}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${people}`,
      `admin_users = ${decodeURIComponent(username)}`,
      'pool_mode = transaction',
      `default_pool_size = ${CONNECTIONS_A_DATABASE}`,
      'max_client_conn = 1000',
      // It refuses to run as root.
      ...(process.getuid?.() === 0 ? ['user = postgres'] : []),
    ].join('\n'),
  )
  return file
}

function runTests(): Promise<number> {
  const named = process.argv.slice(2)
  const tests = spawn('npx', ['--no-install', 'vitest', 'run', '--project', 'server on PostgreSQL', ...named], {
    env: { ...process.env, TEST_POSTGRES: DIRECT.href, TEST_POOLER: pooler.href },
    stdio: 'inherit',
  })
  return once(tests, 'exit').then(([code]) => code ?? 1)
}

async function untilItAnswers(): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; ) {
    try {
      await bouncerSays('show version')
      return
    } catch (error) {
      if (bouncer.exitCode !== null || Date.now() > until) throw error
      await delay(50)
    }
  }
}

/** A question to PgBouncer itself. */
async function bouncerSays(question: string): Promise<Record<string, string>[]> {
  const address = new URL(pooler)
  address.pathname = 'pgbouncer'
  const client = new Client({ connectionString: address.href })
  try {
    await client.connect()
    return (await client.query(question)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
