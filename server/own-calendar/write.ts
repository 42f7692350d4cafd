import { createHash } from 'node:crypto'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { CivilDate } from '../../engine/model.ts'
import { calendarWords } from '../../words/calendar.ts'
import { entryText } from '../calendar/calendar-text.ts'
import { doneDays, partsFor, readerOf } from '../calendar/feed.ts'
import { type CalendarSession, calendarSessions } from '../calendar/sessions.ts'
import type { CalendarPerson, ToldEntry } from '../calendar/store.ts'
import type { AppContext } from '../context.ts'
import type { DavPlace } from '../dav/dav.ts'
import { NotRead } from '../dav/not-read.ts'
import type { OwnEntries } from './store.ts'
import { dropEntry, putEntry } from './there.ts'

/** [days] back that an entry is still written: a session that was done a little later gets its tick. @source default-ours */
const BACK_DAYS = 2
/** [days] back that entries are known at all. */
const KNOWN_BACK_DAYS = 28
const EPOCH = new Date(0)

type Mutable = { -readonly [Date in keyof OwnEntries]: OwnEntries[Date] }
type To = { readonly context: AppContext; readonly person: CalendarPerson; readonly place: DavPlace }

/** What was written, as far as it came. */
export type Written = { readonly entries: Mutable; wrote: number; isWhole: boolean }

/**
 * Writes a plan's sessions where they are not yet as they are: each by the ETag under which it is known, so that nothing which its
 * person did meanwhile is written over. What comes of it is noted as it comes.
 * @param until - [ms of performance.now()] after which the rest is left to the next time
 * @throws NotRead
 */
export async function writeSessions(to: To, schedule: Schedule, written: Written, until: number): Promise<void> {
  const { context, person } = to
  const { date: today } = schedule
  const unless = passedOver()
  const texts = await textsOf(context, person, schedule, written.entries)
  for (const date of Object.keys(written.entries))
    if (date < addDays(today, -KNOWN_BACK_DAYS)) delete written.entries[date]
  for (const date of Object.keys(written.entries))
    if (date >= today && !texts.has(date)) await unless(takeAway(to, written, date))
  for (const [date, text] of texts) {
    if (written.entries[date]?.sum === text.sum) continue
    if (performance.now() > until) {
      written.isWhole = false
      return
    }
    await unless(writeOne(to, written, date, text))
  }
}

/** Entries of one look that a server may refuse, for reasons of its own, before it counts as refusing all. @source default-ours */
const REFUSED_MAX = 3

/** Passes over the few entries that a server does not take: one that it takes offence at keeps no other from its place. */
function passedOver() {
  let refused = 0
  return (written: Promise<void>) =>
    written.catch((error: unknown) => {
      const isOwn = error instanceof NotRead && error.why !== 'away' && error.why !== 'address'
      if (!isOwn || ++refused > REFUSED_MAX) throw error
    })
}

async function takeAway({ context, place }: To, written: Written, date: CivilDate): Promise<void> {
  const etag = written.entries[date]?.etag
  // What is not known as it stands is left to the next look.
  if (!etag) return
  if (await dropEntry(context.outside, place, { date, etag })) delete written.entries[date]
  written.wrote += 1
}

async function writeOne({ context, person, place }: To, written: Written, date: CivilDate, text: Text): Promise<void> {
  const { sum, start, minutes, textAt } = text
  const before = written.entries[date]
  const sequence = before ? before.sequence + 1 : 0
  const put = await putEntry(context.outside, place, { date, text: textAt(sequence), etag: before?.etag ?? null })
  written.wrote += 1
  const note = before?.note === undefined ? {} : { note: before.note }
  // Something that is not as it was known stands there: the next look finds out what.
  const isTaken = put === 'taken'
  written.entries[date] = isTaken
    ? { ...(before ?? { start, minutes }), etag: null, sum: '', sequence, ...note }
    : { etag: put.etag, sum, start, minutes, zone: person.timeZone, sequence, ...note }
}

type Text = {
  readonly sum: string
  readonly start: string | null
  readonly minutes: number
  readonly textAt: (sequence: number) => string
}

async function textsOf(
  context: AppContext,
  person: CalendarPerson,
  schedule: Schedule,
  entries: OwnEntries,
): Promise<ReadonlyMap<CivilDate, Text>> {
  const { language } = readerOf(person).speech
  const { date: today } = schedule
  const done = await context.db.forUser(person.id, (queries) => doneDays(queries, person.id, today))
  const sessions = calendarSessions(schedule, language, { done, ahead: [] })
  const parts = {
    kind: 'full' as const,
    ...partsFor(context, person, language, today),
    today,
    sessions: [],
    entries: NONE,
  }
  const now = context.now()
  const textOf = (session: CalendarSession) => {
    const { date, start, durationMin } = session
    const note = entries[date]?.note
    const said =
      note === undefined ? session : { ...session, text: `${calendarWords(language).putBack(note)}\n\n${session.text}` }
    const at = (sequence: number, revisedAt: Date) => {
      const entry = { date, start, durationMin, sequence, revisedAt, cancelled: false, contentHash: '' }
      return entryText(parts, entry, said)
    }
    const sum = createHash('sha256').update(at(0, EPOCH)).digest('base64url').slice(0, 22)
    return { sum, start, minutes: durationMin, textAt: (sequence: number) => at(sequence, now) }
  }
  return new Map(
    sessions.filter(({ date }) => date >= addDays(today, -BACK_DAYS)).map((session) => [session.date, textOf(session)]),
  )
}

const NONE: ReadonlyMap<CivilDate, ToldEntry> = new Map()
