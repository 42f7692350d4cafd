import { createHash } from 'node:crypto'
import { isQuiet } from '../../contract/quiet-hours.ts'
import type { AlarmChoices } from '../../contract/reminders.ts'
import { weekdayOf } from '../../engine/civil-date.ts'
import type { CivilDate, ClockTime } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import type { CalendarWords, Tap } from '../../words/calendar-facts.ts'
import { contentLine, dayValue, instantValue, textValue, wallValue } from './ical.ts'
import type { CalendarSession } from './sessions.ts'
import type { FeedKind, ToldEntry } from './store.ts'
import { timeZoneLines } from './time-zone.ts'

/** [min] before a session that the calendar speaks up. @source default-ours */
const ALARM_MIN = 30

export type CalendarParts = {
  readonly kind: FeedKind
  readonly userId: string
  readonly timeZone: string
  readonly words: CalendarWords
  /** From this day on sessions have alarms and links. */
  readonly today: CivilDate
  readonly sessions: readonly CalendarSession[]
  readonly entries: ReadonlyMap<CivilDate, ToldEntry>
  /** Where the app is. */
  readonly home: string
  /** The links of a session that can be acted on; none in a file that is kept. */
  readonly linksOf: (session: CalendarSession) => readonly { readonly tap: Tap; readonly href: string }[]
  /** Whether it speaks up before a session that is still to come. */
  readonly alarms: AlarmChoices
}

/** A calendar by RFC 5545; equal parts give equal texts, to the octet. */
export function calendarText(parts: CalendarParts): string {
  const { kind, words, timeZone, entries } = parts
  const byDate = new Map(parts.sessions.map((session) => [session.date, session]))
  const told = [...entries.values()].sort((one, other) => (one.date < other.date ? -1 : 1))
  const events = told.flatMap((entry) => eventLines(parts, entry, byDate.get(entry.date)))
  const dates = told.map(({ date }) => Temporal.PlainDate.from(date))
  const zone = events.length > 0 ? timeZoneLines(timeZone, sure(dates[0]), sure(dates.at(-1))) : []
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Fulcrum//Training//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', 'PUBLISH'),
    // The old name of the calendar's name is what most programs read.
    ...['NAME', 'X-WR-CALNAME'].map((name) => contentLine(name, textValue(words.names[kind]))),
    contentLine('DESCRIPTION', textValue(words.about[kind])),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
    contentLine('X-PUBLISHED-TTL', 'PT1H'),
    ...zone,
    ...events,
    contentLine('END', 'VCALENDAR'),
  ].join('')
}

/** One session's entry as a calendar of its own: as a server of calendars keeps it, which takes no METHOD (RFC 4791, 4.1). */
export function entryText(parts: CalendarParts, entry: ToldEntry, session: CalendarSession): string {
  const day = Temporal.PlainDate.from(entry.date)
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Fulcrum//Training//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    ...(entry.start === null ? [] : timeZoneLines(parts.timeZone, day, day)),
    ...eventLines(parts, entry, session),
    contentLine('END', 'VCALENDAR'),
  ].join('')
}

function eventLines(parts: CalendarParts, entry: ToldEntry, session: CalendarSession | undefined): string[] {
  const { kind, userId, words } = parts
  const { date, start, durationMin, sequence, cancelled, revisedAt } = entry
  // What takes no hour makes nobody busy.
  if (kind === 'busy' && start === null) return []
  const title = kind === 'busy' ? words.busy : titleOf(words, session)
  const uid = createHash('sha256').update(`calendar ${kind} ${userId} ${date}`).digest('base64url').slice(0, 24)
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${uid}@fulcrum`),
    contentLine('SEQUENCE', String(sequence)),
    ...['DTSTAMP', 'LAST-MODIFIED'].map((name) => contentLine(name, instantValue(revisedAt))),
    ...whenLines(parts.timeZone, { date, start, durationMin }),
    contentLine('SUMMARY', textValue(title)),
    contentLine('STATUS', cancelled ? 'CANCELLED' : session?.isAhead ? 'TENTATIVE' : 'CONFIRMED'),
    contentLine('TRANSP', cancelled || start === null ? 'TRANSPARENT' : 'OPAQUE'),
    ...(kind === 'busy' ? [contentLine('CLASS', 'PRIVATE')] : []),
    ...(kind === 'full' && session && !cancelled ? detailLines(parts, session) : []),
    contentLine('END', 'VEVENT'),
  ]
}

function titleOf(words: CalendarWords, session: CalendarSession | undefined): string {
  if (!session) return words.names.full
  return session.done ? words.doneTitle(session.title) : session.title
}

type When = { readonly date: CivilDate; readonly start: ClockTime | null; readonly durationMin: number }

function whenLines(timeZone: string, { date, start, durationMin }: When): string[] {
  const day = Temporal.PlainDate.from(date)
  if (start === null)
    return [
      contentLine('DTSTART;VALUE=DATE', dayValue(day)),
      contentLine('DTEND;VALUE=DATE', dayValue(day.add({ days: 1 }))),
    ]
  // Minutes are those of a clock in the hand, also in the night in which the wall's jumps.
  const begin = day.toZonedDateTime({ timeZone, plainTime: start })
  const end = begin.add({ minutes: durationMin })
  return [
    contentLine(`DTSTART;TZID=${timeZone}`, wallValue(begin.toPlainDateTime())),
    contentLine(`DTEND;TZID=${timeZone}`, wallValue(end.toPlainDateTime())),
  ]
}

function detailLines(parts: CalendarParts, session: CalendarSession): string[] {
  const { words, today, home, linksOf, alarms } = parts
  const links = linksOf(session).map(({ tap, href }) => `${words.taps[tap]}: ${href}`)
  const taps = links.length > 0 ? [[words.byTap, ...links].join('\n')] : []
  const text = [...(session.isAhead ? [words.ahead] : []), session.text, ...taps].join('\n\n')
  const rings = !session.done && !session.isAhead && session.date >= today && mayRing(alarms, session)
  return [
    contentLine('DESCRIPTION', textValue(text)),
    contentLine('URL;VALUE=URI', home),
    ...(rings
      ? [
          contentLine('BEGIN', 'VALARM'),
          contentLine('ACTION', 'DISPLAY'),
          contentLine('TRIGGER', `-PT${ALARM_MIN}M`),
          contentLine('DESCRIPTION', textValue(words.alarm(session.title))),
          contentLine('END', 'VALARM'),
        ]
      : []),
  ]
}

/** An alarm keeps to the hours of quiet and the days off, as every reminder does. */
function mayRing({ calendar, quiet, daysOff }: AlarmChoices, { date, start }: CalendarSession): boolean {
  if (!calendar || start === null || daysOff.includes(weekdayOf(date))) return false
  const at = Temporal.PlainTime.from(start).subtract({ minutes: ALARM_MIN }).toString({ smallestUnit: 'minute' })
  return !isQuiet(at, quiet)
}
