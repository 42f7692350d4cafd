import { addDays } from '../../civil-date.ts'
import { boxRead } from '../../history/kept-notes.ts'
import type { FreshDay, KnownDay } from '../../history/known-day.ts'
import { entriesOf } from '../../history/merged-history.ts'
import { untilIn } from '../../interpret/availability/away-until.ts'
import type { CivilDate } from '../../model.ts'

/** [days] A journey that is told in a note without its end in sight is over by then. @source default-ours */
const LONGEST = 30

const TOMORROW =
  /(?<!\p{L})(?:tomorrow|tmrw|tmr|from (?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|morgen(?! (?:früh )?war)|demain|mañana|amanhã|domani)(?!\p{L})/iu
const HOME =
  /(?<!\p{L})(?:(?:back|at) home|home (?:again|at last|from)|got (?:home|back)|(?:i['’]m|we['’]re|am|are) (?:back|home)|wieder (?:daheim|zu ?hause)|de retour|de vuelta|de volta|tornat[oa] a casa|weer thuis)(?!\p{L})/iu

/** Until when somebody is away for work is not until when they work. */
const FOR_WORK = /(?<!\p{L})(?:for|with|due to|because of) work(?!\p{L})/iu

const sentencesOf = (text: string) => text.split(/[.!?;\n]+/u).filter((sentence) => sentence.trim() !== '')

/** A day on which somebody told that they are away, and the last day for which that holds. */
export type Journey = FreshDay & { readonly until: CivilDate }

/**
 * The journeys of which a note still holds: of yesterday or today, or with an end that lies ahead, until somebody is home.
 * What is told of tomorrow begins then.
 * @param past - in order
 * @param open - the first day that may change
 */
export function journeysOf(past: readonly KnownDay[], fresh: readonly FreshDay[], open: CivilDate): Journey[] {
  const told = past.filter(({ date, facts }) => facts.travel && date >= addDays(open, -LONGEST))
  return told.flatMap((known) => {
    if (past.some((later) => later.date > known.date && isHome(later))) return []
    const target = fresh.find((one) => one.known.date === known.date)?.target
    const until = lastDayOf(known, target !== undefined)
    const begins = isAhead(known) ? addDays(known.date, 1) : known.date
    const from = [begins, open, target ?? open].reduce((one, other) => (one > other ? one : other))
    return until === null || from > until ? [] : [{ known, target: from, until }]
  })
}

/** The last day for which a note says that somebody is away; one that tells no end holds as long as any other. */
function lastDayOf(known: KnownDay, isFresh: boolean): CivilDate | null {
  const tomorrow = addDays(known.date, 1)
  const end = endOf(known)
  if (end !== null && end > tomorrow) return end
  return isFresh ? tomorrow : null
}

const textsOf = (day: KnownDay) =>
  entriesOf(day).flatMap(({ notes = '', tomorrowNotes = '' }) => [notes, tomorrowNotes])

const isHome = (day: KnownDay) => !day.facts.travel && textsOf(day).some((text) => HOME.test(text))

/** The last day of a journey where its note tells one: "in Boston until Thursday". */
function endOf(day: KnownDay): CivilDate | null {
  const ends = textsOf(day)
    .flatMap(sentencesOf)
    .flatMap((sentence) => untilIn(sentence.replace(FOR_WORK, ''), false, day.date, LONGEST)?.to ?? [])
  return ends.toSorted().at(-1) ?? null
}

/** Whether all that tells of the journey is of the next day. */
function isAhead(day: KnownDay): boolean {
  return !entriesOf(day).some((entry) =>
    boxRead(entry, 'notes').sources.some(
      ({ fact, start }) => fact === 'travel' && !TOMORROW.test(sentenceAt(entry.notes ?? '', start)),
    ),
  )
}

function sentenceAt(text: string, at: number): string {
  const begins = Math.max(...['.', '!', '?', ';', '\n'].map((end) => text.lastIndexOf(end, at - 1))) + 1
  return text.slice(begins, begins + text.slice(begins).search(/[.!?;\n]|$/u))
}
