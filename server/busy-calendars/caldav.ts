import { createHash } from 'node:crypto'
import { CALENDAR_AHEAD_DAYS } from '../../contract/calendar-reach.ts'
import { CALENDAR_MAX } from '../../formats/calendar/read-calendar.ts'
import { askMultistatus, type DavPlace, further, homeAt, isOwnCalendar, lookAround, type Outside } from '../dav/dav.ts'
import { NotRead } from '../dav/not-read.ts'

const DAY_MS = 86_400_000
/** [bytes] of an answer that holds a calendar. */
const LARGE_MAX = 2 * CALENDAR_MAX
/** Calendars of one account that are read. @source default-ours */
const CALENDARS_MAX = 20

/** Only what takes time in the time that is asked for, and of it no more than a calendar entry holds. */
const WHEN = (from: string, until: string) => `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop>
<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${from}" end="${until}"/>
</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`

/** The calendars of an account, and by what they are known as they stand; null where their server does not say. */
type Found = { readonly calendars: readonly string[]; readonly mark: string | null }

/**
 * The answers of a CalDAV server (RFC 4791) that hold the events of the time that is looked at: of the calendar at an address, or
 * of all that the person has where it is that of the account.
 * @param now [ms since 1970]
 * @param known - by what they were known when they were last read
 * @returns null where they stand as they did then
 * @throws NotRead
 */
export async function davAnswers(
  outside: Outside,
  place: DavPlace,
  { now, known }: { readonly now: number; readonly known: string | null },
): Promise<{ readonly answers: string[]; readonly mark: string | null } | null> {
  const { calendars, mark } = await calendarsAt(outside, place)
  if (mark !== null && mark === known) return null
  const body = WHEN(instant(now - DAY_MS), instant(now + CALENDAR_AHEAD_DAYS * DAY_MS))
  const answers: string[] = []
  let left = LARGE_MAX
  for (const url of calendars) {
    const question = { method: 'REPORT', headers: { depth: '1' }, body, mostBytes: left } as const
    const text = await askMultistatus(outside, { ...place, url }, question)
    left -= text.length
    if (left <= 0) throw new NotRead('large')
    answers.push(text)
  }
  return { answers, mark }
}

const instant = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

async function calendarsAt(outside: Outside, place: DavPlace): Promise<Found> {
  const [here] = await lookAround(outside, place, 0)
  // What we write there ourselves would make every session stand in its own way.
  if (here?.isCalendar && isOwnCalendar(place.url)) throw new NotRead('unreadable')
  if (here?.isCalendar) return { calendars: [place.url], mark: markOf([here]) }
  const home = await homeAt(outside, place, here)
  const around = await lookAround(outside, { ...place, url: home }, 1)
  const found = around
    .filter(({ isCalendar, href }) => isCalendar && !isOwnCalendar(further(home, href)))
    .slice(0, CALENDARS_MAX)
  if (!around.some(({ isCalendar }) => isCalendar)) throw new NotRead('unreadable')
  return { calendars: found.map(({ href }) => further(home, href)), mark: markOf(found) }
}

/** One mark of all of them: another one as soon as anything in any of them changes. */
function markOf(found: readonly { readonly href: string; readonly mark: string | null }[]): string | null {
  if (found.some(({ mark }) => mark === null)) return null
  const all = JSON.stringify(found.map(({ href, mark }) => [href, mark]).sort())
  return createHash('sha256').update(all).digest('base64url').slice(0, 22)
}
