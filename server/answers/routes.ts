import { Hono } from 'hono'
import { z } from 'zod'
import { AnswerInput } from '../../contract/answers.ts'
import { ScheduleData } from '../../contract/schedule.ts'
import { text } from '../../contract/text.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation, PLAN } from '../http/describe.ts'
import { jsonBody, jsonText, pathParams } from '../http/json.ts'
import { keepAnswer, takeAnswerBack } from '../plan-inputs/answer-store.ts'
import { Problem } from '../problem.ts'
import { currentInput, currentPlan, planWith } from '../schedule/current.ts'

const IdPath = z.object({ id: text().min(1).max(200) })

const gone = () => new Problem('change-refused', { code: 'question-gone' })

/** Mounted at /api, behind requireUser and requireAccess: what a person answers where the plan leaves them a choice. */
export function answerRoutes(context: AppContext) {
  const { engine } = context
  return new Hono<AppEnv>()
    .post(
      '/answers',
      operation({
        summary: 'Answer a question of the plan that leaves a choice; answers the plan that follows',
        answer: ScheduleData,
        problems: [...BODY, ...PLAN, 'change-refused'],
      }),
      jsonBody(AnswerInput),
      async (c) => {
        const user = c.get('user')
        const { question, answer } = c.req.valid('json')
        const { input, facts, speech } = await currentInput(context, user)
        const given = input.answers?.find(({ id }) => id === question)
        // The same once more, of whoever did not hear that it had arrived.
        if (given?.choice.type === answer) return jsonText(c, await currentPlan(context, user, false))
        const stored = given ? null : await engine.run(user.id, 'answerTo', speech, input, facts, question, answer)
        if (stored === null) throw gone()
        const plan = await planWith(context, user, {
          into: (before) => ({
            ...before,
            answers: [...(before.answers ?? []).filter(({ id }) => id !== question), stored],
          }),
          keep: async (queries, at) => {
            if (!(await keepAnswer(queries, user.id, stored, at))) throw gone()
          },
        })
        return jsonText(c, plan)
      },
    )
    .delete(
      '/answers/:id',
      operation({
        summary: 'Take an answer back; answers the plan without it',
        answer: ScheduleData,
        problems: [...PLAN, 'not-found', 'invalid-input'],
      }),
      pathParams(IdPath),
      async (c) => {
        const user = c.get('user')
        const { id } = c.req.valid('param')
        const { input } = await currentInput(context, user)
        if (!input.answers?.some((one) => one.id === id)) throw new Problem('not-found', { code: 'change-gone' })
        const plan = await planWith(context, user, {
          into: (before) => ({ ...before, answers: (before.answers ?? []).filter((one) => one.id !== id) }),
          keep: (queries, at) => takeAnswerBack(queries, user.id, id, at),
        })
        return jsonText(c, plan)
      },
    )
}
