import { Hono } from 'hono'
import { z } from 'zod'
import { CheckInInput, CheckInRow } from '../../contract/check-in.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { isCivilDate } from '../../contract/time.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { saveCheckIn } from './store.ts'

const DatePath = z.object({ date: z.string().refine(isCivilDate, MESSAGES.date) })

/** Mounted at /api/check-ins, behind requireUser and requireAccess. */
export function checkInRoutes({ db, now }: AppContext) {
  return new Hono<AppEnv>().put(
    '/:date',
    operation({
      summary: "Save a day's check-in; a repeat replaces it",
      answer: CheckInRow,
      problems: ['malformed', 'trial-ended', 'invalid-input'],
    }),
    pathParams(DatePath),
    jsonBody(CheckInInput),
    async (c) => {
      const { id, timeZone } = c.get('user')
      const { date } = c.req.valid('param')
      const instant = now()
      // A day of leeway: the person may have travelled since the time zone was kept.
      const tomorrow = civilDay(new Date(instant.getTime() + 86_400_000), timeZone)
      if (date > tomorrow) throw new Problem('invalid-input', 'A check-in is for today or a day before')
      const day = { userId: id, date, now: instant }
      return c.json(await db.forUser(id, (queries) => saveCheckIn(queries, day, c.req.valid('json'))))
    },
  )
}
