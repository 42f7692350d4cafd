import { Hono } from 'hono'
import { z } from 'zod'
import {
  BusyCalendars,
  CalendarAddressInput,
  CalendarFileInput,
  CalendarLook,
  CalendarLookInput,
} from '../../contract/busy-calendars.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { calendarsOf, endCalendar, lookAtAddress, takeAddress, takeFile } from './calendars.ts'
import { readAgain } from './refresh.ts'

const IdPath = z.object({ id: z.string() })

/** Mounted at /api/calendars, behind requireUser alone: whoever may see no plan can still end an address. */
export function busyCalendarRoutes(context: AppContext) {
  const { limits, clientAddress } = context
  const idOf = (id: string) => {
    if (!z.uuid().safeParse(id).success) throw new Problem('not-found', { code: 'calendar-gone' })
    return id
  }
  return new Hono<AppEnv>()
    .get('/', operation({ summary: 'The calendars whose hours are kept free', answer: BusyCalendars }), async (c) =>
      c.json(await calendarsOf(context, c.get('user'))),
    )
    .post(
      '/file',
      operation({
        summary: 'Keep the hours of a calendar that was read elsewhere free; sessions make room by the rules',
        body: CalendarFileInput,
        answer: BusyCalendars,
        problems: [...BODY, 'unavailable'],
      }),
      jsonBody(CalendarFileInput),
      async (c) => {
        context.budgets.spend('plan', c.get('user').id)
        return c.json(await takeFile(context, c.get('user'), c.req.valid('json')))
      },
    )
    .post(
      '/look',
      operation({
        summary: 'What stands in the calendar at an address, to be looked at; nothing of it is kept',
        body: CalendarLookInput,
        answer: CalendarLook,
        problems: [...BODY, 'unavailable', 'too-many-requests'],
      }),
      jsonBody(CalendarLookInput),
      async (c) => {
        const user = c.get('user')
        await limits.count('outside', user.id, clientAddress(c))
        return c.json(await lookAtAddress(context, user, c.req.valid('json')))
      },
    )
    .post(
      '/address',
      operation({
        summary: 'Read the calendar at an address now and every hour; only its hours are kept',
        body: CalendarAddressInput,
        answer: BusyCalendars,
        problems: [...BODY, 'unavailable', 'too-many-requests'],
      }),
      jsonBody(CalendarAddressInput),
      async (c) => {
        const user = c.get('user')
        await limits.count('outside', user.id, clientAddress(c))
        return c.json(await takeAddress(context, user, c.req.valid('json')))
      },
    )
    .post(
      '/:id/read',
      operation({
        summary: 'Read a calendar again now',
        answer: BusyCalendars,
        problems: ['not-found', 'unavailable', 'too-many-requests'],
      }),
      pathParams(IdPath),
      async (c) => {
        const user = c.get('user')
        const id = idOf(c.req.valid('param').id)
        await limits.count('outside', user.id, clientAddress(c))
        const before = (await calendarsOf(context, user)).calendars.find((one) => one.id === id)
        if (!before) throw new Problem('not-found', { code: 'calendar-gone' })
        const room = await readAgain(context, { userId: user.id, id }, new Date('9999-01-01'))
        return c.json(await calendarsOf(context, user, room ?? undefined))
      },
    )
    .delete(
      '/:id',
      operation({ summary: 'End a calendar: its hours are free again', problems: ['not-found'] }),
      pathParams(IdPath),
      async (c) => {
        await endCalendar(context, c.get('user'), idOf(c.req.valid('param').id))
        return c.body(null, 204)
      },
    )
}
