import { aroundTraining } from './confirmed/readings.ts'
import { type Availability, readAvailability } from './interpret/availability/availability.ts'
import { readRaces } from './interpret/races/races.ts'
import { partsOf, unreadOfRaces, unreadOfWeek } from './interpret/unread-parts.ts'
import { readCommitments } from './interpret/week/commitments.ts'
import { doubted } from './interpret/week/doubted.ts'
import { inSeasons } from './interpret/week/in-seasons.ts'
import { withOffers } from './interpret/week/with-offers.ts'
import { remembered } from './memo.ts'
import type { CivilDate, CommitmentsReading, PlanInput, RacesReading } from './model.ts'
import type { UnreadPart } from './plan-model.ts'
import { seedOf } from './rng.ts'
import { readTold, type TextTold } from './told-of-training.ts'

/*
 * The two texts of a profile are read once, when they change, and what was read is kept with them: a reader that understands
 * more tomorrow changes nobody's plan that is under way. Dangers and conditions are heard anew each time: `safety/`,
 * `screening/`.
 */

/** Of which words a reading is. */
type Of = {
  /** The day from which their "next week" counts. */
  readonly on: CivilDate
  /** A sum over the words. */
  readonly sum: number
}

/** What the text about the week says. */
export type WeekRead = Of &
  Availability & {
    /** The busy hours of its `rest`, each for itself. */
    readonly own: CommitmentsReading
    /** The same, with what the sayings make of them: what a plan is made from. */
    readonly commitments: CommitmentsReading
    readonly told: TextTold
    readonly unread: readonly UnreadPart[]
  }

/** What the text about races says. */
export type RacesRead = Of & RacesReading & { readonly told: TextTold; readonly unread: readonly UnreadPart[] }

export type TextsRead = { readonly week: WeekRead; readonly races: RacesRead }

/** Readings as they are kept; `shape`: how they are written down. */
export type KeptTexts = Partial<TextsRead> & { readonly shape: number }

/** Another shape of what is kept has another number, and then each text is read anew: `read-texts.test.ts` says when. */
export const SHAPE = 2
/** Shapes that can be read: the first lacks doubts alone, and what was kept so changes no plan that is under way. */
const READABLE: ReadonlySet<number | undefined> = new Set([1, SHAPE])

/** Texts whose reading is remembered. */
const TEXTS_REMEMBERED = 32

type Text = { readonly text: string; readonly on: CivilDate }
const keyOf = ({ text, on }: Text) => `${on} ${text}`

const readWeek = remembered(TEXTS_REMEMBERED, keyOf, ({ text, on }): WeekRead => {
  const heard = readAvailability(text, on)
  const own = readCommitments(heard.rest)
  const { said: read, reading } = doubted(text, heard, inSeasons(own, heard.seasons))
  return {
    ...{ on, sum: seedOf(text), ...read, own },
    commitments: aroundTraining(withOffers(reading, read.sayings), read.facts),
    // With the commas that were left out.
    told: readTold(read.cut),
    unread: partsOf('commitments', text, unreadOfWeek(text, read, own)),
  }
})

const readOfRaces = remembered(TEXTS_REMEMBERED, keyOf, ({ text, on }): RacesRead => {
  const read = readRaces(text, on)
  return {
    ...{ on, sum: seedOf(text), ...read },
    told: readTold(text),
    unread: partsOf('races', text, unreadOfRaces(text, read)),
  }
})

/** Busy hours that were read, by whomever, with what the sayings of the same text make of them. */
export function asPlanned(own: CommitmentsReading, { facts, sayings, seasons }: Availability): CommitmentsReading {
  return aroundTraining(withOffers(inSeasons(own, seasons), sayings), facts)
}

/** The day from which what a person wrote of their days is told. */
function commitmentsSince({ written, begun, anchor, today }: Since): CivilDate {
  return written?.commitments ?? begun ?? anchor ?? today
}

/** The same of their races. */
function racesSince({ written, ...input }: Since): CivilDate {
  return written?.races ?? commitmentsSince(input)
}

type Since = Pick<PlanInput, 'written' | 'begun' | 'anchor' | 'today'>

/**
 * What the texts of a profile say: as it is kept, where it is of these very words, or read now.
 * @param since - the day from which the races are told, where no other than the profile's own
 */
export function textsRead(
  input: Since & Pick<PlanInput, 'profile'>,
  kept?: KeptTexts,
  since = racesSince(input),
): TextsRead {
  const { commitments, races } = input.profile
  const own = READABLE.has(kept?.shape) ? kept : undefined
  return {
    week:
      fitting(own?.week, { text: commitments, on: commitmentsSince(input) }) ??
      readWeek({ text: commitments, on: commitmentsSince(input) }),
    races: fitting(own?.races, { text: races, on: since }) ?? readOfRaces({ text: races, on: since }),
  }
}

function fitting<Read extends Of>(read: Read | undefined, { text, on }: Text): Read | undefined {
  return read?.on === on && read.sum === seedOf(text) ? read : undefined
}

/** What of a reading is how it was worded: it plans nothing. */
const WORDING: ReadonlySet<string> = new Set(['name', 'span', 'spans', 'confidence'])

/** Whether two texts about races say the same of events and of training, whatever their words. */
export function saySameOfRaces(one: Text, other: Text): boolean {
  const said = ({ events, told }: RacesRead) =>
    JSON.stringify({ events, told }, (key, value) => (WORDING.has(key) ? undefined : value))
  return said(readOfRaces(one)) === said(readOfRaces(other))
}

/** What is kept of the text about the week, where it is of these very words. */
export function keptWeek(input: Since & Pick<PlanInput, 'profile'>, kept?: KeptTexts): WeekRead | null {
  const week = READABLE.has(kept?.shape) ? kept?.week : undefined
  return fitting(week, { text: input.profile.commitments, on: commitmentsSince(input) }) ?? null
}

/** What is to be kept of a plan's texts; null where it is kept. */
export function textsToKeep(input: Since & Pick<PlanInput, 'profile'>, kept?: KeptTexts): KeptTexts | null {
  const read = textsRead(input, kept)
  return read.week === kept?.week && read.races === kept.races ? null : { shape: SHAPE, ...read }
}
