import { Hono } from 'hono'
import { ReminderSettings, Reminders } from '../../contract/reminders.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { findSettings, saveSettings } from './store.ts'

/** Mounted at /api/reminders, behind requireUser alone: whoever has no access is reminded of nothing, and may choose all the same. */
export function reminderRoutes(context: AppContext) {
  const { db, now } = context
  return new Hono<AppEnv>()
    .get('/', operation({ summary: 'What the person wants to be reminded of', answer: Reminders }), async (c) => {
      const { id, emailVerified } = c.get('user')
      const settings = await db.asSystem((queries) => findSettings(queries, id))
      return c.json({ settings, email_verified: emailVerified } satisfies Reminders)
    })
    .put(
      '/',
      operation({ summary: 'Choose what to be reminded of, by which way, and when never', problems: BODY }),
      jsonBody(ReminderSettings),
      async (c) => {
        const { id } = c.get('user')
        const settings = c.req.valid('json')
        await db.asSystem((queries) => saveSettings(queries, id, settings, now()))
        return c.body(null, 204)
      },
    )
}
