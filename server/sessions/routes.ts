import { Hono } from 'hono'
import { z } from 'zod'
import { EVERY_ALARM } from '../../contract/reminders.ts'
import type { ShownDay } from '../../contract/schedule.ts'
import { calendarWords } from '../../words/calendar.ts'
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
import { AIMS, type Aim } from './intensity.ts'
import { trainerWorkout } from './trainer-workout.ts'
import { plainText, weekFiles } from './week-files.ts'

const FilePath = z.object({ file: z.string() })

const TYPES = {
  fit: 'application/vnd.ant.fit',
  zwo: 'application/xml',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}
type Kind = keyof typeof TYPES

/** Mounted at /api/sessions, behind requireUser and requireAccess: a day's session, or a week's, as a file for other programs. */
export function sessionFileRoutes(context: AppContext) {
  return new Hono<AppEnv>().get(
    '/:file',
    operation({
      summary:
        "A day's session as a file: `{date}.fit` for a watch (`?aim=pace`, `heart`, `power` or `none`), `{date}.zwo` for a trainer, `{date}.ics` for a calendar, `{date}.txt` to read; `{date}.zip` has those of its week",

      answerText: 'The file',
      problems: [...PLAN, 'not-found'],
    }),
    pathParams(FilePath),
    async (c) => {
      const [, date, kind] = /^(\d{4}-\d\d-\d\d)\.(fit|zwo|ics|txt|zip)$/.exec(c.req.valid('param').file) ?? []
      if (!date) throw new Problem('not-found')
      const aim = AIMS.find((one) => one === c.req.query('aim')) ?? 'pace'
      const user = c.get('user')
      const { weeklyPlan } = await currentSchedule(context, user, false)
      if (kind === 'zip') {
        const week = weeklyPlan.find(({ days }) => days.some((one) => one.date === date))
        if (!week) throw new Problem('not-found')
        const files = weekFiles(week, languageFor(user.languages), aim, context.now())
        return c.body(new Uint8Array(Buffer.concat(await Array.fromAsync(files))), 200, {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="fulcrum-week-${week.startDate}.zip"`,
        })
      }
      const day = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)
      if (!day || day.durationMin === 0) throw new Problem('not-found')
      const file = fileOf(context, user, day, { kind: kind as Kind, aim })
      if (file === null) throw new Problem('not-found')
      return c.body(file, 200, {
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
  { kind, aim }: { readonly kind: Kind; readonly aim: Aim },
): string | Uint8Array<ArrayBuffer> | null {
  const language = languageFor(user.languages)
  const words = calendarWords(language)
  if (kind === 'fit') return fitWorkout(day, words.rest, aim)
  if (kind === 'zwo') return trainerWorkout(day, words.rest)
  if (kind === 'txt') return plainText(language, day)
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
