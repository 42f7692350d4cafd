import { createHmac } from 'node:crypto'
import type { BusyHours, CalendarChoices } from '../../contract/busy-calendars.ts'
import { CALENDAR_AHEAD_DAYS } from '../../contract/calendar-reach.ts'
import { sure } from '../../engine/sure.ts'
import { busyTimes } from '../../formats/calendar/busy-times.ts'
import { NoMultistatus, resourcesIn } from '../../formats/calendar/multistatus.ts'
import { namedZone } from '../../formats/calendar/named-zone.ts'
import { type CalendarFault, type CalendarRead, readCalendar } from '../../formats/calendar/read-calendar.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** From when on and where a calendar is read. */
export type CalendarReading = { readonly now: number; readonly timeZone: string }

/** A calendar as text, or what a CalDAV server answered. */
export type CalendarGiven = string | readonly string[]

function textOf(given: CalendarGiven): string {
  if (typeof given === 'string') return given
  const events = given.flatMap(resourcesIn).flatMap(({ data }) => data?.trim() ?? [])
  // Nothing at all is a calendar too, where its server says so.
  return events.length > 0 ? events.join('\n') : EMPTY
}

const EMPTY = 'BEGIN:VCALENDAR\nEND:VCALENDAR'

/** What stands in a calendar from yesterday on, to be looked at by its person. */
export function entriesIn(
  given: CalendarGiven,
  { now, timeZone }: CalendarReading,
): CalendarRead | { fault: CalendarFault } {
  const zone = namedZone(timeZone) ?? sure(namedZone('UTC'))
  let text: string
  try {
    text = textOf(given)
  } catch (error) {
    if (error instanceof NoMultistatus) return { fault: 'calendar-unknown' }
    throw error
  }
  return readCalendar(text, { from: now - DAY_MS, until: now + CALENDAR_AHEAD_DAYS * DAY_MS, zone })
}

/** [days] back that an entry may have been put. */
const PUT_BACK_DAYS = 60

/**
 * Where an entry of a calendar of ours stands.
 * @property start - null for a whole day
 */
export type PutEntry = { readonly date: string; readonly start: string | null; readonly minutes: number }

/** On which day, at which hour and how long each entry of a calendar of ours stands; null where one cannot be read. */
export function placesIn(given: readonly string[], { now, timeZone }: CalendarReading): readonly (PutEntry | null)[] {
  const zone = namedZone(timeZone) ?? sure(namedZone('UTC'))
  const window = { from: now - PUT_BACK_DAYS * DAY_MS, until: now + PLACED_AHEAD_DAYS * DAY_MS, zone }
  return given.map((text) => {
    const read = readCalendar(text, window)
    const entry = 'fault' in read ? undefined : read.entries[0]
    if (!entry) return null
    // A whole day is that of Greenwich, wherever somebody is.
    const at = Temporal.Instant.fromEpochMilliseconds(entry.start).toZonedDateTimeISO(entry.isDay ? 'UTC' : timeZone)
    const date = at.toPlainDate().toString()
    const start = entry.isDay ? null : at.toPlainTime().toString({ smallestUnit: 'minute' })
    return { date, start, minutes: Math.round((entry.end - entry.start) / MINUTE_MS) }
  })
}

/** [days] ahead that an entry may be put. */
const PLACED_AHEAD_DAYS = 500

/** By what an entry that its person calls work is known again: nobody finds its name from it. */
export function workHash(key: string, uid: string): string {
  return createHmac('sha256', key).update(uid).digest('base64url').slice(0, 22)
}

/** The hours that a calendar takes; what stands in it does not leave this thread. */
export function hoursIn(
  given: CalendarGiven,
  reading: CalendarReading,
  { choices, work, key }: { readonly choices: CalendarChoices; readonly work: readonly string[]; readonly key: string },
): readonly BusyHours[] | { fault: CalendarFault } {
  const read = entriesIn(given, reading)
  if ('fault' in read) return read
  const named = new Set(work)
  const zone = namedZone(reading.timeZone) ?? sure(namedZone('UTC'))
  return busyTimes(read.entries, choices, zone, ({ uid }) => named.size > 0 && named.has(workHash(key, uid)))
}
