import { Hono } from 'hono'
import { z } from 'zod'
import { MESSAGES } from '../../contract/messages.ts'
import { Progress, ProgressMonth, WeekStory } from '../../contract/progress.ts'
import { isCivilDate } from '../../contract/time.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation, PLAN } from '../http/describe.ts'
import { pathParams } from '../http/json.ts'
import { readMonth, readProgress, readStory } from './progress.ts'

const MonthPath = z.object({ month: z.string().refine((month) => isCivilDate(`${month}-01`), MESSAGES.date) })

const DatePath = z.object({ date: z.string().refine(isCivilDate, MESSAGES.date) })

/** Mounted at /api/progress, behind requireUser and requireAccess: what has become of the training so far. */
export function progressRoutes(context: AppContext) {
  return new Hono<AppEnv>()
    .get(
      '/',
      operation({
        summary: 'Consistency, rhythm, load, records and pace of the last year, in numbers',
        answer: Progress,
        problems: PLAN,
      }),
      async (c) => c.json(await readProgress(context, c.get('user'))),
    )
    .get(
      '/story/:date',
      operation({
        summary: 'The story of the seven days from this one on, once they are over',
        answer: WeekStory,
        problems: [...PLAN, 'invalid-input'],
      }),
      pathParams(DatePath),
      async (c) => c.json(await readStory(context, c.get('user'), c.req.valid('param').date)),
    )
    .get(
      '/:month',
      operation({
        summary: 'What was planned, done and said on the days of one month (`2026-03`) up to today',
        answer: ProgressMonth,
        problems: [...PLAN, 'invalid-input'],
      }),
      pathParams(MonthPath),
      async (c) => c.json(await readMonth(context, c.get('user'), c.req.valid('param').month)),
    )
}
