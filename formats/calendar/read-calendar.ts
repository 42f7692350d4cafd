import ICAL from 'ical.js'
import { componentsIn, NoCalendar } from './components.ts'
import { type CalendarEvent, eventIn } from './event.ts'
import type { Zone } from './named-zone.ts'
import { type Budget, instantOf, occurrencesOf, type Window } from './occurrences.ts'
import { describedZone, type Zones } from './zones.ts'

/** Something of a calendar at one time. */
export type CalendarEntry = {
  /** By which the calendar knows it and its repeats. */
  readonly uid: string
  readonly title: string
  /** [ms since 1970]; of whole days those of Greenwich, which are meant wherever somebody is. */
  readonly start: number
  readonly end: number
  readonly isDay: boolean
  readonly isFree: boolean
  readonly isTentative: boolean
}

/** What a calendar holds of a time. */
export type CalendarRead = {
  readonly entries: readonly CalendarEntry[]
  /** Entries that could not be read. */
  readonly unread: number
}

/** Why a text is no calendar; each is one sentence. */
export type CalendarFault = 'calendar-unknown' | 'calendar-large' | 'calendar-much'

/** [signs] A calendar of twenty years has a few millions. @source default-ours */
export const CALENDAR_MAX = 10_000_000
/** Events, and occurrences that they are gone through for. @source default-ours */
const EVENTS_MAX = 50_000
const OCCURRENCES_MAX = 400_000

export type Reading = Window & {
  /** Of whoever the calendar is read for. */
  readonly zone: Zone
}

// Many programs are not strict; what cannot be read all the same is counted.
ICAL.design.strict = false

/**
 * Reads what an iCalendar text holds of a time: each occurrence of what repeats, without what was cancelled or declined.
 * Nothing of it is kept anywhere.
 */
export function readCalendar(text: string, reading: Reading): CalendarRead | { readonly fault: CalendarFault } {
  if (text.length > CALENDAR_MAX) return { fault: 'calendar-large' }
  try {
    const found = eventsIn(text, reading)
    return found ? read(found, reading) : { fault: 'calendar-much' }
  } catch (error) {
    if (error instanceof NoCalendar) return { fault: 'calendar-unknown' }
    throw error
  }
}

type Found = { readonly events: CalendarEvent[]; readonly busy: CalendarEntry[]; unread: number }

/** @returns null where there are more than a person has */
function eventsIn(text: string, { zone, from }: Reading): Found | null {
  const described = new Map<string, Zone>()
  const zones: Zones = { own: zone, described }
  const found: Found = { events: [], busy: [], unread: 0 }
  const texts: string[] = []
  const components = componentsIn(text)
  let next = components.next()
  for (; !next.done; next = components.next()) {
    const { name, text: own } = next.value
    if (name === 'VTIMEZONE') addZone(described, own)
    else if (name === 'VFREEBUSY') addBusy(found, own)
    else if (!isLongOver(own, from)) texts.push(own)
    if (texts.length > EVENTS_MAX) return null
  }
  const own = ownersOf(next.value)
  // Zones may stand behind what names them.
  for (const one of texts) {
    try {
      const event = eventIn(one, zones, own)
      if (event) found.events.push(event)
    } catch {
      found.unread += 1
    }
  }
  return found
}

/** A calendar that is named like an address is that address's. */
function ownersOf(name: string): ReadonlySet<string> {
  return new Set(/^[^\s@]+@[^\s@]+$/.test(name) ? [name.toLowerCase()] : [])
}

const DAY_MS = 86_400_000

/** Whether something that does not repeat began and ended so long ago that nobody need look closer. */
function isLongOver(text: string, from: number): boolean {
  if (/^(RRULE|RDATE|RECURRENCE-ID)[;:]/im.test(text)) return false
  const dates = [...text.matchAll(/^DT(?:START|END)[^\n]*?:(\d{4})(\d\d)(\d\d)/gim)]
  const last = Math.max(...dates.map(([, year, month, day]) => Date.UTC(Number(year), Number(month) - 1, Number(day))))
  return dates.length === 2 && last < from - 3 * DAY_MS
}

function addZone(described: Map<string, Zone>, text: string): void {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as [])
    const name = component.getFirstPropertyValue('tzid')
    const zone = describedZone(component)
    if (typeof name === 'string' && zone) described.set(name, zone)
  } catch {
    // What names it is then meant where the reader is.
  }
}

/** Times of which nothing is told but that they are taken. */
function addBusy(found: Found, text: string): void {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as [])
    for (const property of component.getAllProperties('freebusy')) {
      const kind = (property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase()
      for (const value of property.getValues()) {
        if (!(value instanceof ICAL.Period)) continue
        const [start, end] = [value.start, value.getEnd()].map((time) => time.toUnixTime() * 1000) as [number, number]
        const common = { uid: '', title: '', start, end, isDay: false }
        found.busy.push({ ...common, isFree: kind === 'FREE', isTentative: kind === 'BUSY-TENTATIVE' })
      }
    }
  } catch {
    found.unread += 1
  }
}

function read({ events, busy, unread: damaged }: Found, window: Reading): CalendarRead {
  let unread = damaged
  const budget: Budget = { left: OCCURRENCES_MAX }
  const entries = busy.filter(({ start, end }) => start < window.until && end > window.from)
  for (const [series, others] of seriesIn(events)) {
    try {
      for (const { event, start } of occurrencesOf(series, others, window, budget))
        entries.push(entryOf(event, instantOf(event.start, start)))
    } catch {
      unread += 1
      // One that never ends costs no other its place.
      budget.left = Math.max(budget.left, OCCURRENCES_MAX / 10)
    }
  }
  return { entries: entries.sort((a, b) => a.start - b.start || a.end - b.end), unread }
}

function entryOf(
  { uid, title, start: { isDay }, lengthMs, free, tentative }: CalendarEvent,
  start: number,
): CalendarEntry {
  return { uid, title, start, end: start + lengthMs, isDay, isFree: free, isTentative: tentative }
}

/** Each series with what takes the place of its occurrences; what belongs to no series stands by itself. */
function seriesIn(events: readonly CalendarEvent[]): [CalendarEvent, CalendarEvent[]][] {
  const series = new Map<string, CalendarEvent>()
  const others = new Map<string, CalendarEvent[]>()
  for (const [at, event] of events.entries()) {
    const key = event.uid || `nameless ${at}`
    const before = series.get(key)
    // The same told twice stands as it was told last.
    if (!event.instead) {
      if (!before || event.sequence >= before.sequence) series.set(key, event)
    } else others.set(key, [...(others.get(key) ?? []), event])
  }
  const lonely = [...others].flatMap(([key, list]) =>
    series.has(key) ? [] : list.map((one) => ({ ...one, instead: null })),
  )
  const whole = [...series].map(([key, event]): [CalendarEvent, CalendarEvent[]] => [
    event,
    newest(others.get(key) ?? []),
  ])
  return [...whole, ...lonely.map((one): [CalendarEvent, CalendarEvent[]] => [one, []])]
}

/** Of those that take one occurrence's place the last told, in the order of what they replace. */
function newest(events: readonly CalendarEvent[]): CalendarEvent[] {
  const byPlace = new Map<number, CalendarEvent>()
  for (const event of events) {
    const place = placeOf(event)
    const before = byPlace.get(place)
    if (!before || event.sequence >= before.sequence) byPlace.set(place, event)
  }
  return [...byPlace.values()].sort((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ instead }: CalendarEvent): number {
  return instead ? instantOf(instead.of, instead.of.wall) : 0
}
