import { addDays, dayNumber, weekdayOf } from '../../civil-date.ts'
import type { BusyBlock, CommitmentsReading, ConfirmedFacts, TimePreference } from '../../model.ts'
import { WEEKDAYS } from '../../model.ts'
import type { Availability } from '../availability/availability.ts'
import { factsOf } from '../availability/facts-said.ts'
import type { Saying } from '../availability/saying.ts'
import { unreadIn } from '../unread.ts'
import { type Fact, sentenceOf } from './guess.ts'
import { GUESSES } from './guesses.ts'
import { namedDays, namedHours } from './owed.ts'
import { weekPlaces } from './week-places.ts'

/*
 * What somebody said may be read otherwise than it was meant, and nothing in the reading itself shows it. What shows it is
 * what the same words say besides: days and hours that no fact holds, a refusal whose reach is open, weeks in turns of
 * which nothing came, another fact that leaves no room. Whatever leaves such words over is asked about.
 */

/** [ratio] The sureness of what is doubted: a screen asks. */
const DOUBTED = 0.5
/** [ratio] Below this one does. */
const ASKED_BELOW = 0.6

/**
 * What was read of a text, with what says less than its words asked about.
 * @param reading - the hours of its week, in their seasons
 */
export function doubted<Said extends Availability>(
  text: string,
  said: Said,
  reading: CommitmentsReading,
): { readonly said: Said; readonly reading: CommitmentsReading } {
  const own = said.sayings.map(factOfSaying)
  const busy = reading.busy.map((one) => factOfHours('hours', one))
  const wishes = reading.preferences.map((one) => factOfHours(one.strength === 'avoid' ? 'shunned' : 'wish', one))
  const around = {
    ...{ text, facts: [...own, ...busy, ...wishes] },
    ...{ days: namedDays(text), hours: namedHours(text) },
    unread: unreadIn(said.cut, weekPlaces(text, said, reading)),
  }
  const isDoubted = (fact: Fact | undefined) =>
    fact !== undefined &&
    (GUESSES[fact.kind] ?? []).some((guess) => guess(fact, { ...around, sentence: sentenceOf(text, fact) }))
  const lowered =
    (facts: readonly Fact[]) =>
    <One extends { readonly confidence: number }>(one: One, at: number): One =>
      isDoubted(facts[at]) ? { ...one, confidence: Math.min(one.confidence, DOUBTED) } : one
  const sayings = said.sayings.map((one, at): Saying => (isDoubted(own[at]) ? { ...one, isUnsure: true } : one))
  return {
    said: { ...said, sayings, facts: inDoubt(said.facts, sayings) },
    reading: { busy: reading.busy.map(lowered(busy)), preferences: reading.preferences.map(lowered(wishes)) },
  }
}

/** The facts of sayings, with those asked about that no certain saying comes to. */
function inDoubt({ week, ...facts }: ConfirmedFacts, sayings: readonly Saying[]): ConfirmedFacts {
  if (!week || !sayings.some(({ isUnsure }) => isUnsure)) return week ? { ...facts, week } : facts
  const certain = factsOf(sayings.filter(({ isUnsure }) => !isUnsure)).week
  const bound = new Set(sayings.flatMap((one) => (one.isUnsure && 'hours' in one ? one.days : [])))
  const unsureDays = WEEKDAYS.filter(
    (day) =>
      (week.never?.includes(day) && !certain?.never?.includes(day)) ||
      (week.maxMin?.[day] !== undefined && week.maxMin[day] !== certain?.maxMin?.[day]),
  )
  const windows = week.windows?.map((one) =>
    one.days.some((day) => bound.has(day)) ? { ...one, unsure: true as const } : one,
  )
  return { ...facts, week: { ...week, ...(windows && { windows }), ...(unsureDays.length > 0 && { unsureDays }) } }
}

function factOfSaying(one: Saying): Fact {
  const hours = 'hours' in one && one.hours ? [one.hours] : one.kind === 'busy' ? [one] : []
  return {
    ...{ ...one.span, kind: one.kind, hours, days: daysOf(one) },
    isInTurns: 'season' in one && one.season?.turn !== undefined,
    isAsked: false,
  }
}

/** The days that a saying is of: of a stretch by dates, those that it has. */
function daysOf(one: Saying): Fact['days'] {
  if (one.kind !== 'away') return 'days' in one ? one.days : null
  const length = Math.min(dayNumber(one.to) - dayNumber(one.from) + 1, WEEKDAYS.length)
  return Array.from({ length }, (_, at) => weekdayOf(addDays(one.from, at)))
}

function factOfHours(kind: 'hours' | 'wish' | 'shunned', one: BusyBlock | TimePreference): Fact {
  return {
    ...one.span,
    kind,
    hours: [one],
    days: one.days,
    isInTurns: one.turn !== undefined,
    isAsked: one.confidence < ASKED_BELOW,
  }
}
