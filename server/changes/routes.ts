import { Hono } from 'hono'
import { z } from 'zod'
import { AskedChange, ChangeOptions } from '../../contract/changes.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { ScheduleData } from '../../contract/schedule.ts'
import { text } from '../../contract/text.ts'
import { isCivilDate } from '../../contract/time.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation, PLAN } from '../http/describe.ts'
import { jsonBody, jsonText, pathParams } from '../http/json.ts'
import { takeAnswerBack } from '../plan-inputs/answer-store.ts'
import { takeBack } from '../plan-inputs/change-store.ts'
import { Problem } from '../problem.ts'
import { currentInput, currentSchedule, planWith } from '../schedule/current.ts'
import { askChange } from './ask.ts'
import { isStillAhead } from './still-ahead.ts'

const DatePath = z.object({ date: z.string().refine(isCivilDate, MESSAGES.date) })
const IdPath = z.object({ id: text().min(1).max(200) })

/** Mounted at /api, behind requireUser and requireAccess: what a person changes in the plan, and takes back. */
export function changeRoutes(context: AppContext) {
  const { now, engine } = context
  return new Hono<AppEnv>()
    .get(
      '/changes/:date',
      operation({
        summary: "What can be done with a day's session, and what can't and why",
        answer: ChangeOptions,
        problems: [...PLAN, 'invalid-input'],
      }),
      pathParams(DatePath),
      async (c) => {
        const { date } = c.req.valid('param')
        const { input, facts, speech } = await currentInput(context, c.get('user'))
        const all = await engine.run(c.get('user').id, 'changeOptions', speech, input, facts, date)
        const options = all.filter((one) => isStillAhead(one, now(), input.timeZone))
        return c.json({ date, options })
      },
    )
    .post(
      '/changes',
      operation({
        summary: 'Ask for a change; answers the plan with it',
        answer: ScheduleData,
        problems: [...BODY, ...PLAN, 'change-refused'],
      }),
      jsonBody(AskedChange),
      async (c) => {
        return jsonText(c, await askChange(context, c.get('user'), c.req.valid('json')))
      },
    )
    .delete(
      '/adjustments/:id',
      operation({
        summary: 'Take an adjustment back; answers the plan without it',
        answer: ScheduleData,
        problems: [...PLAN, 'not-found', 'change-refused', 'invalid-input'],
      }),
      pathParams(IdPath),
      async (c) => {
        const user = c.get('user')
        const { id } = c.req.valid('param')
        const { adjustments } = await currentSchedule(context, user, false)
        const adjustment = adjustments.find((one) => one.id === id)
        if (!adjustment) throw new Problem('not-found', { code: 'change-gone' })
        if (!adjustment.undoable) throw new Problem('change-refused', { code: 'change-keeps-safe' })
        const isAnswer = adjustment.kind === 'answered'
        const plan = await planWith(context, user, {
          into: (before) => ({ ...before, withdrawn: [...(before.withdrawn ?? []), id] }),
          keep: (queries, at) =>
            isAnswer ? takeAnswerBack(queries, user.id, id, at) : takeBack(queries, user.id, adjustment, at),
        })
        return jsonText(c, plan)
      },
    )
}
