import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { eraseAgain } from './account/deletion.ts'
import { createApp } from './app.ts'
import { checkPrice } from './billing/price.ts'
import { BUILD } from './build.ts'
import { type Config, StartError } from './config.ts'
import { createContext } from './create-context.ts'
import { openLog } from './error-reports.ts'
import { loadSite } from './http/site.ts'
import { serveMetrics } from './metrics/listen.ts'
import { refuseUnsafe } from './production.ts'

const WEB = join(import.meta.dirname, '../dist/web')

/** How long running requests may take to finish once the server was told to stop. */
const STOP_GRACE_MS = 10_000

export type RunningServer = {
  readonly address: string
  /** What the operator should know about this way of running. */
  readonly notes: readonly string[]
  /** Finishes requests, sends waiting mail, closes the database. */
  readonly stop: () => Promise<void>
}

/** Opens the database, migrates, and listens. @throws StartError with a sentence for the operator */
export async function startServer(config: Config, log: Logger = openLog(config)): Promise<RunningServer> {
  refuseUnsafe(config)
  const { context, close } = await createContext(config, log)
  try {
    const site = existsSync(join(WEB, 'csp.json')) ? loadSite(WEB, config) : null
    const again = await eraseAgain(context)
    if (again > 0) log.warn({ event: 'erased-again', people: again }, 'an older backup had brought erased people back')
    const priceNote = await checkPrice(context.billing.service)
    if (priceNote) log.warn({ event: 'price' }, priceNote)
    const app = createApp(context, site)
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }) as Server
    server.requestTimeout = 30_000
    server.headersTimeout = 10_000
    await listening(server, config)
    const { port } = server.address() as AddressInfo
    await context.jobs.start()
    const figures = await serveMetrics(context.metrics, config)
    log.info({ event: 'start', ...BUILD }, 'ready')
    const stop = async () => {
      // Whoever shares out requests reads that this server goes, before it takes no more.
      context.lifecycle.stop()
      await delay(config.drainSeconds * 1000)
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const grace = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS)
      await closed
      clearTimeout(grace)
      figures?.stop()
      await close()
    }
    const host = config.host === '127.0.0.1' ? 'localhost' : config.host
    return { address: `http://${host}:${port}`, notes: [...notesFor(config), ...(priceNote ? [priceNote] : [])], stop }
  } catch (error) {
    await close()
    throw error
  }
}

async function listening(server: Server, { host, port }: Config): Promise<void> {
  try {
    if (!server.listening) await once(server, 'listening')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT: ${port} on ${host} is in use. Stop what listens there, or set another PORT.`, {
        cause,
      })
    throw new StartError(`HOST: cannot listen on ${host}:${port} (${code}).`, { cause })
  }
}

function notesFor(config: Config): string[] {
  const notes = []
  if (!config.databaseUrl)
    notes.push(
      `Data: ${config.dataDir} (embedded; survives a crash of the process, not a power cut: use DATABASE_URL for real people)`,
    )
  if (!config.stripe)
    notes.push('Payments: test mode, no money moves (set STRIPE_SECRET_KEY and the rest of docs/operating.md)')
  if (!config.smtpUrl) notes.push(`Mail: one file each in ${join(config.dataDir, 'outbox')} (set SMTP_URL to send it)`)
  return notes
}
