import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  ActivityAnswer,
  ActivityDetail,
  ActivityInput,
  ActivityRows,
  ImportAnswer,
  ImportPart,
  ImportRows,
  MatchInput,
} from '../../contract/activity.ts'
import { ACTIVITY_MAX_BYTES } from '../../contract/activity-file.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { boundedBody } from '../http/bounded-body.ts'
import { BODY, operation, PLAN } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { recentActivities, takeActivity, takeBackActivity } from './activities.ts'
import { activityDetail, chooseSession } from './choose.ts'
import { importsOf, takeBackImport, takePart } from './imports.ts'

const IdPath = z.object({ id: z.string() })
const ImportPath = z.object({ id: z.uuid({ error: 'the id of an archive must be a UUID' }) })
/** [bytes] Five numbers, two words, and as many sets and laps as one may have. */
const JSON_MAX_BYTES = 64 * 1024
/** [bytes] of files that are held in memory at once, and one file of each person: what comes then is told to come again. @source default-ours */
const HELD_MAX = 4 * ACTIVITY_MAX_BYTES
/** [bytes] of a file that are a task of the engine: reading takes time by length. @source default-ours */
const TASK_BYTES = 1024 * 1024

/** Mounted at /api/activities, behind requireUser and requireAccess: what was done, from watches and other programs. */
export function activityRoutes(context: AppContext) {
  const holding = new Set<string>()
  let held = 0

  const readFile = async (c: Context<AppEnv>) => {
    const { id } = c.get('user')
    if (holding.has(id)) throw new Problem('unavailable', { code: 'overloaded' })
    holding.add(id)
    let own = 0
    // Counted as it comes: who sends slowly takes little room, and nobody's.
    const hold = (bytes: number) => {
      if (held + bytes > HELD_MAX) throw new Problem('unavailable', { code: 'overloaded' })
      held += bytes
      own += bytes
    }
    try {
      const tooLarge = new Problem('too-large', { code: 'file-too-large' })
      const bytes = await boundedBody(c.req.raw, { maxBytes: ACTIVITY_MAX_BYTES, tooLarge, hold })
      // The first is charged where it is run.
      for (let at = TASK_BYTES; at < bytes.length; at += TASK_BYTES) context.budgets.spend('plan', id)
      const read = await context.engine.run(id, 'readActivityFile', bytes)
      if ('fault' in read) throw new Problem('invalid-input', { code: read.fault })
      return read
    } finally {
      holding.delete(id)
      held -= own
    }
  }

  return new Hono<AppEnv>()
    .get(
      '/',
      operation({
        summary: 'The activities of the last 90 days, the newest first',
        answer: ActivityRows,
        problems: PLAN,
      }),
      async (c) => c.json({ activities: await recentActivities(context, c.get('user')) }),
    )
    .post(
      '/',
      operation({
        summary:
          'Give an activity: a FIT, GPX or TCX file as the body, or JSON. Answers what was recorded; the same one twice is one',
        body: ActivityInput,
        files: ['application/vnd.ant.fit', 'application/gpx+xml', 'application/vnd.garmin.tcx+xml'],
        answer: ActivityAnswer,
        problems: [...BODY, ...PLAN],
      }),
      async (c) => {
        if (/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
          const input = await jsonActivity(c.req.raw)
          return c.json(await takeActivity(context, c.get('user'), input, 'json'))
        }
        const { activity, format, unknownSets } = await readFile(c)
        const taken = await takeActivity(context, c.get('user'), activity, format)
        return c.json({ ...taken, ...(unknownSets > 0 && { unknownSets }) })
      },
    )
    .get(
      '/imports',
      operation({
        summary: 'The archives that came in, the newest first, and where training stands by the last four weeks',
        answer: ImportRows,
        problems: PLAN,
      }),
      async (c) => c.json(await importsOf(context, c.get('user'))),
    )
    .post(
      '/imports/:id',
      operation({
        summary:
          'Give a part of an archive: activities that were read elsewhere. All parts bear one id, by which they are taken back',
        body: ImportPart,
        answer: ImportAnswer,
        problems: [...BODY, ...PLAN],
      }),
      pathParams(ImportPath),
      jsonBody(ImportPart),
      async (c) => {
        const user = c.get('user')
        context.budgets.spend('plan', user.id)
        const archive = { importId: c.req.valid('param').id, goesOn: false }
        return c.json(await takePart(context, user, archive, c.req.valid('json').activities))
      },
    )
    .delete(
      '/imports/:id',
      operation({ summary: 'Take an archive back, with all that it recorded', problems: [...BODY, ...PLAN] }),
      pathParams(ImportPath),
      async (c) => {
        await takeBackImport(context, c.get('user'), c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .get(
      '/:id',
      operation({
        summary: 'One activity with its laps, the session that it stands for, and those around it',
        answer: ActivityDetail,
        problems: [...PLAN, 'not-found'],
      }),
      pathParams(IdPath),
      async (c) => c.json(await activityDetail(context, c.get('user'), knownId(c.req.valid('param').id))),
    )
    .put(
      '/:id/session',
      operation({
        summary: 'Say which planned session an activity was: that of a day, none, or the one that fits it best',
        body: MatchInput,
        answer: ActivityDetail,
        problems: [...BODY, ...PLAN, 'not-found', 'changed-elsewhere'],
      }),
      pathParams(IdPath),
      jsonBody(MatchInput),
      async (c) => {
        const [user, id] = [c.get('user'), knownId(c.req.valid('param').id)]
        await chooseSession(context, user, id, c.req.valid('json'))
        return c.json(await activityDetail(context, user, id))
      },
    )
    .delete(
      '/:id',
      operation({
        summary: 'Take an activity back, and what it recorded',
        problems: [...PLAN, 'not-found', 'changed-elsewhere'],
      }),
      pathParams(IdPath),
      async (c) => {
        await takeBackActivity(context, c.get('user'), knownId(c.req.valid('param').id))
        return c.body(null, 204)
      },
    )
}

/** @throws Problem not-found where no activity can have it */
function knownId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new Problem('not-found', { code: 'activity-gone' })
  return id
}

async function jsonActivity(request: Request): Promise<ActivityInput> {
  const bytes = await boundedBody(request, { maxBytes: JSON_MAX_BYTES, tooLarge: new Problem('too-large') })
  const read = ActivityInput.safeParse(jsonOf(bytes))
  if (!read.success) throw new Problem('invalid-input', read.error.issues[0]?.message)
  return read.data
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Problem('malformed')
  }
}
