import { createHmac } from 'node:crypto'
import { readerOf } from '../calendar/feed.ts'
import { findPerson } from '../calendar/store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import { NotRead } from '../dav/not-read.ts'
import { settledInTurn } from '../in-turn.ts'
import { touchPlan } from '../plan-inputs/profile-store.ts'
import { Problem } from '../problem.ts'
import { makeRoom, type Room } from './make-room.ts'
import { mergedHours } from './merged.ts'
import { type CalendarPlace, placeIn } from './place.ts'
import { hoursAt } from './read-address.ts'
import {
  isAbout,
  listDueCalendars,
  listUnmarkedCalendars,
  noteRead,
  replaceCalendarSecret,
  type StoredCalendar,
  takeOnCalendar,
} from './store.ts'

const HOUR_MS = 3_600_000
/** [ms] for which a calendar is taken on: a server that dies over it leaves it to another after that. @source default-ours */
const LEASE_MS = 10 * 60_000
/** Readings in a row that failed after which nobody asks any more: two weeks of hours. @source default-ours */
const FAILURES_MAX = 14 * 24
/** Calendars that are looked at in one go, and side by side. @source default-ours */
const BATCH = 100
const AT_ONCE = 4
/** [ms] after which a job stops looking, for the next one begins. @source default-ours */
const WORK_MAX_MS = 240_000

/** Owners of sealed texts have names of their own for each purpose. */
export const ownerOf = (userId: string) => `busy-calendar:${userId}`

/** By which entries that a person calls work are hashed. */
export function workKey({ secret }: Pick<AppContext, 'secret'>, userId: string): string {
  return createHmac('sha256', secret).update(`work in calendars of ${userId}`).digest('base64url')
}

/** [ms] between two looks at a server of calendars that says whether anything changed, for a person who is about. @source default-ours */
export const SOON_MS = 90_000
/** [ms] for which somebody who used the product is about: a session is renewed once a day. @source default-ours */
export const ABOUT_MS = 26 * HOUR_MS

/** When a calendar is read again: spread over its time by chance, not everybody's at once. */
export function nextDue(now: Date, everyMs = HOUR_MS): Date {
  return new Date(now.getTime() + everyMs * (0.9 + Math.random() / 5))
}

/** How often a calendar is looked at: only a CalDAV server tells at once, and cheaply, that nothing changed. */
async function paceOf({ db, now }: AppContext, userId: string, { login }: CalendarPlace): Promise<number> {
  if (!login) return HOUR_MS
  const since = new Date(now().getTime() - ABOUT_MS)
  return (await db.asSystem((queries) => isAbout(queries, userId, since))) ? SOON_MS : HOUR_MS
}

/** Reads every calendar that is due. */
export async function readDue(context: AppContext): Promise<void> {
  const began = performance.now()
  for (let found = BATCH; found === BATCH && performance.now() < began + WORK_MAX_MS; ) {
    const due = await context.db.reading((queries) => listDueCalendars(queries, context.now(), BATCH))
    found = due.length
    await settledInTurn(due, (named) => readSafely(context, named), { atOnce: AT_ONCE })
  }
}

type Named = Pick<StoredCalendar, 'userId' | 'id'>

async function readSafely(context: AppContext, named: Named): Promise<void> {
  try {
    await readAgain(context, named, context.now())
  } catch (error) {
    const code = error instanceof Problem ? error.code : (error as Error).name
    context.log.warn({ event: 'busy-calendar', code }, 'not read')
  }
}

/**
 * Reads a calendar again, where it is due by then, and makes room for what came into it.
 * @returns what became of sessions, or null where it takes the same hours as before
 * @throws what a plan that cannot be made now throws
 */
export async function readAgain(context: AppContext, named: Named, due: Date): Promise<Room | null> {
  const { db, now, keys } = context
  const lease = new Date(now().getTime() + LEASE_MS)
  const found = await db.asSystem(async (queries) => {
    const calendar = await takeOnCalendar(queries, named, { due, lease })
    return calendar && { calendar, person: await findPerson(queries, named.userId) }
  })
  const opened = found?.calendar.secret ? keys.open(found.calendar.secret, ownerOf(named.userId)) : null
  if (!found) return null
  const { calendar, person } = found
  if (!person || opened === null) {
    const closed = { failure: 'address', failures: calendar.failures + 1, dueAt: null } as const
    await db.asSystem((queries) => noteRead(queries, named, closed))
    return null
  }
  const changed = await readNow(context, calendar, { ...placeIn(opened), timeZone: person.timeZone })
  if (!changed) return null
  await db.forUser(named.userId, (queries) => touchPlan(queries, named.userId, now()))
  return makeRoom(context, readerOf(person))
}

/** @returns whether it takes other hours than before */
async function readNow(
  context: AppContext,
  calendar: StoredCalendar,
  { timeZone, ...place }: CalendarPlace & { readonly timeZone: string },
): Promise<boolean> {
  const { db, now } = context
  const { userId, choices, work, etag, modified } = calendar
  const asked = { userId, ...place, now: now().getTime(), timeZone }
  // What repeats comes nearer by itself: once a day it is read whole.
  const isToday = civilDay(calendar.readAt, timeZone) === civilDay(now(), timeZone)
  const marks = isToday ? { etag, modified } : { etag: null, modified: null }
  const dueAt = nextDue(now(), await paceOf(context, userId, place))
  try {
    const found = await hoursAt(context, asked, { marks, choices, work, key: workKey(context, userId) })
    const well = { failure: null, failures: 0, dueAt }
    if (!found) {
      await db.asSystem((queries) => noteRead(queries, calendar, { ...well, readAt: now() }))
      return false
    }
    const busy = mergedHours(calendar.busy, found.hours, civilDay(now(), timeZone))
    await db.asSystem((queries) => noteRead(queries, calendar, { ...well, ...found.marks, busy, readAt: now() }))
    return JSON.stringify(busy) !== JSON.stringify(calendar.busy)
  } catch (error) {
    if (!(error instanceof NotRead || error instanceof Problem)) throw error
    const failures = calendar.failures + 1
    const failure = error instanceof NotRead ? error.why : 'unreadable'
    // Whoever cannot be read is asked by the hour again.
    const again = failures >= FAILURES_MAX ? null : nextDue(now())
    await db.asSystem((queries) => noteRead(queries, calendar, { failure, failures, dueAt: again }))
    return false
  }
}

/** Seals addresses anew that stand under a key of before; says so where one does not open. */
export async function resealBusyCalendars({ db, keys, log }: Pick<AppContext, 'db' | 'keys' | 'log'>): Promise<void> {
  const lost = await db.asSystem(async (queries) => {
    let closed = 0
    for (const { userId, id, secret } of await listUnmarkedCalendars(queries, keys.mark)) {
      const open = secret === null ? null : keys.open(secret, ownerOf(userId))
      if (secret === null || open === null) closed += 1
      else await replaceCalendarSecret(queries, { userId, id }, secret, keys.seal(open, ownerOf(userId)))
    }
    return closed
  })
  if (lost > 0)
    log.error({ event: 'busy-calendar-keys', lost }, 'SECRET_KEY is not the one that calendars were sealed under')
}
