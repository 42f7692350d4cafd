import { SaxesParser, type SaxesTagNS } from 'saxes'

/** What a CalDAV server says of one of its resources, as far as we ask. */
export type DavResource = {
  readonly href: string
  /** A calendar that takes events, not tasks or notes alone. */
  readonly isCalendar: boolean
  /** Where the person stands who asks, and where their calendars lie. */
  readonly principal: string | null
  readonly home: string | null
  /** The iCalendar text of an event. */
  readonly data: string | null
  /** By which it is known as it stands. */
  readonly etag: string | null
  /** By which a whole calendar is: another one as soon as anything in it changes. */
  readonly mark: string | null
}

/** An answer is no multistatus of WebDAV. */
export class NoMultistatus extends Error {}

const DEPTH_MAX = 24
const RESOURCES_MAX = 60_000

type Draft = { -readonly [Part in keyof DavResource]: DavResource[Part] } & { kinds: Set<string>; comps: Set<string> }

/**
 * Reads a multistatus (RFC 4918). One that declares a document type is refused, so there are no entities but XML's own five.
 * @throws NoMultistatus
 */
export function resourcesIn(xml: string): DavResource[] {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const found: DavResource[] = []
  const path: string[] = []
  let [text, draft] = ['', blank()]
  const refuse = () => {
    throw new NoMultistatus()
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('text', (more) => {
    text += more
  })
  parser.on('cdata', (more) => {
    text += more
  })
  parser.on('opentag', (tag) => {
    if (path.length === 0 ? tag.local !== 'multistatus' : path.length >= DEPTH_MAX) refuse()
    note(draft, path.at(-1), tag)
    path.push(tag.local)
    text = ''
  })
  parser.on('closetag', () => {
    const local = path.pop()
    take(draft, { local, parent: path.at(-1) }, text)
    text = ''
    if (local !== 'response') return
    const { kinds, comps, ...resource } = draft
    found.push({ ...resource, isCalendar: kinds.has('calendar') && (comps.size === 0 || comps.has('VEVENT')) })
    draft = blank()
    if (found.length > RESOURCES_MAX) refuse()
  })
  parser.write(xml).close()
  return found
}

function blank(): Draft {
  return {
    ...{ href: '', isCalendar: false, principal: null, home: null, data: null, etag: null, mark: null },
    kinds: new Set(),
    comps: new Set(),
  }
}

function note({ kinds, comps }: Draft, parent: string | undefined, { local, attributes }: SaxesTagNS): void {
  if (parent === 'resourcetype') kinds.add(local)
  if (parent === 'supported-calendar-component-set') comps.add(attributes.name?.value.toUpperCase() ?? '')
}

/** What a header of a request can hold, and no more than any server needs. */
const ETAG = /^[\x20-\x7e]{1,200}$/

/** An ETag as a server gave it, which it is given back in a header; null for what is none. */
export function etagIn(text: string | undefined): string | null {
  const etag = text?.trim() ?? ''
  return ETAG.test(etag) ? etag : null
}

type Place = { readonly local: string | undefined; readonly parent: string | undefined }

function take(draft: Draft, { local, parent }: Place, text: string): void {
  if (local === 'calendar-data') draft.data = text
  if (local === 'getetag') draft.etag = etagIn(text)
  if ((local === 'getctag' || local === 'sync-token') && text.trim()) draft.mark ??= text.trim()
  if (local !== 'href') return
  if (parent === 'response') draft.href = text.trim()
  if (parent === 'current-user-principal') draft.principal = text.trim()
  if (parent === 'calendar-home-set') draft.home = text.trim()
}
