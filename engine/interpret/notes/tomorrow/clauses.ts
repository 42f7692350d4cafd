import { sure } from '../../../sure.ts'
import type { SymTag } from '../../lexicon.ts'
import type { Mark, Note } from '../check-in-words.ts'

/** A piece of a note with one thought in it. */
export type Clause = { readonly id: number; readonly marks: Mark[]; readonly from: number; readonly to: number }

/** Marks that tell a time. */
export const TIME_TAGS = new Set(['range', 'time', 'win', 'winall'])

/** The words of a clause. */
export function textOf({ items }: Note, { from, to }: Pick<Clause, 'from' | 'to'>): string {
  return items
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

/** Clauses of the note, without what they say of other days; a piece with nothing but a time joins the one before it. */
export function clausesOf(note: Note): Clause[] {
  return rawClauses(note).map((clause) => withoutUsual(note, clause))
}

/** What leads to the hours of other days: "instead of 9-5", "statt um neun". */
const INSTEAD_OF =
  /^(?:instead of|rather than|statt|anstatt|anstelle von|au lieu de|en vez de|en lugar de|em vez de|invece di|invece che|in plaats van)\b/
/** [words] that such a phrase takes. */
const INSTEAD_REACH = 3

/** "Working 12 to 8 instead of 9-5": what stands behind it is how it is on other days. */
function withoutUsual(note: Note, clause: Clause): Clause {
  const until = note.items.findIndex(
    (_, at) =>
      at > clause.from && at < clause.to && INSTEAD_OF.test(textOf(note, { from: at, to: at + INSTEAD_REACH })),
  )
  const isTimed = clause.marks.some(({ tag, at }) => TIME_TAGS.has(tag) && at < until)
  return isTimed ? { ...clause, marks: clause.marks.filter(({ at }) => at < until), to: until } : clause
}

function rawClauses(note: Note): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const cuts: number[] = []
  for (let at = 1; at <= note.items.length; at += 1) {
    const isEnd = at === note.items.length || note.clauseOf[at] !== note.clauseOf[at - 1]
    const splits = !isEnd && splitsEvents(note, at, from)
    if (isEnd || splits) {
      cuts.push(at)
      clauses.push({
        id: clauses.length,
        from,
        to: at,
        marks: note.marks.filter((mark) => mark.at >= from && mark.at < at),
      })
      from = at
    }
  }
  return clauses
}

/** `and` between two told times starts another clause, `then` always does. */
function splitsEvents(note: Note, at: number, from: number): boolean {
  const item = sure(note.items[at])
  if (item.tag !== 'and') return false
  const timed = (start: number, end: number) => note.items.slice(start, end).some((each) => TIME_TAGS.has(each.tag))
  return timed(from, at) && timed(at + 1, Math.min(note.items.length, at + 12))
}

/** "Morgen kan ik niet" is one phrase. */
const OF_TOMORROW = /(?:^| )(?:morgen|demain|manana|domani|amanha)(?: |$)/

/** Whether a clause is about tomorrow. */
export function isTomorrow(note: Note, clause: Clause, kind: 'notes' | 'tomorrow'): boolean {
  const has = (tag: SymTag) => clause.marks.some((mark) => mark.tag === tag)
  const sentence = note.sentenceOf[clause.from]
  const said = note.marks.some((mark) => mark.tag === 'tomorrow' && mark.sentence === sentence && mark.at < clause.to)
  if (kind === 'notes') {
    const before = note.marks.some(
      (mark) => mark.tag === 'tomorrow' && mark.at < clause.from && sure(sentence) - mark.sentence <= 1,
    )
    return (
      has('tomorrow') ||
      clause.marks.some(({ tag, text }) => tag === 'unavailable' && OF_TOMORROW.test(text)) ||
      said ||
      (before && (has('event') || has('prefertrain') || has('unavailable')) && !has('lastnight'))
    )
  }
  if (has('tomorrow'))
    return !note.marks.some(
      (mark) => mark.tag === 'lastnight' && mark.at >= clause.from && mark.at < clause.to && !has('event'),
    )
  if (isThroughTomorrow(note, clause) || isOfSales(note, clause)) return true
  if (has('otherday') || has('days') || has('lastnight'))
    return has('event') &&
      has('lastnight') &&
      note.items.slice(clause.from, clause.to).some((item) => item.tag === 'time' || item.tag === 'range')
      ? !has('otherday') && !has('days') && has('leaveby')
      : false
  return true
}

/** "Jury duty all week", "away until Sunday": through tomorrow, as far as can be told. */
function isThroughTomorrow(note: Note, clause: Clause): boolean {
  return clause.marks.some(
    ({ tag, text, at }) =>
      tag === 'days' && (WHOLE_WEEK.test(text) || (at > 0 && sure(note.items[at - 1]).tag === 'until')),
  )
}

/** "Black Friday shift": a day of the year, and none of the week. */
function isOfSales(note: Note, clause: Clause): boolean {
  return clause.marks.some(
    ({ tag, text, at }) => tag === 'days' && text === 'friday' && note.items[at - 1]?.text === 'black',
  )
}

const WHOLE_WEEK =
  /^(?:all|this|the whole|die ganze|diese|toute la|cette|toda la|esta|toda a|tutta la|questa|de hele|deze) (?:week|woche|semaine|semana|settimana)$/

/** `workout first thing`, `could train after 5`: a wish, unless the event itself is what is timed. */
export function isWish(note: Note, clause: Clause, event: Mark): boolean {
  const verb = sure(clause.marks.find((mark) => mark.tag === 'prefertrain'))
  const time = clause.marks.find((mark) => TIME_TAGS.has(mark.tag))
  if (!time || isPractice(event, verb)) return false
  // "I would like to train before 7": the word that could be a journey is the training itself.
  if (clause.marks.some((mark) => mark.tag === 'prefertrain' && mark.at === event.at)) return true
  const strong =
    /train|workout|session|could|can do|prefer|please|entren|trainier|seance|trein|workout|exercise|svp|bitte|por favor|lieber|mejor|melhor|plutot|meglio|preferisco|allen|liever|liefst|trainen|graag/.test(
      verb.text,
    )
  return strong && Math.abs(verb.at - time.at) <= Math.abs(event.at - time.at) + 1 && note.items.length > 0
}

/** "Football training 7-8:30": an hour of a team's or of work's, and no wish to train then. */
function isPractice(event: Mark, verb: Mark): boolean {
  return verb.at === event.at + 1 && /^(?:training|practice|entrenamiento|treino|allenamento)$/.test(verb.text)
}

/** [min] of one engagement from which on a day has no room beside it. */
const ROUND_THE_CLOCK_MIN = 20 * 60

/** A duty or a flight of a day and a night. */
export function isRoundTheClock(note: Note, { from, to }: Clause): boolean {
  return note.items.slice(from, to).some(
    ({ tag, text, minutes = 0, from: begun }) =>
      (tag === 'dur' && minutes >= ROUND_THE_CLOCK_MIN) ||
      // "Guardia de 24 h" has been read as "from midnight" by then.
      (tag === 'time' && text === 'de' && begun?.hour === 24),
  )
}
