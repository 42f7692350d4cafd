import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import {
  ChatInput,
  CoachAdvice,
  CoachLetter,
  CoachSeen,
  CoachState,
  CoachWeek,
  CoachWords,
} from '../../contract/coach.ts'
import { saidOfWeek } from '../../engine/interpret/week/said-of-week.ts'
import { keptWeek } from '../../engine/read-texts.ts'
import { isStillAhead } from '../changes/still-ahead.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { ACCESS, BODY, operation, PLAN } from '../http/describe.ts'
import { jsonBody, textOf } from '../http/json.ts'
import { TIME_LIMIT_MS } from '../model/ask.ts'
import { openReadings } from '../model/readings.ts'
import { findConsent, hasBudget, listSeen } from '../model/store.ts'
import { Problem } from '../problem.ts'
import { currentInput, currentPlan, currentSchedule } from '../schedule/current.ts'
import { adviceOf, adviceQuestion } from './advise.ts'
import { chatAnswer } from './chat.ts'
import { letterOf, letterQuestion } from './letter.ts'
import { wordQuestion, wordsOf } from './word.ts'

/** [ms] A question that has less is not asked. */
const LEAST_MS = 500
/** How many changes a conversation may choose from. */
const CHAT_OPTIONS_MAX = 12

const Worded = z.object({ words: CoachWords.nullable() })
const Advised = z.object({ advice: CoachAdvice.nullable() })
const Read = z.object({ changed: z.boolean() })

/** Mounted at /api/coach, behind requireUser; what needs the plan asks for access itself. */
export function coachRoutes(context: AppContext) {
  const { db, coach, now } = context
  const language = (c: Context<AppEnv>) =>
    /^[a-z]{2}\b/i.exec(c.req.header('accept-language') ?? '')?.[0].toLowerCase() ?? 'en'
  return new Hono<AppEnv>()
    .get(
      '/',
      operation({ summary: 'Whether there is a coach for this person', answer: CoachState, problems: ACCESS }),
      async (c) => {
        const { id } = c.get('user')
        const day = now().toISOString().slice(0, 10)
        const [consent, within] = await db.asSystem(async (queries) => [
          await findConsent(queries, id),
          await hasBudget(queries, id, day),
        ])
        return c.json({
          available: coach !== null,
          consent_since: consent?.toISOString() ?? null,
          within_budget: within,
        })
      },
    )
    .get(
      '/words',
      operation({ summary: "The plan's sentences in the coach's words", answer: Worded, problems: PLAN }),
      async (c) => {
        const schedule = await currentSchedule(context, c.get('user'), false)
        const question = { kind: 'word', ...wordQuestion(schedule, language(c)) }
        const answer = (await coach?.answer(c.get('user').id, question)) ?? null
        return c.json({ words: answer && wordsOf(schedule, answer) })
      },
    )
    .get(
      '/letter',
      operation({ summary: 'A few sentences about this week', answer: CoachLetter, problems: PLAN }),
      async (c) => {
        const schedule = await currentSchedule(context, c.get('user'), false)
        const question = { kind: 'letter', ...letterQuestion(schedule, language(c)) }
        const answer = (await coach?.answer(c.get('user').id, question)) ?? null
        return c.json({ letter: answer && letterOf(schedule, answer) })
      },
    )
    .get(
      '/advice',
      operation({ summary: 'One safe change that the coach would make', answer: Advised, problems: PLAN }),
      async (c) => {
        const { schedule, options } = await planFor(c)
        if (options.length === 0) return c.json({ advice: null })
        const question = { kind: 'advise', ...adviceQuestion(schedule, options, language(c)) }
        const choice = (await coach?.answer(c.get('user').id, question)) ?? null
        return c.json({ advice: choice && adviceOf(choice, options) })
      },
    )
    .get(
      '/week',
      operation({ summary: "What counts of a person's words about their days", answer: CoachWeek, problems: PLAN }),
      async (c) => {
        const { input, facts } = await currentInput(context, c.get('user'))
        const busy = facts.commitments?.busy.map(({ span: _, ...block }) => block)
        const week = keptWeek(input, facts.texts)
        const text = input.profile.commitments
        const unused = week?.unread.map((part) => part.text) ?? []
        return c.json({
          busy: busy ?? null,
          kept: week ? { text, said: saidOfWeek(text, { ...week, unused }) } : null,
        })
      },
    )
    .post(
      '/read',
      operation({ summary: 'Read more finely what the texts leave open', answer: Read, problems: PLAN }),
      async (c) => {
        const user = c.get('user')
        const { input, facts } = await currentInput(context, user)
        const before = await textOf(await currentPlan(context, user, false))
        // Several questions share the time of one: the request must end before its own limit.
        const until = Date.now() + TIME_LIMIT_MS
        for (const { question } of openReadings(input, facts.texts)) {
          const left = until - Date.now()
          if (left < LEAST_MS) break
          await coach?.answer(user.id, question, left)
        }
        const after = await textOf(await currentPlan(context, user, true))
        return c.json({ changed: before !== after })
      },
    )
    .post(
      '/chat',
      operation({
        summary: 'Talk with the coach; the answer comes as server-sent events',
        answerText: 'text/event-stream of lines such as {"type":"text","text":"...","by":"model"}',
        problems: [...BODY, ...PLAN],
      }),
      jsonBody(ChatInput),
      async (c) => {
        if (!coach) throw new Problem('not-found', { code: 'no-coach' })
        const plan = await planFor(c)
        const options = plan.options.slice(0, CHAT_OPTIONS_MAX)
        const answer = chatAnswer(coach, c.get('user').id, c.req.valid('json'), { ...plan, options })
        return streamSSE(c, async (stream) => {
          for await (const event of answer) await stream.writeSSE({ data: JSON.stringify(event) })
        })
      },
    )
    .get(
      '/seen',
      operation({ summary: 'What went to the model and came back', answer: CoachSeen, problems: ACCESS }),
      async (c) => {
        const { id } = c.get('user')
        const rows = await db.forUser(id, (queries) => listSeen(queries, id))
        return c.json({
          entries: rows.map(({ askedAt, kind, sent, received, outcome }) => ({
            at: askedAt.toISOString(),
            kind,
            sent,
            received,
            outcome,
          })),
        })
      },
    )

  async function planFor(c: Context<AppEnv>) {
    const user = c.get('user')
    const schedule = await currentSchedule(context, user, false)
    const { input, facts, speech } = await currentInput(context, user)
    if (!coach) return { schedule, options: [] }
    const offered = await context.engine.run(user.id, 'safeOptions', speech, input, facts)
    const options = offered.filter((one) => isStillAhead(one, now(), input.timeZone))
    return { schedule, options }
  }
}
