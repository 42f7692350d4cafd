import type { Saying } from '../../engine/interpret/availability/saying.ts'
import type { Mark } from '../../engine/interpret/unread.ts'
import type { CommitmentsReading, RacesReading, Span } from '../../engine/model.ts'
import { civilNow } from '../display/civil-now.ts'
import { eventFact, SURE } from './fact-text.ts'
import { readWeek } from './read-week.ts'

/** A text that was read: what became of its parts, and the words that nothing came of. */
export type Read = {
  readonly text: string
  readonly marks: readonly Mark[]
  readonly unread: readonly string[]
  /** Whether it is in a language that is not read. */
  readonly isForeign: boolean
}
export type DayReading = CommitmentsReading & Read & { readonly sayings: readonly Saying[] }
type EventsReading = RacesReading & Read

/** What a person's words about their days say, and what became of each of them. */
export async function readDay(text: string): Promise<DayReading> {
  const [
    { readAvailability },
    { inSeasons },
    { doubted },
    { weekPlaces },
    { markedIn },
    { isUnreadLanguage },
    { onWords },
  ] = await Promise.all([
    import('../../engine/interpret/availability/availability.ts'),
    import('../../engine/interpret/week/in-seasons.ts'),
    import('../../engine/interpret/week/doubted.ts'),
    import('../../engine/interpret/week/week-places.ts'),
    import('../../engine/interpret/unread.ts'),
    import('../../engine/interpret/reading.ts'),
    import('../../engine/interpret/on-words.ts'),
  ])
  const heard = readAvailability(text, todayHere())
  const { said, reading } = doubted(text, heard, inSeasons(await readWeek(heard.rest), heard.seasons))
  const places = weekPlaces(text, said, reading).map(({ start, end, confidence }) => ({
    ...{ start, end },
    isUnsure: confidence < SURE,
  }))
  return {
    busy: reading.busy.map((block) => ({ ...block, span: onWords(text, block.span) })),
    preferences: reading.preferences.map((wish) => ({ ...wish, span: onWords(text, wish.span) })),
    sayings: said.sayings,
    ...accountOf(text, markedIn(said.cut, places)),
    isForeign: isUnreadLanguage(text),
  }
}

/** The number of days after which a rota that the words tell of repeats; null where they tell of none. */
export async function readRotaDays(text: string): Promise<number | null> {
  const { readRota } = await import('../../engine/interpret/rota/rota.ts')
  return readRota(text)?.days.length ?? null
}

export const todayHere = () => civilNow(Intl.DateTimeFormat().resolvedOptions().timeZone).date

/** The same of races. */
export async function readEvents(text: string): Promise<EventsReading> {
  const [{ readRaces }, { markedIn }, { toldNowIn }, { isUnreadLanguage }] = await Promise.all([
    import('../../engine/interpret/races/races.ts'),
    import('../../engine/interpret/unread.ts'),
    import('../../engine/interpret/week/told-now.ts'),
    import('../../engine/interpret/reading.ts'),
  ])
  const { events } = readRaces(text, todayHere())
  const read = events.map((event) => ({ ...event.span, isUnsure: eventFact(event).unsure }))
  const sure = toldNowIn(text).map(known)
  return { events, ...accountOf(text, markedIn(text, [...read, ...sure])), isForeign: isUnreadLanguage(text) }
}

const known = (span: Span) => ({ ...span, isUnsure: false })

function accountOf(text: string, marks: readonly Mark[]): Omit<Read, 'isForeign'> {
  const unread = marks.filter(({ as }) => as === 'unused').map(({ start, end }) => text.slice(start, end))
  return { text, marks, unread }
}

/** The marks of an older text that still lie on the same words: reading comes after typing. */
export function marksOn(text: string, read: Read | null): readonly Mark[] {
  return (read?.marks ?? []).filter(
    ({ start, end }) => end <= text.length && text.slice(start, end) === read!.text.slice(start, end),
  )
}
