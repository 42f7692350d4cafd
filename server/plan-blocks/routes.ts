import { Hono } from 'hono'
import { PlanBlocks } from '../../contract/plan-blocks.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { ACCESS, operation } from '../http/describe.ts'
import { doneOf, listRecordedDays } from '../plan-inputs/check-in-store.ts'
import { listBlocks } from './store.ts'

/** Mounted at /api, behind requireUser and requireAccess: the blocks of a plan that are over. */
export function planBlockRoutes({ db }: AppContext) {
  return new Hono<AppEnv>().get(
    '/plan-blocks',
    operation({
      summary: 'The blocks of the plan that are over, the latest first, with what was done',
      answer: PlanBlocks,
      problems: ACCESS,
    }),
    async (c) => {
      const { id } = c.get('user')
      const { blocks, records } = await db.readingFor(id, async (queries) => {
        const blocks = await listBlocks(queries, id)
        const [first, last] = [blocks[0], blocks.at(-1)]
        const records = first && last ? await listRecordedDays(queries, id, first.startedOn, last.endedOn) : []
        return { blocks, records }
      })
      const done = await doneOf(records)
      const answer: PlanBlocks = {
        blocks: blocks.toReversed().map((block) => ({
          ...block,
          weeks: block.weeks.map((week) => ({
            ...week,
            days: week.days.map((day) => ({ ...day, done: done.has(day.date) })),
          })),
        })),
      }
      return c.json(answer)
    },
  )
}
