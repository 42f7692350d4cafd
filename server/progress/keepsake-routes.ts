import { Hono } from 'hono'
import { Keepsake } from '../../contract/keepsake.ts'
import { EVERY_ALARM } from '../../contract/reminders.ts'
import { calendarWords } from '../../words/calendar.ts'
import { languageFor } from '../../words/speech.ts'
import { calendarText } from '../calendar/calendar-text.ts'
import { calendarSessions } from '../calendar/sessions.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/describe.ts'
import { Problem } from '../problem.ts'
import { keptPlan, readKeepsake } from './keepsake.ts'

/** Mounted at /api/keepsake, behind requireUser alone: what stays a person's own when their access ends. */
export function keepsakeRoutes(context: AppContext) {
  return new Hono<AppEnv>()
    .get(
      '/',
      operation({ summary: 'What a person did, and what of their plan is still to come', answer: Keepsake }),
      async (c) => c.json(await readKeepsake(context, c.get('user'))),
    )
    .get(
      '/calendar',
      operation({
        summary: 'The sessions of the plan that are still to come, as a file for a calendar',
        answerText: 'A calendar (text/calendar)',
        problems: ['not-found'],
      }),
      async (c) => {
        const user = c.get('user')
        const plan = await keptPlan(context, user)
        if (!plan) throw new Problem('not-found')
        const language = languageFor(user.languages)
        const today = civilDay(context.now(), user.timeZone)
        const none = { done: new Set<string>(), ahead: [] }
        const sessions = calendarSessions(plan, language, none).filter(({ date }) => date >= today)
        const told = { sequence: 0, contentHash: '', cancelled: false, revisedAt: context.now() }
        const text = calendarText({
          ...{
            kind: 'full',
            userId: user.id,
            timeZone: user.timeZone,
            words: calendarWords(language),
            today,
            sessions,
          },
          entries: new Map(
            sessions.map(({ date, start, durationMin }) => [date, { ...told, date, start, durationMin }]),
          ),
          home: `${context.config.appOrigin}/dashboard`,
          // Nothing in it can be acted on any more.
          linksOf: () => [],
          alarms: EVERY_ALARM,
        })
        return c.body(text, 200, {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="fulcrum-plan.ics"',
        })
      },
    )
}
