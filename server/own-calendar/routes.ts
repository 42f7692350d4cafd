import { Hono } from 'hono'
import { z } from 'zod'
import { OwnCalendar, OwnCalendarInput } from '../../contract/own-calendar.ts'
import { deviceOf } from '../auth/entry.ts'
import { recordEvent } from '../auth/security-store.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { ownCalendarOf, switchOff, switchOn } from './own-calendar.ts'

const HowPath = z.object({ how: z.enum(['keep', 'remove']) })

/** Mounted at /api/calendars/own, behind requireUser alone: whoever may see no plan can still end it. */
export function ownCalendarRoutes(context: AppContext) {
  const { limits, clientAddress } = context
  return new Hono<AppEnv>()
    .get('/', operation({ summary: 'The calendar that sessions are written into', answer: OwnCalendar }), async (c) =>
      c.json(await ownCalendarOf(context, c.get('user').id)),
    )
    .put(
      '/',
      operation({
        summary: 'Make a calendar beside one that is read by name and password, and write sessions into it',
        answer: OwnCalendar,
        problems: [...BODY, 'not-found', 'unavailable', 'too-many-requests'],
      }),
      jsonBody(OwnCalendarInput),
      async (c) => {
        const { id } = c.get('user')
        await limits.count('outside', id, clientAddress(c))
        await switchOn(context, id, c.req.valid('json').calendar_id)
        const event = { event: 'own-calendar-made' as const, at: context.now(), device: deviceOf(c) }
        await context.db.asSystem((queries) => recordEvent(queries, id, event))
        return c.json(await ownCalendarOf(context, id))
      },
    )
    .delete(
      '/:how',
      operation({ summary: 'Write no more, and keep or remove what stands there', problems: BODY }),
      pathParams(HowPath),
      async (c) => {
        await switchOff(context, c.get('user').id, { remove: c.req.valid('param').how === 'remove' })
        return c.body(null, 204)
      },
    )
}
