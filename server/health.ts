import { Hono } from 'hono'
import { z } from 'zod'
import { BUILD } from './build.ts'
import type { AppContext } from './context.ts'
import type { AppEnv } from './env.ts'
import { operation } from './http/describe.ts'
import { Problem } from './problem.ts'

const Health = z.object({ status: z.literal('ok'), version: z.string().optional(), build: z.string().optional() })

/**
 * Mounted at /api. Says ok only while requests can be served; migrations were done before the app was made.
 * `?ready` also says no as soon as the server was told to stop, `?live` only that the process answers.
 */
export function healthRoute({ db, lifecycle }: Pick<AppContext, 'db' | 'lifecycle'>) {
  return new Hono<AppEnv>().get(
    '/health',
    operation({
      summary:
        'Whether requests can be served; with `ready` whether to send any, with `live` whether to leave it alone',
      answer: Health,
      signedIn: false,
    }),
    async (c) => {
      const asked = c.req.query()
      if ('live' in asked) return c.json({ status: 'ok', ...BUILD })
      if ('ready' in asked && lifecycle.isStopping()) throw new Problem('unavailable', { code: 'stopping' })
      if (!db.hasRoom()) throw new Problem('unavailable', { code: 'disk-full' })
      await db.ping().catch((cause: unknown) => {
        throw new Problem('unavailable', { code: 'database-away' }, { cause })
      })
      return c.json('ready' in asked ? { status: 'ok', ...BUILD } : { status: 'ok' })
    },
  )
}
