/**
 * `node scripts/drill-metrics.ts`: a real Prometheus (in the path) reads a real server with the rules of `deploy/alerts.yaml`,
 * sees what it does, and notices when it is killed. Ends with a tally; anything that fails makes the exit status 1.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './own-server.ts'

const PATIENCE_MS = 60_000

const directory = mkdtempSync(join(tmpdir(), 'fulcrum-drill-'))
const [product, figures, prometheus] = await Promise.all([freePort(), freePort(), freePort()])
const started: ChildProcess[] = []
let failed = 0

try {
  const server = run(process.execPath, ['server/main.ts'], {
    PORT: String(product),
    METRICS_PORT: String(figures),
    DATA_DIR: join(directory, 'data'),
    LOG_LEVEL: 'warn',
  })
  await check('the server is ready', async () => (await fetch(`http://127.0.0.1:${product}/api/health?ready`)).ok)
  const config = join(directory, 'prometheus.yaml')
  writeFileSync(
    config,
    JSON.stringify({
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [resolve('deploy/alerts.yaml')],
      scrape_configs: [{ job_name: 'fulcrum', static_configs: [{ targets: [`127.0.0.1:${figures}`] }] }],
    }),
  )
  run('prometheus', [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(directory, 'tsdb')}`,
    `--web.listen-address=127.0.0.1:${prometheus}`,
    '--log.level=error',
  ])
  await check('Prometheus reads it', async () => (await figure('up{job="fulcrum"}')) === 1)
  for (let i = 0; i < 20; i++) await fetch(`http://127.0.0.1:${product}/api/health`)
  const answered = 'sum(fulcrum_http_request_seconds_count{route="/api/health",status="2xx"})'
  await check('requests are counted', async () => ((await figure(answered)) ?? 0) >= 20)
  await check('the loop and the connections show', async () => {
    const shown = [await figure('nodejs_eventloop_lag_p99_seconds'), await figure('sum(fulcrum_db_connections)')]
    return shown.every((value) => value !== undefined)
  })
  await check('every rule can be evaluated', async () => {
    const { groups } = await ask<{ groups: { rules: { health: string }[] }[] }>('rules')
    const rules = groups.flatMap((group) => group.rules)
    return rules.length > 0 && rules.every(({ health }) => health === 'ok')
  })
  server.kill('SIGKILL')
  await check('a killed server raises its alert', async () => {
    const { alerts } = await ask<{ alerts: { labels: { alertname: string } }[] }>('alerts')
    return alerts.some(({ labels }) => labels.alertname === 'FulcrumDown')
  })
} finally {
  for (const child of started) child.kill('SIGTERM')
  await Promise.all(started.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
  rmSync(directory, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0

/** Waits until something holds, and says whether it ever did. */
async function check(what: string, holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    if (await holds().catch(() => false)) {
      process.stdout.write(`ok      ${what}\n`)
      return
    }
    await delay(250)
  }
  failed += 1
  process.stdout.write(`FAILED  ${what}\n`)
}

async function figure(query: string): Promise<number | undefined> {
  const { result } = await ask<{ result: { value: [number, string] }[] }>(`query?query=${encodeURIComponent(query)}`)
  return result[0] && Number(result[0].value[1])
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${prometheus}/api/v1/${path}`)
  return ((await answer.json()) as { data: T }).data
}

function run(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  started.push(child)
  return child
}
