import type { IncomingHttpHeaders } from 'node:http'
import type { CalendarLogin } from '../../contract/busy-calendars.ts'
import { type DavResource, NoMultistatus, resourcesIn } from '../../formats/calendar/multistatus.ts'
import type { AppContext } from '../context.ts'
import { NotReached } from '../outside/outside.ts'
import { NotRead, WHY } from './not-read.ts'

/** A place that is asked with a name and a password. */
export type DavPlace = { readonly url: string; readonly login: CalendarLogin }

export type Outside = AppContext['outside']

/** [bytes] of an answer that says where things are. */
export const SMALL_MAX = 1024 * 1024
/** [ms] for one answer. */
const WITHIN_MS = 12_000

const WHERE = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"><d:prop>
<d:resourcetype/><d:current-user-principal/><c:calendar-home-set/><c:supported-calendar-component-set/>
<s:getctag/><d:sync-token/><d:getetag/>
</d:prop></d:propfind>`

type Question = {
  readonly method: 'PROPFIND' | 'REPORT' | 'MKCALENDAR' | 'MKCOL' | 'PUT' | 'DELETE' | 'GET'
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly mostBytes?: number
}

export type DavReply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }

/** Asks a server of calendars something as its person. What only reads follows where it is sent on to. @throws NotRead where nobody answers */
export async function askDav(outside: Outside, { url, login }: DavPlace, question: Question): Promise<DavReply> {
  const { method, body, mostBytes = SMALL_MAX } = question
  const reads = method === 'PROPFIND' || method === 'REPORT' || method === 'GET'
  const headers = {
    authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`,
    ...(body !== undefined && {
      'content-type': 'application/xml; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...question.headers,
  }
  const bounds = { mostBytes, withinMs: WITHIN_MS, ...(reads && { redirects: 4 }) }
  const asked = { url, method, headers, ...(body !== undefined && { body }), ...bounds }
  const reply = await outside(asked).catch((error) => {
    throw error instanceof NotReached ? new NotRead(WHY[error.why]) : error
  })
  return { status: reply.status, headers: reply.headers, text: new TextDecoder().decode(reply.body) }
}

/** Why an answer is none of those that were hoped for. */
export function notReadBy(status: number): NotRead {
  if (status === 401 || status === 403) return new NotRead('refused')
  return new NotRead(status >= 500 || status === 429 ? 'away' : 'unreadable')
}

/** The same for what answers with a multistatus. @throws NotRead */
export async function askMultistatus(outside: Outside, place: DavPlace, question: Question): Promise<string> {
  const { status, text } = await askDav(outside, place, question)
  if (status !== 207) throw notReadBy(status)
  return text
}

/** What stands at a place, and with depth 1 directly beneath it. @throws NotRead */
export async function lookAround(outside: Outside, place: DavPlace, depth: 0 | 1): Promise<DavResource[]> {
  const question = { method: 'PROPFIND', headers: { depth: String(depth) }, body: WHERE } as const
  return resourcesOf(await askMultistatus(outside, place, question))
}

function resourcesOf(text: string): DavResource[] {
  try {
    return resourcesIn(text)
  } catch (error) {
    throw error instanceof NoMultistatus ? new NotRead('unreadable') : error
  }
}

/** Where a person's calendars lie, by what stands at an address of theirs. @throws NotRead */
export async function homeAt(outside: Outside, place: DavPlace, here: DavResource | undefined): Promise<string> {
  const homed = here?.home ?? (await homeOf(outside, place, here?.principal ?? null))
  if (!homed) throw new NotRead('unreadable')
  return further(place.url, homed)
}

async function homeOf(outside: Outside, place: DavPlace, principal: string | null): Promise<string | null> {
  if (!principal) return null
  const [person] = await lookAround(outside, { ...place, url: further(place.url, principal) }, 0)
  return person?.home ?? null
}

/** Where an answer sends us: anywhere that its server says, for it has the password already, but never back to plain text. */
export function further(from: string, href: string): string {
  if (!URL.canParse(href, from)) throw new NotRead('unreadable')
  const url = new URL(href, from)
  if (new URL(from).protocol === 'https:' && url.protocol !== 'https:') throw new NotRead('refused')
  return url.href
}

/** By what the address of a calendar that we write into ends. */
const OWN = /\/fulcrum-[0-9a-f]{16}\/?$/

/** Whether an address is that of a calendar that we write into: it is never read as somebody's busy hours. */
export function isOwnCalendar(url: string): boolean {
  return OWN.test(new URL(url).pathname)
}
