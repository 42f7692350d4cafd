import { Hono } from 'hono'
import { z } from 'zod'
import { Calendars } from '../../contract/calendar.ts'
import { deviceOf } from '../auth/entry.ts'
import { recordEvent } from '../auth/security-store.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/describe.ts'
import { hasAlready, notModified, pathParams } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { calendarAddresses } from './addresses.ts'
import { feedAt } from './feed.ts'

/** Mounted at /api/calendar, behind requireUser alone: whoever may see no plan can still end an address that got about. */
export function calendarRoutes(context: AppContext) {
  const { db, limits, clientAddress, now } = context
  return new Hono<AppEnv>()
    .get('/', operation({ summary: "The addresses of the person's two calendars", answer: Calendars }), async (c) =>
      c.json(await calendarAddresses(context, c.get('user').id, { renew: false })),
    )
    .post(
      '/renew',
      operation({ summary: 'Make new addresses; the old ones and the links in their entries end', answer: Calendars }),
      async (c) => {
        const { id } = c.get('user')
        await limits.count('calendar', id, clientAddress(c))
        const addresses = await calendarAddresses(context, id, { renew: true })
        const event = { event: 'calendar-renewed' as const, at: now(), device: deviceOf(c) }
        await db.asSystem((queries) => recordEvent(queries, id, event))
        return c.json(addresses)
      },
    )
}

const FilePath = z.object({ file: z.string() })

/** Mounted at /api/calendar/feeds: calendars for whoever knows their address. */
export function feedRoutes(context: AppContext) {
  return new Hono<AppEnv>().get(
    '/:file',
    operation({
      summary: 'A calendar by its private address, which is all that is asked for',
      answerText: 'A calendar (text/calendar)',
      etag: true,
      problems: ['not-found', 'too-many-requests'],
      signedIn: false,
    }),
    pathParams(FilePath),
    async (c) => {
      const token = /^([\w-]{32})\.ics$/.exec(c.req.valid('param').file)?.[1]
      if (!token) throw new Problem('not-found')
      const { etag, text } = await feedAt(context, token, (named) => hasAlready(c, named))
      if (text === null) return notModified(c, etag)
      return c.body(text, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="fulcrum.ics"',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        etag,
      })
    },
  )
}
