import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { CheckInInput, CheckInRow, CheckInRows, CompletionInput, SavedCheckIn } from '../../contract/check-in.ts'
import { MESSAGES } from '../../contract/messages.ts'
import type { ToldDanger } from '../../contract/safety.ts'
import { isCivilDate } from '../../contract/time.ts'
import { type FoundSafety, safetyIn } from '../../engine/safety/standing.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import { together } from '../db/together.ts'
import type { AppEnv } from '../env.ts'
import { ACCESS, BODY, operation } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import {
  checkInRow,
  doneOf,
  isTapsAlone,
  listRecordedDays,
  saveCheckIn,
  saveCompletion,
  undoCompletion,
  withoutTick,
} from '../plan-inputs/check-in-store.ts'
import { keepEntry, saidIn } from '../plan-inputs/entry-store.ts'
import { recordHeardAnew, toldByKnown } from '../plan-inputs/heard.ts'
import { recordSafety } from '../plan-inputs/safety-store.ts'
import { Problem } from '../problem.ts'
import { recordDay, type Said } from './record.ts'

const DatePath = z.object({ date: z.string().refine(isCivilDate, MESSAGES.date) })

/** [days] back that are listed. */
const LISTED_DAYS = 84

const SinceQuery = z.object({ since: z.string().refine(isCivilDate, MESSAGES.date).optional() })

const SeenQuery = z.object({ version: z.coerce.number().int().min(0).optional() })

/** Mounted at /api, behind requireUser and requireAccess: what a person records of a day. */
export function checkInRoutes({ db, now }: AppContext) {
  /** Writes to one day and answers what then stands there. */
  const write = async (c: Context<AppEnv>, said: Said, into: Parameters<typeof recordDay>[3]) =>
    checkInRow(await recordDay({ db, now }, c.get('user'), said, into))
  const record = async (...given: Parameters<typeof write>) => given[0].json(await write(...given))
  return new Hono<AppEnv>()
    .get(
      '/check-ins',
      operation({
        summary: 'What was recorded in the last twelve weeks, or since the day that `since` says, if that is later',
        answer: CheckInRows,
        problems: [...ACCESS, 'invalid-input'],
      }),
      async (c) => {
        const { id, timeZone } = c.get('user')
        const { success, data } = SinceQuery.safeParse(c.req.query())
        if (!success) throw new Problem('invalid-input', MESSAGES.date)
        const first = Temporal.PlainDate.from(civilDay(now(), timeZone)).subtract({ days: LISTED_DAYS }).toString()
        const since = data.since && data.since > first ? data.since : first
        const days = await db.forUser(id, (queries) => listRecordedDays(queries, id, since))
        const done = await doneOf(days)
        return c.json({ days: days.map((day) => checkInRow(day, done.has(day.date))) })
      },
    )
    .put(
      '/check-ins/:date',
      operation({
        summary: "Save a day's check-in; a repeat replaces what is shown, and what it said of safety stands",
        answer: SavedCheckIn,
        problems: [...BODY, ...ACCESS, 'changed-elsewhere'],
      }),
      pathParams(DatePath),
      jsonBody(CheckInInput),
      async (c) => {
        const input = c.req.valid('json')
        const said = saidIn(input)
        // Read before the transaction, which must be short.
        const told = safetyIn(said)
        // Told by the answer, also by one that the record failed.
        let dangers = dangersIn(told)
        c.set('dangers', dangers)
        const { id: userId, timeZone } = c.get('user')
        const moment = { userId, now: now(), today: civilDay(now(), timeZone) }
        const seen = isTapsAlone(input) ? null : input.version
        const saved = await write(
          c,
          { ...input, version: seen, ...c.req.valid('param') },
          async (queries, day, stood) => {
            const heard = () => toldByKnown(queries, moment, day.date, said)
            const [, isNew, heardAtOnce] = await together(queries, () => [
              saveCheckIn(queries, day, input, { stood, today: moment.today }),
              keepEntry(queries, day, said, stood.entries),
              // What it tells of the person itself is first put on record.
              told.length === 0 ? heard() : Promise.resolve(null),
            ])
            await recordSafety(queries, day, told, isNew)
            const known = heardAtOnce ?? (await heard())
            const more = known.filter(({ what }) => !told.some((one) => one.kind === 'danger' && one.what === what))
            dangers = dangersIn([...told, ...more])
            c.set('dangers', dangers)
            await recordSafety(queries, day, more, isNew)
            // It may tell what makes an earlier note a danger.
            if (told.some(({ kind }) => kind === 'condition')) await recordHeardAnew(queries, moment)
          },
        )
        return c.json({ ...saved, ...(dangers.length > 0 && { dangers }) })
      },
    )
    .put(
      '/completions/:date',
      operation({
        summary: "Mark a day's session as done; the same record as the check-in's tick",
        answer: CheckInRow,
        problems: [...BODY, ...ACCESS, 'changed-elsewhere'],
      }),
      pathParams(DatePath),
      jsonBody(CompletionInput),
      (c) => {
        const input = c.req.valid('json')
        return record(c, { ...input, completed: true, ...c.req.valid('param') }, (queries, day) =>
          saveCompletion(queries, day, input),
        )
      },
    )
    .delete(
      '/completions/:date',
      operation({
        summary: 'Take a done session back',
        answer: CheckInRow,
        problems: [...ACCESS, 'invalid-input', 'changed-elsewhere'],
      }),
      pathParams(DatePath),
      (c) => {
        const { success, data } = SeenQuery.safeParse(c.req.query())
        if (!success) throw new Problem('invalid-input', { code: 'version' })
        const today = civilDay(now(), c.get('user').timeZone)
        return record(c, { ...data, completed: false, ...c.req.valid('param') }, (queries, day, stood) =>
          undoCompletion(queries, day, withoutTick(stood, today)),
        )
      },
    )
}

const dangersIn = (told: readonly FoundSafety[]) => told.filter(({ kind }) => kind === 'danger').map(asTold)

const asTold = ({ what, origin, quote }: FoundSafety): ToldDanger => ({
  id: null,
  what,
  origin,
  quote,
  confirmed: origin === 'tap',
})
