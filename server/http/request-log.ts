import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { AppEnv } from '../env.ts'
import type { Metrics } from '../metrics/metrics.ts'

/**
 * Gives each request an id, one line in the log and a place in the figures: by the route's pattern, never the address or
 * a body, which may be personal.
 */
export function requestLog(log: Logger, metrics: Metrics, newId: () => string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = newId()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    await next()
    c.res.headers.set('x-request-id', requestId)
    const { status } = c.res
    const ms = performance.now() - startedAt
    const line = { method: c.req.method, route: routePath(c, -1), status }
    metrics.request(line, ms / 1000)
    const level = status >= 500 ? 'error' : c.req.path.startsWith('/api/') ? 'info' : 'debug'
    c.get('log')[level]({ ...line, user: c.get('user')?.id, ms: Math.round(ms) }, 'request')
  })
}
