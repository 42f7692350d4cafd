import ICAL from 'ical.js'
import type { WallMs, Zone } from './named-zone.ts'
import { timeOf, type Zones, zoneNamed } from './zones.ts'

/** A moment as an event names it: an hour on a wall somewhere, or a day. */
export type Moment = { readonly wall: WallMs; readonly isDay: boolean; readonly zone: Zone }

/** An event as it stands in a calendar, with whatever repeats it. */
export type CalendarEvent = {
  readonly uid: string
  readonly title: string
  readonly start: Moment
  /** [ms] */
  readonly lengthMs: number
  readonly rule: ICAL.Recur | null
  /** Further starts, and starts that fall out: in the zone of the first. */
  readonly added: readonly WallMs[]
  readonly removed: readonly { readonly wall: WallMs; readonly isDay: boolean }[]
  /** Which occurrence of its series it takes the place of; `onwards`: that one and all after it. */
  readonly instead: { readonly of: Moment; readonly onwards: boolean } | null
  readonly sequence: number
  readonly cancelled: boolean
  readonly free: boolean
  readonly tentative: boolean
}

const DAY_MS = 86_400_000
/** Years of a calendar's life; from others a rule would be gone through for long. @source default-ours */
const YEARS = [1900, 2200] as const
/** [signs] of a title that are shown. */
const TITLE_MAX = 120

/**
 * An event out of its text.
 * @param own - addresses of the calendar's owner: what they have declined takes none of their time
 * @returns null for one without a beginning
 * @throws whatever the library finds wrong with it
 */
export function eventIn(text: string, zones: Zones, own: ReadonlySet<string>): CalendarEvent | null {
  const event = new ICAL.Component(ICAL.parse(text) as [])
  const begins = event.getFirstProperty('dtstart')
  const start = begins && momentOf(begins, zones)
  if (!start) return null
  const inZone = (name: string) => momentsOf(event, name, zones).map((moment) => wallIn(moment, start))
  const [instead] = momentsOf(event, 'recurrence-id', zones)
  const range = event.getFirstProperty('recurrence-id')?.getFirstParameter('range')
  const answer = answerOf(event, own)
  const busy = textOf(event, 'x-microsoft-cdo-busystatus').toUpperCase()
  const status = textOf(event, 'status').toUpperCase()
  return {
    uid: textOf(event, 'uid'),
    title: textOf(event, 'summary').replaceAll(/\s+/g, ' ').trim().slice(0, TITLE_MAX),
    start,
    lengthMs: lengthOf(event, start, zones),
    rule: ruleOf(event, start),
    added: inZone('rdate').map(({ wall }) => wall),
    removed: inZone('exdate'),
    instead: instead ? { of: instead, onwards: /^thisandfuture$/i.test(range ?? '') } : null,
    sequence: Number(textOf(event, 'sequence')) || 0,
    cancelled: status === 'CANCELLED' || answer === 'DECLINED',
    free: textOf(event, 'transp').toUpperCase() === 'TRANSPARENT' || busy === 'FREE' || busy === 'WORKINGELSEWHERE',
    tentative: status === 'TENTATIVE' || busy === 'TENTATIVE' || answer === 'TENTATIVE' || answer === 'NEEDS-ACTION',
  }
}

/** What the owner of the calendar answered to an invitation; empty where they were not asked. */
function answerOf(event: ICAL.Component, own: ReadonlySet<string>): string {
  if (own.size === 0) return ''
  const mine = event.getAllProperties('attendee').find((one) =>
    own.has(
      String(one.getFirstValue())
        .replace(/^mailto:/i, '')
        .toLowerCase(),
    ),
  )
  return (mine?.getFirstParameter('partstat') ?? '').toUpperCase()
}

function textOf(event: ICAL.Component, name: string): string {
  return String(event.getFirstPropertyValue(name) ?? '')
}

/** All moments of a property: it may stand several times, with several values each. */
function momentsOf(event: ICAL.Component, name: string, zones: Zones): Moment[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value) => {
      const time = value instanceof ICAL.Period ? value.start : value
      return time instanceof ICAL.Time ? [momentFrom(time, property, zones)] : []
    }),
  )
}

/** The first moment of a property, or null where there is none that can be. */
function momentOf(property: ICAL.Property, zones: Zones): Moment | null {
  const value = property.getFirstValue()
  return value instanceof ICAL.Time ? momentFrom(value, property, zones) : null
}

const UTC: Zone = { instantOf: (wall) => wall, wallOf: (instant) => instant }

function momentFrom(time: ICAL.Time, property: ICAL.Property, zones: Zones): Moment {
  const { year, month, day, hour, minute, second, isDate } = time
  const wall = Date.UTC(year, month - 1, day, isDate ? 0 : hour, isDate ? 0 : minute, isDate ? 0 : second)
  if (!(year >= YEARS[0] && year <= YEARS[1]) || Number.isNaN(wall)) throw new RangeError('no such time')
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  const zone = isUtc ? UTC : zoneNamed(property.getFirstParameter('tzid'), zones)
  return { wall, isDay: isDate, zone }
}

/** A moment on the wall where another one hangs. */
export function wallIn({ wall, isDay, zone }: Moment, { zone: there }: Moment): { wall: WallMs; isDay: boolean } {
  return { wall: isDay || zone === there ? wall : there.wallOf(zone.instantOf(wall)), isDay }
}

/** [ms] How long it is; what names no end is a day or nothing. */
function lengthOf(event: ICAL.Component, start: Moment, zones: Zones): number {
  const ends = event.getFirstProperty('dtend')
  const end = ends && momentOf(ends, zones)
  if (end) {
    if (start.isDay || end.isDay) return Math.max(start.isDay ? DAY_MS : 0, dayOf(end.wall) - dayOf(start.wall))
    return Math.max(0, end.zone.instantOf(end.wall) - start.zone.instantOf(start.wall))
  }
  const duration = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return Math.max(0, duration.toSeconds() * 1000)
  return start.isDay ? DAY_MS : 0
}

const dayOf = (wall: WallMs) => Math.floor(wall / DAY_MS) * DAY_MS

/** How often something of a day's life repeats: not by the minute. */
const OFTEN: ReadonlySet<string> = new Set(['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])
/** Longer steps are nobody's, and the library goes through each day of them. */
const INTERVAL_MAX = 400

/**
 * The rule by which it repeats, its end on the wall of the first start.
 * @throws RangeError for one that no calendar of a person has
 */
function ruleOf(event: ICAL.Component, start: Moment): ICAL.Recur | null {
  const rule = event.getFirstPropertyValue('rrule')
  if (!(rule instanceof ICAL.Recur)) return null
  if (!OFTEN.has(rule.freq) || rule.interval > INTERVAL_MAX) throw new RangeError('no rule of a life')
  const { until } = rule
  if (until && !until.isDate && !start.isDay && until.zone === ICAL.Timezone.utcTimezone) {
    const wall = start.zone.wallOf(
      Date.UTC(until.year, until.month - 1, until.day, until.hour, until.minute, until.second),
    )
    rule.until = timeOf(wall)
  } else if (until?.isDate && !start.isDay) {
    // The whole of that day still counts.
    rule.until = timeOf(Date.UTC(until.year, until.month - 1, until.day, 23, 59, 59))
  }
  return rule
}
