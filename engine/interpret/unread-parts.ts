import type { CivilDate, CommitmentsReading, RacesReading, Span } from '../model.ts'
import type { UnreadPart } from '../plan-model.ts'
import { type Availability, readAvailability } from './availability/availability.ts'
import { type CheckInFacts, readCheckIn } from './notes/check-ins.ts'
import { climbsIn } from './races/climbs.ts'
import { readRaces } from './races/races.ts'
import { unreadIn } from './unread.ts'
import { readCommitments } from './week/commitments.ts'
import { inSeasons } from './week/in-seasons.ts'
import { liftsNow } from './week/lifts-now.ts'
import { toldNowIn } from './week/told-now.ts'
import { weekPlaces } from './week/week-places.ts'

/** [words] What tells of a day says enough by so many: "wow" is not quoted. */
const WORDS_OF_A_DAY = 2

type Field = UnreadPart['field']

/** The places of a text that no fact of its field comes from and that are not mere filling, in order. */
export function unreadPlaces(field: Field, text: string, on: CivilDate): Span[] {
  if (field === 'notes' || field === 'tomorrow') return unreadOfNote(field, text, readCheckIn(field, text))
  if (field === 'races') return unreadOfRaces(text, readRaces(text, on))
  const said = readAvailability(text, on)
  return unreadOfWeek(text, said, readCommitments(said.rest))
}

/**
 * The places of a text about a week that nothing comes from.
 * @param said - what was read of its days
 * @param own - the busy hours of what that left over
 */
export function unreadOfWeek(text: string, said: Availability, own: CommitmentsReading): Span[] {
  const lifts = liftsNow(said.cut)?.spans ?? []
  return unreadIn(said.cut, [...weekPlaces(text, said, inSeasons(own, said.seasons)), ...lifts])
}

/** The same of a text about races. */
export function unreadOfRaces(text: string, { events }: RacesReading): Span[] {
  return unreadIn(text, racePlaces(text, events))
}

/** The same of a box of a check-in. */
export function unreadOfNote(
  box: 'notes' | 'tomorrow',
  text: string,
  { sources }: Pick<CheckInFacts, 'sources'>,
): Span[] {
  return unreadIn(text, sources, box === 'notes' ? WORDS_OF_A_DAY : 1)
}

/** Where a text about races was understood: what an event climbs belongs to it, wherever it stands. */
function racePlaces(text: string, events: RacesReading['events']): Span[] {
  const climbs = climbsIn(text).filter(({ metres }) => events.some(({ climbM }) => climbM === metres))
  return [
    ...events.map(({ span }) => span),
    ...climbs.map(({ at }) => ({ start: at, end: at + 1 })),
    ...toldNowIn(text),
  ]
}

/** Places of a text, with their words. */
export function partsOf(field: Field, text: string, places: readonly Span[]): UnreadPart[] {
  return places.map(({ start, end }) => ({ field, start, end, text: text.slice(start, end) }))
}
