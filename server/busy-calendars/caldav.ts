import type { CalendarLogin } from '../../contract/busy-calendars.ts'
import { CALENDAR_AHEAD_DAYS } from '../../contract/calendar-reach.ts'
import { type DavResource, NoMultistatus, resourcesIn } from '../../formats/calendar/multistatus.ts'
import { CALENDAR_MAX } from '../../formats/calendar/read-calendar.ts'
import type { AppContext } from '../context.ts'
import { NotReached } from '../outside/outside.ts'
import { NotRead, WHY } from './not-read.ts'

/** A place that is asked with a name and a password. */
export type DavPlace = { readonly url: string; readonly login: CalendarLogin }

type Outside = AppContext['outside']

const DAY_MS = 86_400_000
/** [bytes] of an answer that says where things are, and of one that holds a calendar. */
const SMALL_MAX = 1024 * 1024
const LARGE_MAX = 2 * CALENDAR_MAX
/** [ms] for one answer. */
const WITHIN_MS = 12_000
/** Calendars of one account that are read. @source default-ours */
const CALENDARS_MAX = 20

const WHERE = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop>
<d:resourcetype/><d:current-user-principal/><c:calendar-home-set/><c:supported-calendar-component-set/>
</d:prop></d:propfind>`

/** Only what takes time in the time that is asked for, and of it no more than a calendar entry holds. */
const WHEN = (from: string, until: string) => `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop>
<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${from}" end="${until}"/>
</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`

/**
 * The answers of a CalDAV server (RFC 4791) that hold the events of the time that is looked at: of the calendar at an address, or
 * of all that the person has where it is that of the account.
 * @param now [ms since 1970]
 * @throws NotRead
 */
export async function davAnswers(outside: Outside, place: DavPlace, now: number): Promise<string[]> {
  const calendars = await calendarsAt(outside, place)
  const body = WHEN(instant(now - DAY_MS), instant(now + CALENDAR_AHEAD_DAYS * DAY_MS))
  const answers: string[] = []
  let left = LARGE_MAX
  for (const url of calendars) {
    const text = await ask(outside, { ...place, url }, { method: 'REPORT', depth: 1, body, mostBytes: left })
    left -= text.length
    if (left <= 0) throw new NotRead('large')
    answers.push(text)
  }
  return answers
}

const instant = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

async function calendarsAt(outside: Outside, place: DavPlace): Promise<string[]> {
  const [here] = await lookAround(outside, place, 0)
  if (here?.isCalendar) return [place.url]
  const homed = here?.home ?? (await homeOf(outside, place, here?.principal ?? null))
  if (!homed) throw new NotRead('unreadable')
  const home = further(place.url, homed)
  const around = await lookAround(outside, { ...place, url: home }, 1)
  const calendars = around.filter(({ isCalendar }) => isCalendar).map(({ href }) => further(home, href))
  if (calendars.length === 0) throw new NotRead('unreadable')
  return calendars.slice(0, CALENDARS_MAX)
}

async function homeOf(outside: Outside, place: DavPlace, principal: string | null): Promise<string | null> {
  if (!principal) return null
  const [person] = await lookAround(outside, { ...place, url: further(place.url, principal) }, 0)
  return person?.home ?? null
}

/** Where an answer sends us: anywhere that its server says, for it has the password already, but never back to plain text. */
function further(from: string, href: string): string {
  if (!URL.canParse(href, from)) throw new NotRead('unreadable')
  const url = new URL(href, from)
  if (new URL(from).protocol === 'https:' && url.protocol !== 'https:') throw new NotRead('refused')
  return url.href
}

async function lookAround(outside: Outside, place: DavPlace, depth: 0 | 1): Promise<DavResource[]> {
  const text = await ask(outside, place, { method: 'PROPFIND', depth, body: WHERE, mostBytes: SMALL_MAX })
  try {
    return resourcesIn(text)
  } catch (error) {
    throw error instanceof NoMultistatus ? new NotRead('unreadable') : error
  }
}

type Question = {
  readonly method: 'PROPFIND' | 'REPORT'
  readonly depth: 0 | 1
  readonly body: string
  readonly mostBytes: number
}

async function ask(outside: Outside, { url, login }: DavPlace, question: Question): Promise<string> {
  const { method, depth, body, mostBytes } = question
  const headers = {
    authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`,
    'content-type': 'application/xml; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    depth: String(depth),
  }
  const reply = await outside({ url, method, headers, body, mostBytes, withinMs: WITHIN_MS, redirects: 4 }).catch(
    (error) => {
      throw error instanceof NotReached ? new NotRead(WHY[error.why]) : error
    },
  )
  if (reply.status === 207) return new TextDecoder().decode(reply.body)
  if (reply.status === 401 || reply.status === 403) throw new NotRead('refused')
  throw new NotRead(reply.status >= 500 || reply.status === 429 ? 'away' : 'unreadable')
}
