import { createHash } from 'node:crypto'
import type { BridgeState } from '../../contract/bridge.ts'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { CivilDate } from '../../engine/model.ts'
import { accessAt } from '../access.ts'
import { takePart } from '../activities/imports.ts'
import { readerOf } from '../calendar/feed.ts'
import { type CalendarPerson, findPerson } from '../calendar/store.ts'
import type { AppContext } from '../context.ts'
import { settledInTurn } from '../in-turn.ts'
import { Problem } from '../problem.ts'
import { currentSchedule } from '../schedule/current.ts'
import { activitiesBetween, type Crossing, dropSessions, NotCrossed, putSessions } from './intervals.ts'
import {
  countOfImport,
  dropBridge,
  findBridge,
  keepBridge,
  listDueBridges,
  listUnmarkedBridges,
  noteCrossing,
  replaceBridgeSecret,
  type StoredBridge,
  takeOnBridge,
} from './store.ts'

/** [days] ahead that sessions are put on the other side, and back that activities are fetched. @source default-ours */
const AHEAD_DAYS = 14
const BACK_DAYS = 14
const HOUR_MS = 3_600_000
/** [ms] for which a bridge is taken on: a server that dies over it leaves it to another after that. @source default-ours */
const LEASE_MS = 10 * 60_000
/** Crossings in a row that failed after which nobody knocks any more until their person does: two weeks of hours. @source default-ours */
const FAILURES_MAX = 14 * 24
/** Bridges that are looked at in one go, and side by side. @source default-ours */
const BATCH = 100
const AT_ONCE = 4
/** [ms] after which a job stops looking, for the next one begins. @source default-ours */
const WORK_MAX_MS = 240_000

const ownerOf = (userId: string) => `bridge:${userId}`

/** How a person's bridge stands. */
export async function bridgeState({ db }: Pick<AppContext, 'db'>, userId: string): Promise<BridgeState> {
  return db.asSystem(async (queries) => {
    const bridge = await findBridge(queries, userId)
    if (!bridge) return { connected: false, crossed_at: null, failure: null, sessions: 0, activities: 0 }
    return {
      connected: true,
      crossed_at: bridge.crossedAt?.toISOString() ?? null,
      failure: bridge.failure,
      sessions: Object.keys(bridge.sent).length,
      activities: await countOfImport(queries, { userId, importId: bridge.importId }),
    }
  })
}

/**
 * Connects a person with the key that the other side gave them; the key is tried first.
 * @throws Problem invalid-input where it is refused, unavailable where nobody answers
 */
export async function connect(context: AppContext, userId: string, key: string): Promise<void> {
  const { db, keys, now } = context
  const today = now().toISOString().slice(0, 10)
  try {
    await activitiesBetween(crossingWith(context, key), today, today)
  } catch (error) {
    if (!(error instanceof NotCrossed)) throw error
    throw error.why === 'refused'
      ? new Problem('invalid-input', { code: 'bridge-refused' })
      : new Problem('unavailable', { code: 'bridge-away' })
  }
  await db.asSystem((queries) => keepBridge(queries, userId, keys.seal(key, ownerOf(userId)), now()))
  await cross(context, userId)
}

/** Ends a person's bridge: the sessions ahead are taken from the other side, as far as it answers. */
export async function disconnect(context: AppContext, userId: string): Promise<void> {
  const { db, keys } = context
  const bridge = await db.asSystem((queries) => findBridge(queries, userId))
  if (!bridge) return
  await db.asSystem((queries) => dropBridge(queries, userId))
  const key = keys.open(bridge.secret, ownerOf(userId))
  if (key === null) return
  await dropSessions(crossingWith(context, key), Object.keys(bridge.sent)).catch((error) => {
    if (!(error instanceof NotCrossed)) throw error
  })
}

/** Crosses every bridge that is due. */
export async function crossDue(context: AppContext): Promise<void> {
  const began = performance.now()
  for (let found = BATCH; found === BATCH && performance.now() < began + WORK_MAX_MS; ) {
    const due = await context.db.reading((queries) => listDueBridges(queries, context.now(), BATCH))
    found = due.length
    await settledInTurn(due, (userId) => crossSafely(context, userId), { atOnce: AT_ONCE })
  }
}

async function crossSafely(context: AppContext, userId: string): Promise<void> {
  try {
    await cross(context, userId)
  } catch (error) {
    const code = error instanceof Problem ? error.code : (error as Error).name
    context.log.warn({ event: 'bridge', code }, 'not crossed')
  }
}

/** Lets sessions and activities cross a person's bridge, if it is due. */
export async function cross(context: AppContext, userId: string): Promise<void> {
  const { db, now, keys } = context
  const lease = new Date(now().getTime() + LEASE_MS)
  const found = await db.asSystem(async (queries) => {
    const bridge = await takeOnBridge(queries, userId, { now: now(), lease })
    return bridge && { bridge, person: await findPerson(queries, userId) }
  })
  if (!found) return
  const { bridge, person } = found
  const key = keys.open(bridge.secret, ownerOf(userId))
  // Spread over the hour by chance: not everybody at once.
  const dueAt = new Date(now().getTime() + HOUR_MS * (0.9 + Math.random() / 5))
  const note = (crossed: Parameters<typeof noteCrossing>[2]) =>
    db.asSystem((queries) => noteCrossing(queries, bridge, crossed))
  if (key === null) return note({ failure: 'refused', failures: bridge.failures + 1, dueAt: null })
  if (!person || !mayCross(context, person)) return note({ failure: null, failures: bridge.failures, dueAt })
  try {
    const crossing = crossingWith(context, key)
    const sent = await exchange(context, crossing, bridge, person)
    // Disconnected while the sessions were on their way: they are taken from there as those before them were.
    if (!(await db.asSystem((queries) => findBridge(queries, userId))))
      return await dropSessions(crossing, Object.keys(sent))
    await note({ sent, crossedAt: now(), failure: null, failures: 0, dueAt })
  } catch (error) {
    if (!(error instanceof NotCrossed)) throw error
    const failures = bridge.failures + 1
    const isOver = error.why === 'refused' || failures >= FAILURES_MAX
    await note({ failure: error.why, failures, dueAt: isOver ? null : dueAt })
  }
}

function mayCross({ now }: AppContext, { subscription, onboardingCompleted }: CalendarPerson): boolean {
  const { kind } = accessAt(now(), subscription)
  return kind !== 'none' && kind !== 'ended' && onboardingCompleted
}

/** @returns what stands on the other side, by day */
async function exchange(
  context: AppContext,
  crossing: Crossing,
  bridge: StoredBridge,
  person: CalendarPerson,
): Promise<Record<CivilDate, string>> {
  const reader = readerOf(person)
  // What was done comes first: the plan follows from it.
  const before = await currentSchedule(context, reader, false)
  const done = await activitiesBetween(crossing, addDays(before.date, -BACK_DAYS), before.date)
  if (done.length > 0) await takePart(context, reader, { importId: bridge.importId, goesOn: true }, done)
  const plan = await currentSchedule(context, reader, false)
  const ahead = sessionsAhead(plan)
  const wanted = Object.fromEntries(ahead.map((day) => [day.date, sumOf(day)]))
  const changed = ahead.filter(({ date }) => bridge.sent[date] !== wanted[date])
  // Known before it is sent: what stands there although its answer was lost must go with the others.
  const sent = { ...bridge.sent, ...Object.fromEntries(changed.map(({ date }) => [date, ''])) }
  if (changed.length > 0) await context.db.asSystem((queries) => noteCrossing(queries, bridge, { sent }))
  await putSessions(crossing, changed, reader.speech.language)
  // What is over stays where it is: it is theirs to look back at.
  const gone = Object.keys(bridge.sent).filter((date) => date >= plan.date && !(date in wanted))
  await dropSessions(crossing, gone)
  return wanted
}

function sessionsAhead({ weeklyPlan, date: today }: Schedule): ShownDay[] {
  const last = addDays(today, AHEAD_DAYS)
  return weeklyPlan
    .flatMap(({ days }) => days)
    .filter(({ date, durationMin }) => durationMin > 0 && date >= today && date < last)
}

/** What a session is known by: another one where anything of it differs. */
function sumOf(day: ShownDay): string {
  return createHash('sha256').update(JSON.stringify(day)).digest('base64url').slice(0, 22)
}

function crossingWith({ outside, config }: AppContext, key: string): Crossing {
  return { outside, origin: config.intervalsUrl, key }
}

/** Seals keys anew that stand under a key of before; says so where one does not open. */
export async function resealBridges({ db, keys, log }: Pick<AppContext, 'db' | 'keys' | 'log'>): Promise<void> {
  const lost = await db.asSystem(async (queries) => {
    let closed = 0
    for (const { userId, secret } of await listUnmarkedBridges(queries, keys.mark)) {
      const open = keys.open(secret, ownerOf(userId))
      if (open === null) closed += 1
      else await replaceBridgeSecret(queries, userId, secret, keys.seal(open, ownerOf(userId)))
    }
    return closed
  })
  if (lost > 0) log.error({ event: 'bridge-keys', lost }, 'SECRET_KEY is not the one that bridges were sealed under')
}
