import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { AppEnv } from '../env.ts'

/** Gives each request an id and one line in the log: the route's pattern, never the address or a body, which may be personal. */
export function requestLog(log: Logger, newId: () => string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = newId()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    await next()
    c.res.headers.set('x-request-id', requestId)
    const { status } = c.res
    const line = {
      method: c.req.method,
      route: routePath(c, -1),
      status,
      // Whoever is signed in; their id alone.
      user: c.get('user')?.id,
      ms: Math.round(performance.now() - startedAt),
    }
    const level = status >= 500 ? 'error' : c.req.path.startsWith('/api/') ? 'info' : 'debug'
    c.get('log')[level](line, 'request')
  })
}
