import { Hono } from 'hono'
import { z } from 'zod'
import type { AppContext } from './context.ts'
import type { AppEnv } from './env.ts'
import { operation } from './http/describe.ts'
import { Problem } from './problem.ts'

const Health = z.object({ status: z.literal('ok') })

/** Mounted at /api. Says ok only while requests can be served; migrations were done before the app was made. */
export function healthRoute({ db }: Pick<AppContext, 'db'>) {
  return new Hono<AppEnv>().get(
    '/health',
    operation({
      summary: 'Whether requests can be served',
      answer: Health,
      signedIn: false,
    }),
    async (c) => {
      await db.ping().catch((cause: unknown) => {
        throw new Problem('unavailable', 'The database cannot be reached.', { cause })
      })
      return c.json({ status: 'ok' })
    },
  )
}
