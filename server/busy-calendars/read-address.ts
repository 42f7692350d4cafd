import type { BusyHours, CalendarChoices, CalendarFailure, CalendarLook } from '../../contract/busy-calendars.ts'
import { CALENDAR_MAX, type CalendarFault } from '../../formats/calendar/read-calendar.ts'
import type { AppContext } from '../context.ts'
import { NotRead, WHY } from '../dav/not-read.ts'
import type { CalendarGiven, CalendarReading } from '../engine-pool/calendar-tasks.ts'
import { NotReached, type Reply } from '../outside/outside.ts'
import { davAnswers } from './caldav.ts'
import type { CalendarPlace } from './place.ts'

type Parts = Pick<AppContext, 'outside' | 'engine'>
type Asked = CalendarReading & CalendarPlace & { readonly userId: string }
/** By which a server tells whether its answer would be another one. */
export type Marks = { readonly etag: string | null; readonly modified: string | null }

const BOUNDS = { mostBytes: 2 * CALENDAR_MAX, withinMs: 12_000, redirects: 4 }
const FAULTS: Readonly<Record<CalendarFault, CalendarFailure>> = {
  ...{ 'calendar-unknown': 'unreadable', 'calendar-large': 'large', 'calendar-much': 'large' },
}

/** What stands in the calendar at an address, to be looked at. @throws NotRead */
export async function lookAt({ outside, engine }: Parts, asked: Asked): Promise<CalendarLook> {
  const given = asked.login
    ? ((await davAnswers(outside, { url: asked.url, login: asked.login }, { now: asked.now, known: null }))?.answers ??
      [])
    : textOf(await fetched(outside, asked, NO_MARKS))
  const read = await engine.run(asked.userId, 'entriesIn', given, reading(asked))
  if ('fault' in read) throw new NotRead(FAULTS[read.fault])
  return { entries: [...read.entries], unread: read.unread }
}

const NO_MARKS: Marks = { etag: null, modified: null }

/** The hours that the calendar at an address takes; null where it is as its marks say. @throws NotRead */
export async function hoursAt(
  { outside, engine }: Parts,
  asked: Asked,
  kept: {
    readonly marks: Marks
    readonly choices: CalendarChoices
    readonly work: readonly string[]
    readonly key: string
  },
): Promise<{ readonly hours: readonly BusyHours[]; readonly marks: Marks } | null> {
  const hoursOf = async (given: CalendarGiven) => {
    const hours = await engine.run(asked.userId, 'hoursIn', given, reading(asked), kept)
    if ('fault' in hours) throw new NotRead(FAULTS[hours.fault])
    return hours
  }
  if (asked.login) {
    const known = kept.marks.etag
    const found = await davAnswers(outside, { url: asked.url, login: asked.login }, { now: asked.now, known })
    return found && { hours: await hoursOf(found.answers), marks: { etag: found.mark, modified: null } }
  }
  const reply = await fetched(outside, asked, kept.marks)
  if (reply.status === 304) return null
  const { etag = null, 'last-modified': modified = null } = reply.headers
  return { hours: await hoursOf(textOf(reply)), marks: { etag, modified } }
}

const reading = ({ now, timeZone }: CalendarReading): CalendarReading => ({ now, timeZone })
const textOf = ({ body }: Reply) => new TextDecoder().decode(body)

async function fetched(outside: Parts['outside'], { url }: Asked, { etag, modified }: Marks): Promise<Reply> {
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    ...(etag && { 'if-none-match': etag }),
    ...(modified && { 'if-modified-since': modified }),
  }
  const reply = await outside({ ...BOUNDS, headers, url: url.replace(/^webcal(s?):/i, 'https:') }).catch((error) => {
    throw error instanceof NotReached ? new NotRead(WHY[error.why]) : error
  })
  if (reply.status === 200 || (reply.status === 304 && (etag || modified))) return reply
  throw new NotRead(reply.status >= 400 && reply.status < 500 && reply.status !== 429 ? 'refused' : 'away')
}
