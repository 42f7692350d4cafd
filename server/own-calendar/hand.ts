import { type AskedChange, type CivilDate, RUNGS } from '../../engine/model.ts'
import { askChange } from '../changes/ask.ts'
import { isStillAhead } from '../changes/still-ahead.ts'
import type { AppContext } from '../context.ts'
import type { DavPlace } from '../dav/dav.ts'
import type { PutEntry } from '../engine-pool/calendar-tasks.ts'
import type { PlanReader } from '../env.ts'
import { countDeleted } from '../plan-inputs/change-store.ts'
import { Problem } from '../problem.ts'
import { currentSchedule } from '../schedule/current.ts'
import type { OwnEntries } from './store.ts'
import { entriesThere, readEntry } from './there.ts'

/** So many entries that are gone within a day are no wish to skip each: somebody clears a calendar, or its server lost it. @source default-ours */
const GONE_MAX = 3
const DAY_MS = 86_400_000

type Entries = { -readonly [Date in keyof OwnEntries]: OwnEntries[Date] }
type Entry = OwnEntries[string]
/** Entries that are read in one look: more are a slow server's, or somebody's whole month moved. @source default-ours */
const READ_MAX = 20

type Where = {
  readonly context: AppContext
  readonly reader: PlanReader
  readonly place: DavPlace
  readonly today: CivilDate
  /** [ms of performance.now()] After which no more is read. */
  readonly until: number
}

/**
 * Does in the plan what a person did to our entries: one that was dragged is a move of its session, one made shorter a shorter session, one that was deleted a skip, as if
 * they had asked for it in the app. What is refused is written there again, with the reason. What we wrote ourselves is known by its ETag.
 * @param entries - what is known of them, changed as each is followed
 * @returns whether all of them were; what was left is as unknown to the next look
 * @throws NotRead, and what a plan that cannot be made now throws
 */
export async function followHand(where: Where, entries: Entries): Promise<boolean> {
  const there = await entriesThere(where.context.outside, where.place)
  const all = Object.entries(entries)
  const changed = all.filter(([date, { etag }]) => there.has(date) && there.get(date) !== etag)
  for (const [n, [date, entry]] of changed.entries()) {
    if (n >= READ_MAX || performance.now() > where.until) return false
    entries[date] = await followEntry(where, date, { ...entry, etag: there.get(date) ?? null })
  }
  const gone = all.filter(([date]) => !there.has(date))
  // A calendar in which nothing of ours is left was cleared, or made anew.
  await followGone(where, entries, { gone, isCleared: gone.length === all.length })
  return true
}

type Gone = { readonly gone: readonly [CivilDate, Entry][]; readonly isCleared: boolean }

/** A session whose entry was deleted is left out; where too many are gone for that to be meant, they are written anew. */
async function followGone(where: Where, entries: Entries, { gone, isCleared }: Gone): Promise<void> {
  const { context, reader, today } = where
  const ahead = gone.filter(([date]) => date >= today)
  if (isCleared || ahead.length > GONE_MAX) for (const [date] of ahead) delete entries[date]
  for (const [date] of gone) if (date < today) delete entries[date]
  const since = new Date(context.now().getTime() - DAY_MS)
  for (const [date, entry] of ahead.filter(([one]) => one in entries)) {
    // A listing may lack what stands there.
    if ((await readEntry(context.outside, where.place, date)) !== null) continue
    const before = await context.db.forUser(reader.id, (queries) => countDeleted(queries, reader.id, since))
    const note = await followDeletion(where, date, before < GONE_MAX)
    // Written anew, as one that never stood there.
    if (note) entries[date] = { ...entry, etag: null, sum: '', note }
    else delete entries[date]
  }
}

/** @returns why a session that was deleted stays, or null where there is none any more */
async function followDeletion(where: Where, date: CivilDate, isMeant: boolean): Promise<string | null> {
  if (!(await sessionOn(where, date))) return null
  if (!isMeant) return new Problem('change-refused', { code: 'deleted-many' }).message
  return asked(where, { type: 'skip', date, because: 'other', deleted: true })
}

/** What becomes of one entry that is not as we wrote it: only its time matters, its words are its person's. */
async function followEntry(where: Where, date: CivilDate, entry: Entry): Promise<Entry> {
  const { context, reader, place, today } = where
  const text = date < today ? null : await readEntry(context.outside, place, date)
  if (text === null) return entry
  const putIn = async (timeZone: string): Promise<PutEntry | null> => {
    const reading = { now: context.now().getTime(), timeZone }
    return (await context.engine.run(reader.id, 'placesIn', [text], reading))[0] ?? null
  }
  const anew: Entry = { ...entry, sum: '' }
  // Whose person has moved to another zone since has dragged nothing by that.
  const zone = entry.zone ?? reader.timeZone
  const stands = await putIn(zone)
  const put = zone === reader.timeZone ? stands : await putIn(reader.timeZone)
  if (!stands || !put) return anew
  const isMoved = stands.date !== date || stands.start !== entry.start
  const isResized = entry.minutes !== undefined && put.start !== null && put.minutes !== entry.minutes
  if (!isMoved && !isResized) return entry
  const { note: _, ...rest } = anew
  const note = (isMoved && (await followMove(where, date, put))) || (isResized && (await followLength(where, put)))
  return note ? { ...rest, note } : rest
}

/** @returns why a session cannot be where its entry was put, or null where it is */
async function followMove(where: Where, date: CivilDate, put: PutEntry): Promise<string | null> {
  const note = await asked(where, { type: 'move', date, to: put.date, start: put.start, because: 'dragged' })
  // A server that died was faster to move it than to note that.
  return note !== null && (await sessionOn(where, put.date))?.start === put.start ? null : note
}

/**
 * A shorter entry is the longest of the session's lengths that fits in it; more than the plan asks for is not for the calendar to say.
 * @returns why the session does not get that length, or null where it has it
 */
async function followLength(where: Where, { date, minutes }: PutEntry): Promise<string | null> {
  const planned = (await sessionOn(where, date))?.durationMin ?? 0
  if (minutes === planned) return null
  if (minutes > planned) return new Problem('change-refused', { code: 'length-stays' }).message
  const rung = SHORTER.find((each) => Number(each) <= minutes) ?? '5'
  return planned <= Number(rung) ? null : asked(where, { type: 'shorter', date, rung })
}

const SHORTER = RUNGS.filter((rung) => rung !== 'full')

async function sessionOn({ context, reader }: Where, date: CivilDate) {
  const { weeklyPlan } = await currentSchedule(context, reader, false)
  return weeklyPlan.flatMap(({ days }) => days).find((day) => day.date === date && day.durationMin > 0)
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
