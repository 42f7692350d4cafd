import { randomUUID } from 'node:crypto'
import type {
  BusyCalendar,
  BusyCalendars,
  CalendarAddressInput,
  CalendarFailure,
  CalendarFileInput,
  CalendarLogin,
  CalendarLook,
  CalendarLookInput,
} from '../../contract/busy-calendars.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import { NotRead } from '../dav/not-read.ts'
import type { Queries } from '../db/open.ts'
import { workHash } from '../engine-pool/calendar-tasks.ts'
import type { PlanReader } from '../env.ts'
import { touchPlan } from '../plan-inputs/profile-store.ts'
import { Problem } from '../problem.ts'
import { makeRoom, type Room } from './make-room.ts'
import { mergedHours } from './merged.ts'
import { type CalendarPlace, placeIn, placeText } from './place.ts'
import { hoursAt, lookAt, type Marks } from './read-address.ts'
import { nextDue, ownerOf, SOON_MS, workKey } from './refresh.ts'
import { addCalendar, listCalendars, removeCalendar, type StoredCalendar } from './store.ts'

/** Calendars of one person: more are a script's. @source default-ours */
const CALENDARS_MAX = 12

/** A person's calendars, with what became of sessions for their sake. */
export async function calendarsOf(
  { db, now, keys }: AppContext,
  user: PlanReader,
  room: Room = NO_ROOM,
): Promise<BusyCalendars> {
  const rows = await db.forUser(user.id, (queries) => listCalendars(queries, user.id))
  const today = civilDay(now(), user.timeZone)
  const isLogin = ({ secret }: StoredCalendar) => {
    const opened = secret === null ? null : keys.open(secret, ownerOf(user.id))
    return opened !== null && placeIn(opened).login !== null
  }
  return { calendars: rows.map((row) => ({ ...shown(row, today), login: isLogin(row) })), ...room }
}

const NO_ROOM: Room = { moved: 0, left: [] }

function shown(
  { id, kind, name, host, busy, readAt, failure, dueAt }: StoredCalendar,
  today: string,
): Omit<BusyCalendar, 'login'> {
  const hours = busy.filter(({ date, until }) => date >= today && until === undefined).length
  return { id, kind, name, host, hours, read_at: readAt.toISOString(), failure, follows: dueAt !== null }
}

/** Keeps the hours of a calendar that was read in the browser. @throws Problem invalid-input */
export async function takeFile(
  context: AppContext,
  user: PlanReader,
  input: CalendarFileInput,
): Promise<BusyCalendars> {
  const { name, choices, busy } = input
  const today = civilDay(context.now(), user.timeZone)
  const kept = mergedHours([], busy, today)
  await keep(context, user, {
    kind: 'file',
    name,
    choices,
    work: [],
    busy: kept,
    host: null,
    secret: null,
    dueAt: null,
  })
  return calendarsOf(context, user, await makeRoom(context, user))
}

/** What stands in the calendar at an address; nothing of it is kept. @throws Problem invalid-input, unavailable */
export async function lookAtAddress(
  context: AppContext,
  user: PlanReader,
  { login, url }: CalendarLookInput,
): Promise<CalendarLook> {
  const asked = {
    userId: user.id,
    ...placeOf(context, { url, login }),
    now: context.now().getTime(),
    timeZone: user.timeZone,
  }
  return lookAt(context, asked).catch((error) => refuse(error, login))
}

/** Keeps an address, which is read now and every hour. @throws Problem invalid-input, unavailable */
export async function takeAddress(
  context: AppContext,
  user: PlanReader,
  { name, url, login, choices, work: named }: CalendarAddressInput,
): Promise<BusyCalendars> {
  const { keys, now } = context
  const key = workKey(context, user.id)
  const work = named.map((uid) => workHash(key, uid))
  const asked = { userId: user.id, ...placeOf(context, { url, login }), now: now().getTime(), timeZone: user.timeZone }
  const marks: Marks = { etag: null, modified: null }
  const found = await hoursAt(context, asked, { marks, choices, work, key }).catch((error) => refuse(error, login))
  const busy = mergedHours([], found?.hours ?? [], civilDay(now(), user.timeZone))
  await keep(context, user, {
    ...{ kind: 'address', name, choices, work, busy, host: new URL(url).host, ...found?.marks },
    ...{ secret: keys.seal(placeText({ url, login }), ownerOf(user.id)) },
    dueAt: nextDue(now(), login ? SOON_MS : undefined),
  })
  return calendarsOf(context, user, await makeRoom(context, user))
}

type New = Pick<StoredCalendar, 'kind' | 'name' | 'choices' | 'work' | 'busy' | 'host' | 'secret' | 'dueAt'> &
  Partial<Marks>

async function keep({ db, now }: AppContext, { id: userId }: PlanReader, calendar: New): Promise<void> {
  const at = now()
  await db.forUser(userId, async (queries) => {
    await refuseTooMany(queries, userId)
    await addCalendar(queries, { userId, id: randomUUID(), ...calendar, readAt: at, createdAt: at })
    await touchPlan(queries, userId, at)
  })
}

async function refuseTooMany(queries: Queries, userId: string): Promise<void> {
  const before = await listCalendars(queries, userId)
  if (before.length >= CALENDARS_MAX) throw new Problem('invalid-input', { code: 'calendars-many' })
}

/** Ends a calendar: its hours are free again, and its address is forgotten. @throws Problem not-found */
export async function endCalendar({ db, now }: AppContext, { id: userId }: PlanReader, id: string): Promise<void> {
  await db.forUser(userId, async (queries) => {
    if (!(await removeCalendar(queries, { userId, id }))) throw new Problem('not-found', { code: 'calendar-gone' })
    await touchPlan(queries, userId, now())
  })
}

const SAID: Readonly<
  Record<CalendarFailure, 'calendar-address' | 'calendar-refused' | 'calendar-unreadable' | 'calendar-large'>
> = {
  address: 'calendar-address',
  away: 'calendar-address',
  refused: 'calendar-refused',
  unreadable: 'calendar-unreadable',
  large: 'calendar-large',
}

/** Where somebody's calendar is, as it was given. @throws Problem invalid-input where a password would travel in plain text */
function placeOf({ config }: AppContext, { url, login }: CalendarPlace): CalendarPlace {
  // In an operator's own network that is theirs to arrange.
  if (login && !config.privateNetwork && /^(http|webcal):/i.test(url))
    throw new Problem('invalid-input', { code: 'calendar-plain' })
  // Our own feed would make every session stand in its own way.
  const { host, pathname } = new URL(url.replace(/^webcal/i, 'http'))
  if (host === new URL(config.appOrigin).host && pathname.startsWith('/api/calendar/feeds/'))
    throw new Problem('invalid-input', { code: 'calendar-ours' })
  return { url, login }
}

function refuse(error: unknown, login: CalendarLogin | null): never {
  if (!(error instanceof NotRead)) throw error
  if (error.why === 'away') throw new Problem('unavailable', { code: 'calendar-away' })
  if (login && error.why === 'refused') throw new Problem('invalid-input', { code: 'calendar-login' })
  if (login && error.why === 'unreadable') throw new Problem('invalid-input', { code: 'calendar-no-dav' })
  throw new Problem('invalid-input', { code: SAID[error.why] })
}
