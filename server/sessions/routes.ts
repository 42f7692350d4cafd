import { Hono } from 'hono'
import { z } from 'zod'
import { EVERY_ALARM } from '../../contract/reminders.ts'
import type { ShownDay } from '../../contract/schedule.ts'
import { calendarWords, sessionText } from '../../words/calendar.ts'
import { languageFor } from '../../words/speech.ts'
import { calendarText } from '../calendar/calendar-text.ts'
import { sessionOf } from '../calendar/sessions.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv, RequestingUser } from '../env.ts'
import { operation, PLAN } from '../http/describe.ts'
import { pathParams } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { currentSchedule } from '../schedule/current.ts'
import { fitWorkout } from './fit-workout.ts'

const FilePath = z.object({ file: z.string() })

const TYPES = { fit: 'application/vnd.ant.fit', ics: 'text/calendar; charset=utf-8', txt: 'text/plain; charset=utf-8' }
type Kind = keyof typeof TYPES

/** Mounted at /api/sessions, behind requireUser and requireAccess: a day's session as a file for other programs. */
export function sessionFileRoutes(context: AppContext) {
  return new Hono<AppEnv>().get(
    '/:file',
    operation({
      summary: "A day's session as a file: `{date}.fit` for a watch, `{date}.ics` for a calendar, `{date}.txt` to read",
      answerText: 'The file',
      problems: [...PLAN, 'not-found'],
    }),
    pathParams(FilePath),
    async (c) => {
      const [, date, kind] = /^(\d{4}-\d\d-\d\d)\.(fit|ics|txt)$/.exec(c.req.valid('param').file) ?? []
      if (!date) throw new Problem('not-found')
      const user = c.get('user')
      const { weeklyPlan } = await currentSchedule(context, user, false)
      const day = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)
      if (!day || day.durationMin === 0) throw new Problem('not-found')
      return c.body(fileOf(context, user, day, kind as Kind), 200, {
        'content-type': TYPES[kind as Kind],
        'content-disposition': `attachment; filename="fulcrum-${date}.${kind}"`,
      })
    },
  )
}

function fileOf(
  context: AppContext,
  user: RequestingUser,
  day: ShownDay,
  kind: Kind,
): string | Uint8Array<ArrayBuffer> {
  const language = languageFor(user.languages)
  const words = calendarWords(language)
  if (kind === 'fit') return fitWorkout(day, words.rest)
  if (kind === 'txt') return `${day.workoutName}, ${day.duration}\n\n${sessionText(language, day)}\n`
  const session = sessionOf(day, language, false)
  const { date, start, durationMin } = session
  const entry = { date, start, durationMin, sequence: 0, contentHash: '', cancelled: false, revisedAt: context.now() }
  return calendarText({
    kind: 'full',
    userId: user.id,
    timeZone: user.timeZone,
    words,
    today: date,
    sessions: [session],
    entries: new Map([[date, entry]]),
    home: `${context.config.appOrigin}/dashboard`,
    // Whoever is handed the file shall not act on the plan.
    linksOf: () => [],
    alarms: EVERY_ALARM,
  })
}
