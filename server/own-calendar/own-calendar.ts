import type { OwnCalendar } from '../../contract/own-calendar.ts'
import { placeIn } from '../busy-calendars/place.ts'
import { ownerOf } from '../busy-calendars/refresh.ts'
import type { AppContext } from '../context.ts'
import { NotRead } from '../dav/not-read.ts'
import { keepFollower } from '../plan-inputs/follower-store.ts'
import { Problem } from '../problem.ts'
import { dropOwn, findBeside, findOwn, keepOwn, listUnmarkedOwn, replaceOwnSecret } from './store.ts'
import { ownOwner, placeOf, syncOwn } from './sync.ts'
import { dropCalendar, makeCalendar } from './there.ts'

/** [ms] that who switches it on waits for what is written first; the rest follows within a minute. @source default-ours */
const FIRST_MS = 5_000

/** How a person's own calendar stands. */
export async function ownCalendarOf({ db }: Pick<AppContext, 'db'>, userId: string): Promise<OwnCalendar> {
  const own = await db.asSystem((queries) => findOwn(queries, userId))
  if (!own) return { calendar_id: null, sessions: 0, synced_at: null, failure: null, refused: [] }
  const entries = Object.entries(own.entries)
  return {
    calendar_id: own.calendarId,
    sessions: entries.length,
    synced_at: own.syncedAt?.toISOString() ?? null,
    failure: own.failure,
    refused: entries.flatMap(([date, { note }]) => (note === undefined ? [] : [{ date, why: note }])),
  }
}

/**
 * Makes a calendar of ours beside one that is read by name and password, and writes the plan into it from now on.
 * @throws Problem not-found, invalid-input, unavailable
 */
export async function switchOn(context: AppContext, userId: string, calendarId: string): Promise<void> {
  const { db, keys, now, outside } = context
  const beside = await db.asSystem((queries) => findBeside(queries, { userId, calendarId }))
  const opened = beside === null ? null : keys.open(beside, ownerOf(userId))
  if (opened === null) throw new Problem('not-found', { code: 'calendar-gone' })
  const { url, login } = placeIn(opened)
  if (!login) throw new Problem('invalid-input', { code: 'calendar-no-writing' })
  const before = await db.asSystem((queries) => findOwn(queries, userId))
  if (before?.calendarId === calendarId && before.dueAt !== null) return
  const made = await makeCalendar(outside, { url, login }).catch(refuse)
  const at = now()
  const row = { userId, calendarId, secret: keys.seal(made, ownOwner(userId)), entries: {}, dueAt: at, createdAt: at }
  const isKept = await db.asSystem(async (queries) => {
    await keepFollower(queries, userId, at)
    return keepOwn(queries, row)
  })
  // Pressed twice: one calendar is enough.
  if (!isKept) return void (await dropCalendar(outside, { url: made, login }).catch(refuse))
  await syncOwn(context, { userId, calendarId }, FIRST_MS)
}

function refuse(error: unknown): never {
  if (!(error instanceof NotRead)) throw error
  if (error.why === 'away') throw new Problem('unavailable', { code: 'calendar-away' })
  throw new Problem('invalid-input', { code: 'calendar-no-writing' })
}

/** Writes no more. @param remove - whether the calendar is taken away there too, as far as its server answers */
export async function switchOff(
  context: AppContext,
  userId: string,
  { remove }: { readonly remove: boolean },
): Promise<void> {
  const own = await context.db.asSystem((queries) => findOwn(queries, userId))
  if (!own) return
  const place = remove ? await placeOf(context, own) : null
  await context.db.asSystem((queries) => dropOwn(queries, userId))
  if (!place) return
  await dropCalendar(context.outside, place).catch((error) => {
    if (!(error instanceof NotRead)) throw error
    throw new Problem('unavailable', { code: 'calendar-not-removed' })
  })
}

/** Seals addresses anew that stand under a key of before; says so where one does not open. */
export async function resealOwnCalendars({ db, keys, log }: Pick<AppContext, 'db' | 'keys' | 'log'>): Promise<void> {
  const lost = await db.asSystem(async (queries) => {
    let closed = 0
    for (const { userId, calendarId, secret } of await listUnmarkedOwn(queries, keys.mark)) {
      const open = keys.open(secret, ownOwner(userId))
      if (open === null) closed += 1
      else await replaceOwnSecret(queries, { userId, calendarId }, secret, keys.seal(open, ownOwner(userId)))
    }
    return closed
  })
  if (lost > 0)
    log.error({ event: 'own-calendar-keys', lost }, 'SECRET_KEY is not the one that own calendars were sealed under')
}
