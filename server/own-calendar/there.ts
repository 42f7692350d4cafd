import { createHash, randomBytes } from 'node:crypto'
import type { CivilDate } from '../../engine/model.ts'
import { etagIn } from '../../formats/calendar/multistatus.ts'
import { askDav, type DavPlace, homeAt, lookAround, notReadBy, type Outside } from '../dav/dav.ts'
import { NotRead } from '../dav/not-read.ts'

/** [bytes] An entry of ours with whatever its person added. */
const ENTRY_MAX = 256 * 1024

/** The calendar's own colour, that of the product's pen. */
const PROPS = `<d:displayname>Fulcrum</d:displayname><a:calendar-color>#2F4BA0FF</a:calendar-color>
<c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>`
const SPACES = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:a="http://apple.com/ns/ical/"'
const MKCALENDAR = `<?xml version="1.0" encoding="utf-8"?>
<c:mkcalendar ${SPACES}><d:set><d:prop>${PROPS}</d:prop></d:set></c:mkcalendar>`
const MKCOL = `<?xml version="1.0" encoding="utf-8"?>
<d:mkcol ${SPACES}><d:set><d:prop><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>${PROPS}</d:prop></d:set></d:mkcol>`

/** Makes a calendar of ours beside those of a person (RFC 4791, 5.3.1; else RFC 5689). @returns its address @throws NotRead */
export async function makeCalendar(outside: Outside, place: DavPlace): Promise<string> {
  const [here] = await lookAround(outside, place, 0)
  const home = await homeAt(outside, place, here)
  const url = new URL(`fulcrum-${randomBytes(8).toString('hex')}/`, home.endsWith('/') ? home : `${home}/`).href
  const at = { ...place, url }
  const first = await askDav(outside, at, { method: 'MKCALENDAR', body: MKCALENDAR })
  if (first.status === 201) return url
  // Some servers know only the other way.
  const second = await askDav(outside, at, { method: 'MKCOL', body: MKCOL })
  if (second.status === 201) return url
  throw notReadBy(second.status)
}

/** Takes a calendar of ours away again; one that is gone is gone. @throws NotRead */
export async function dropCalendar(outside: Outside, place: DavPlace): Promise<void> {
  const { status } = await askDav(outside, place, { method: 'DELETE' })
  if (status >= 300 && status !== 404 && status !== 410) throw notReadBy(status)
}

/** By what a calendar is known as it stands; null where its server does not say. @throws NotRead */
export async function markOf(outside: Outside, place: DavPlace): Promise<string | null> {
  const [here] = await lookAround(outside, place, 0)
  // However long a server makes it.
  return here?.mark ? createHash('sha256').update(here.mark).digest('base64url').slice(0, 22) : null
}

const NAME = /\/(\d{4}-\d\d-\d\d)\.ics$/

/** Which days have an entry of ours, and by what each is known. @throws NotRead */
export async function entriesThere(outside: Outside, place: DavPlace): Promise<ReadonlyMap<CivilDate, string | null>> {
  const found = await lookAround(outside, place, 1)
  return new Map(
    found.flatMap(({ href, etag }) => {
      const date = NAME.exec(href)?.[1]
      return date ? [[date, etag] as const] : []
    }),
  )
}

const at = (place: DavPlace, date: CivilDate): DavPlace => ({ ...place, url: new URL(`${date}.ics`, place.url).href })

/** An entry as it stands there; null where there is none. @throws NotRead */
export async function readEntry(outside: Outside, place: DavPlace, date: CivilDate): Promise<string | null> {
  const reply = await askDav(outside, at(place, date), { method: 'GET', mostBytes: ENTRY_MAX })
  if (reply.status === 404 || reply.status === 410) return null
  if (reply.status !== 200) throw notReadBy(reply.status)
  return reply.text
}

/**
 * Writes an entry where it stands as it was known, or not at all where none was.
 * @returns by what it is known now, null where the server does not say; `taken` where something else stands there
 * @throws NotRead
 */
export async function putEntry(
  outside: Outside,
  place: DavPlace,
  entry: { readonly date: CivilDate; readonly text: string; readonly etag: string | null },
): Promise<{ readonly etag: string | null } | 'taken'> {
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    ...(entry.etag === null ? { 'if-none-match': '*' } : { 'if-match': entry.etag }),
  }
  const reply = await askDav(outside, at(place, entry.date), { method: 'PUT', body: entry.text, headers })
  if (reply.status === 412) return 'taken'
  if (reply.status !== 200 && reply.status !== 201 && reply.status !== 204) throw notReadBy(reply.status)
  return { etag: etagIn(reply.headers.etag) }
}

/** Takes an entry away where it stands as it was known. @returns whether it is gone @throws NotRead */
export async function dropEntry(
  outside: Outside,
  place: DavPlace,
  { date, etag }: { readonly date: CivilDate; readonly etag: string },
): Promise<boolean> {
  const { status } = await askDav(outside, at(place, date), { method: 'DELETE', headers: { 'if-match': etag } })
  if (status === 412) return false
  if (status >= 300 && status !== 404 && status !== 410) throw new NotRead(status >= 500 ? 'away' : 'refused')
  return true
}
