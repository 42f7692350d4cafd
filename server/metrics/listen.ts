import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import { type Config, StartError } from '../config.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves `/metrics` for Prometheus on a port of its own, so that no proxy of the product ever shows it.
 * @returns where it listens and how to stop; null where no port was given
 * @throws StartError when the port is in use
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, metricsPort }: Config,
): Promise<{ readonly port: number; readonly stop: () => void } | null> {
  if (metricsPort === null) return null
  const { registry } = metrics
  // Memory, CPU and the lag of the event loop: measured only where somebody looks.
  collectDefaultMetrics({ register: registry })
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end()
    const text = await registry.metrics().catch(() => null)
    // Half a page of figures would read as if the rest were nought.
    if (text === null) return response.writeHead(503).end()
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  server.requestTimeout = 10_000
  server.listen(metricsPort, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new StartError(`METRICS_PORT: cannot listen on ${host}:${metricsPort}. Set another one.`, { cause })
  }
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}
