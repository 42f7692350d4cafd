import { accessAt } from '../access.ts'
import { placeIn } from '../busy-calendars/place.ts'
import { ABOUT_MS, ownerOf, SOON_MS } from '../busy-calendars/refresh.ts'
import { isAbout } from '../busy-calendars/store.ts'
import { readerOf } from '../calendar/feed.ts'
import { type CalendarPerson, findPerson } from '../calendar/store.ts'
import type { AppContext } from '../context.ts'
import type { DavPlace } from '../dav/dav.ts'
import { NotRead } from '../dav/not-read.ts'
import { settledInTurn } from '../in-turn.ts'
import { Problem } from '../problem.ts'
import { currentSchedule } from '../schedule/current.ts'
import { followHand } from './hand.ts'
import { findBeside, letGoOwn, listDueOwn, type StoredOwn, takeOnOwn } from './store.ts'
import { markOf } from './there.ts'
import { type Written, writeSessions } from './write.ts'

const MINUTE_MS = 60_000
/** [ms] between two looks at what a person did there who is not about. @source default-ours */
const LATER_MS = 60 * MINUTE_MS
/** [ms] for which a calendar is taken on, and after which whoever took it on writes no more. @source default-ours */
const LEASE_MS = 5 * MINUTE_MS
const WRITING_MAX_MS = 90_000
/** Looks in a row that failed after which nobody looks any more: two weeks of hours. @source default-ours */
const FAILURES_MAX = 14 * 24
/** Calendars that are looked at in one go, and side by side. @source default-ours */
const BATCH = 100
const AT_ONCE = 8
/** [ms] after which a job stops looking, for the next one begins. @source default-ours */
const WORK_MAX_MS = 150_000

/** Owners of sealed texts have names of their own for each purpose. */
export const ownOwner = (userId: string) => `own-calendar:${userId}`

type Named = Pick<StoredOwn, 'userId' | 'calendarId'>

/** Looks at every calendar of ours that is due. */
export async function syncDue(context: AppContext): Promise<void> {
  const began = performance.now()
  for (let found = BATCH; found === BATCH && performance.now() < began + WORK_MAX_MS; ) {
    const due = await context.db.reading((queries) => listDueOwn(queries, context.now(), BATCH))
    found = due.length
    await settledInTurn(due, (named) => syncSafely(context, named), { atOnce: AT_ONCE })
  }
}

async function syncSafely(context: AppContext, named: Named): Promise<void> {
  try {
    await syncOwn(context, named)
  } catch (error) {
    const code = error instanceof Problem ? error.code : (error as Error).name
    context.log.warn({ event: 'own-calendar', code }, 'not written')
  }
}

/** The place of a calendar of ours, with the name and password of the one beside it; null where one of them does not open. */
export async function placeOf({ db, keys }: Pick<AppContext, 'db' | 'keys'>, own: StoredOwn): Promise<DavPlace | null> {
  const beside = await db.asSystem((queries) => findBeside(queries, own))
  const opened = beside === null ? null : keys.open(beside, ownerOf(own.userId))
  const url = keys.open(own.secret, ownOwner(own.userId))
  const login = opened === null ? null : placeIn(opened).login
  return url !== null && login ? { url, login } : null
}

/** Follows what a person did in our calendar, then writes the plan into it, where it is due and nobody else is about it. */
export async function syncOwn(context: AppContext, named: Named, writingMs = WRITING_MAX_MS): Promise<void> {
  const { db, now } = context
  const lease = new Date(now().getTime() + LEASE_MS)
  const found = await db.asSystem(async (queries) => {
    const own = await takeOnOwn(queries, named, { now: now(), lease })
    return own && { own, person: await findPerson(queries, named.userId) }
  })
  if (!found) return
  const { own, person } = found
  const isNear = await db.asSystem((queries) => isAbout(queries, own.userId, new Date(now().getTime() - ABOUT_MS)))
  const next = new Date(now().getTime() + (isNear ? SOON_MS : LATER_MS) * (0.8 + Math.random() / 5))
  const letGo = (synced: Parameters<typeof letGoOwn>[2]) => db.asSystem((queries) => letGoOwn(queries, own, synced))
  const place = await placeOf(context, own)
  if (!place) return letGo({ failure: 'refused', dueAt: null })
  if (!person || !maySee(context, person)) return letGo({ dueAt: next })
  const written: Written = { entries: { ...own.entries }, wrote: 0, isWhole: true }
  try {
    const mark = await exchange({ context, person, place }, own, written, performance.now() + writingMs)
    // What we wrote changed the mark: only one under which we wrote nothing says that all is known.
    const known = written.wrote === 0 && written.isWhole ? mark : null
    const dueAt = written.isWhole ? next : now()
    await letGo({ entries: written.entries, mark: known, syncedAt: now(), failure: null, failures: 0, dueAt })
  } catch (error) {
    const { entries } = written
    if (!(error instanceof NotRead)) {
      await letGo({ entries, mark: null, dueAt: next })
      throw error
    }
    const failures = own.failures + 1
    // A calendar that is not there any more was taken away by its person: nothing in it was skipped.
    const isOver = error.why === 'unreadable' || failures >= FAILURES_MAX
    await letGo({ entries, mark: null, failure: error.why, failures, dueAt: isOver ? null : hourFrom(now()) })
  }
}

const hourFrom = (now: Date) => new Date(now.getTime() + LATER_MS)

function maySee({ now }: AppContext, { subscription, onboardingCompleted }: CalendarPerson): boolean {
  const { kind } = accessAt(now(), subscription)
  return kind !== 'none' && kind !== 'ended' && onboardingCompleted
}

type To = Parameters<typeof writeSessions>[0]

/** @returns by what the calendar was known before anything was written */
async function exchange(to: To, own: StoredOwn, written: Written, until: number): Promise<string | null> {
  const { context, person, place } = to
  const reader = readerOf(person)
  const mark = await markOf(context.outside, place)
  // What its person did comes first: the plan follows from it.
  if (mark === null || mark !== own.mark) {
    const { date: today } = await currentSchedule(context, reader, false)
    written.isWhole = await followHand({ context, reader, place, today, until }, written.entries)
  }
  await writeSessions(to, await currentSchedule(context, reader, false), written, until)
  return mark
}
