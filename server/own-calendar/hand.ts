import type { AskedChange, CivilDate } from '../../engine/model.ts'
import { askChange } from '../changes/ask.ts'
import { isStillAhead } from '../changes/still-ahead.ts'
import type { AppContext } from '../context.ts'
import type { DavPlace } from '../dav/dav.ts'
import type { PlanReader } from '../env.ts'
import { Problem } from '../problem.ts'
import type { OwnEntries } from './store.ts'
import { entriesThere, readEntry } from './there.ts'

/** So many entries that are gone at once are no wish to skip each: somebody cleared a calendar, or its server lost it. @source default-ours */
const GONE_MAX = 3

type Mutable = { -readonly [Date in keyof OwnEntries]: OwnEntries[Date] }
type Entry = OwnEntries[string]
type Where = {
  readonly context: AppContext
  readonly reader: PlanReader
  readonly place: DavPlace
  readonly today: CivilDate
}

/**
 * Does in the plan what a person did to our entries: one that was dragged is a move of its session, one that was deleted a skip, as if
 * they had asked for it in the app. What is refused is written there again, with the reason. What we wrote ourselves is known by its ETag.
 * @returns what is known of the entries after it
 * @throws NotRead, and what a plan that cannot be made now throws
 */
export async function followHand(where: Where, known: OwnEntries): Promise<OwnEntries> {
  const { context, place, today } = where
  const there = await entriesThere(context.outside, place)
  const entries: Mutable = { ...known }
  const gone: CivilDate[] = []
  for (const [date, entry] of Object.entries(known)) {
    const etag = there.get(date)
    if (etag === undefined) gone.push(date)
    else if (etag !== entry.etag) entries[date] = await followEntry(where, date, { ...entry, etag })
  }
  const ahead = gone.filter((date) => date >= today)
  for (const date of gone) {
    const { [date]: entry } = known
    delete entries[date]
    if (!entry || date < today || ahead.length > GONE_MAX) continue
    const note = await asked(where, { type: 'skip', date, because: 'other' })
    // Written anew, as one that never stood there.
    if (note) entries[date] = { ...entry, etag: null, sum: '', note }
  }
  return entries
}

/** What becomes of one entry that is not as we wrote it: only where it stands matters, its words are its person's. */
async function followEntry(where: Where, date: CivilDate, entry: Entry): Promise<Entry> {
  const { context, reader, place, today } = where
  const text = date < today ? null : await readEntry(context.outside, place, date)
  if (text === null) return entry
  const reading = { now: context.now().getTime(), timeZone: reader.timeZone }
  const [put] = await context.engine.run(reader.id, 'placesIn', [text], reading)
  const anew: Entry = { ...entry, sum: '' }
  if (!put) return anew
  if (put.date === date && put.start === entry.start) return entry
  const change = { type: 'move', date, to: put.date, start: put.start, because: 'dragged' } as const
  const note = await asked(where, change)
  const { note: _, ...rest } = anew
  return note ? { ...rest, note } : rest
}

/** Asks for a change as the app would. @returns why it is refused, or null where it stands */
async function asked({ context, reader }: Where, change: AskedChange): Promise<string | null> {
  try {
    // The engine knows days, not hours.
    if (!isStillAhead({ change, title: '', text: '', refusal: null }, context.now(), reader.timeZone))
      throw new Problem('change-refused', { code: 'hour-over' })
    await askChange(context, reader, change)
    return null
  } catch (error) {
    if (error instanceof Problem && error.code === 'change-refused') return error.message
    throw error
  }
}
