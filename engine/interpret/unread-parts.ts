import { remembered } from '../memo.ts'
import type { CivilDate, HistoryDay, Profile, Span } from '../model.ts'
import type { UnreadPart } from '../plan-model.ts'
import { readAvailability } from './availability/availability.ts'
import { readCheckIn } from './notes/check-ins.ts'
import { climbsIn } from './races/climbs.ts'
import { readRaces } from './races/races.ts'
import { unreadIn } from './unread.ts'
import { readCommitments } from './week/commitments.ts'
import { inSeasons } from './week/in-seasons.ts'
import { toldNowIn } from './week/told-now.ts'
import { weekPlaces } from './week/week-places.ts'

/** [words] What tells of a day says enough by so many: "wow" is not quoted. */
const WORDS_OF_A_DAY = 2

type Field = UnreadPart['field']

/** Texts whose parts are kept: they are looked at again with each plan of the same person. */
const TEXTS_KEPT = 64

const partsOf = remembered(
  TEXTS_KEPT,
  ({ field, text, on }: { readonly field: Field; readonly text: string; readonly on: CivilDate }) =>
    `${field} ${on} ${text}`,
  ({ field, text, on }): readonly UnreadPart[] =>
    unreadPlaces(field, text, on).map(({ start, end }) => ({ field, start, end, text: text.slice(start, end) })),
)

/** The places of a text that no fact of its field comes from and that are not mere filling, in order. */
export function unreadPlaces(field: Field, text: string, on: CivilDate): Span[] {
  if (field === 'notes' || field === 'tomorrow')
    return unreadIn(text, readCheckIn(field, text).sources, field === 'notes' ? WORDS_OF_A_DAY : 1)
  if (field === 'races') return unreadIn(text, racePlaces(text, on))
  const said = readAvailability(text, on)
  return unreadIn(said.cut, weekPlaces(text, said, inSeasons(readCommitments(said.rest), said.seasons)))
}

/** Where a text about races was understood: what an event climbs belongs to it, wherever it stands. */
function racePlaces(text: string, on: CivilDate): Span[] {
  const { events } = readRaces(text, on)
  const climbs = climbsIn(text).filter(({ metres }) => events.some(({ climbM }) => climbM === metres))
  return [
    ...events.map(({ span }) => span),
    ...climbs.map(({ at }) => ({ start: at, end: at + 1 })),
    ...toldNowIn(text),
  ]
}

/**
 * What a person wrote and no fact came from: of the profile as it stands, and of the newest day's notes.
 * @param profile - without the texts that a confirmed fact took the place of
 * @param since - the days on which the profile's texts were written
 */
export function unreadParts(
  { commitments, races }: Pick<Profile, 'commitments' | 'races'>,
  since: { readonly commitments: CivilDate; readonly races: CivilDate },
  newest: Pick<HistoryDay, 'notes' | 'tomorrowNotes'> = {},
): UnreadPart[] {
  const texts = { commitments, races, notes: newest.notes ?? '', tomorrow: newest.tomorrowNotes ?? '' }
  return Object.entries(texts).flatMap(([field, text]) =>
    text.trim() === ''
      ? []
      : partsOf({ field: field as Field, text, on: field === 'races' ? since.races : since.commitments }),
  )
}
