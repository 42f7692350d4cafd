import { Hono } from 'hono'
import { z } from 'zod'
import { Body, BodyDayInput } from '../../contract/body.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { isCivilDate } from '../../contract/time.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { ACCESS, BODY, operation } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { eraseBody, putBodyDay, readBody } from './body.ts'

const DatePath = z.object({ date: z.string().refine(isCivilDate, MESSAGES.date) })

/** Mounted at /api/body, behind requireUser and requireAccess; no program is let in, and no model sees any of it. */
export function bodyRoutes(context: AppContext) {
  return new Hono<AppEnv>()
    .get(
      '/',
      operation({
        summary: 'Weight and measures, for whoever keeps them, and their trend',
        answer: Body,
        problems: ACCESS,
      }),
      async (c) => c.json(await readBody(context, c.get('user'))),
    )
    .put(
      '/:date',
      operation({
        summary: "Keep a day's weight and measures, in the place of what stood there",
        answer: Body,
        problems: [...ACCESS, ...BODY, 'not-found'],
      }),
      pathParams(DatePath),
      jsonBody(BodyDayInput),
      async (c) => c.json(await putBodyDay(context, c.get('user'), c.req.valid('param').date, c.req.valid('json'))),
    )
    .delete(
      '/:date',
      operation({ summary: "Erase a day's entry", answer: Body, problems: [...ACCESS, 'invalid-input'] }),
      pathParams(DatePath),
      async (c) => c.json(await eraseBody(context, c.get('user'), c.req.valid('param').date)),
    )
    .delete(
      '/',
      operation({ summary: 'Erase every entry, which switches it off', answer: Body, problems: ACCESS }),
      async (c) => c.json(await eraseBody(context, c.get('user'))),
    )
}
