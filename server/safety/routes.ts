import { Hono } from 'hono'
import { z } from 'zod'
import { SafetyAnswerInput } from '../../contract/safety.ts'
import { ScheduleData } from '../../contract/schedule.ts'
import { text } from '../../contract/text.ts'
import type { SafetyFact } from '../../engine/model.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv, RequestingUser } from '../env.ts'
import { BODY, operation, PLAN } from '../http/describe.ts'
import { jsonBody, jsonText, pathParams } from '../http/json.ts'
import { answerSafety, findSafety, isRecorded } from '../plan-inputs/safety-store.ts'
import { Problem } from '../problem.ts'
import { currentPlan, currentSchedule } from '../schedule/current.ts'

const IdPath = z.object({ id: text().min(1).max(200) })

/** Mounted at /api/safety, behind requireUser and requireAccess: the person's answers to what stopped training. */
export function safetyRoutes(context: AppContext) {
  const { db, now } = context
  return new Hono<AppEnv>().post(
    '/:id/answer',
    operation({
      summary: 'Answer a danger, an illness or strong pain that was told; answers the plan as it then stands',
      answer: ScheduleData,
      problems: [...BODY, ...PLAN, 'not-found'],
    }),
    pathParams(IdPath),
    jsonBody(SafetyAnswerInput),
    async (c) => {
      const user = c.get('user')
      const { id } = c.req.valid('param')
      const { answer } = c.req.valid('json')
      const fact = await factOf(user, id)
      if (!fact) throw new Problem('not-found', { code: 'answered-already' })
      if (!isAnswerTo(fact, answer)) throw new Problem('invalid-input', { code: 'answer-does-not-fit' })
      if (!isGiven(fact, answer)) {
        if (fact.answer !== null) throw new Problem('not-found', { code: 'answered-already' })
        const instant = now()
        const today = civilDay(instant, user.timeZone)
        await db.forUser(user.id, (queries) =>
          answerSafety(queries, { userId: user.id, now: instant }, fact, { answer, today }),
        )
      }
      // Kept whatever becomes of the plan: the next look makes it, and the same answer once more is welcome.
      return jsonText(c, await currentPlan(context, user, true).catch(toldKept))
    },
  )

  /** What was told, without the engine where it is on record; else from the plan, which reads it from the days. */
  async function factOf(user: RequestingUser, id: string): Promise<SafetyFact | undefined> {
    const find = () => db.forUser(user.id, (queries) => findSafety(queries, user.id, id))
    if (isRecorded(id)) return find()
    const { safety } = await currentSchedule(context, user, false)
    return safety.find((one) => one.id === id) ?? find()
  }
}

/** Whether a fact has this very answer: its answer was lost on the way, or it was sent twice. */
function isGiven(fact: SafetyFact, answer: SafetyAnswerInput['answer']): boolean {
  return answer === 'right' ? fact.confirmed && fact.answer === null : fact.answer === answer
}

function toldKept(error: unknown): never {
  const isPassing = error instanceof Problem && (error.code === 'too-many-requests' || error.code === 'unavailable')
  throw isPassing
    ? new Problem(error.code, { code: 'answer-kept' }, { headers: error.headers, cause: error, dangers: error.dangers })
    : error
}

/** Only harm to oneself is answered by being safe; no other danger lifts without a doctor. */
function isAnswerTo({ kind, what }: SafetyFact, answer: SafetyAnswerInput['answer']): boolean {
  if (answer === 'right' || answer === 'mistaken') return true
  if (kind !== 'danger') return answer === 'well'
  return answer === 'may-train' || (answer === 'safe' && what === 'self-harm')
}
