import type { Span } from '../../../model.ts'
import { sure } from '../../../sure.ts'
import { MINUTES, minutesOf } from '../../availability/amounts.ts'
import { isDenied, isOthersClause, isPast, marksOf, type Note } from '../check-in-words.ts'
import { type Ahead, TomorrowBook, type TomorrowBusy } from './book.ts'
import { type Clause, clausesOf, isTomorrow, textOf } from './clauses.ts'
import { hourDoubt } from './doubt.ts'
import { timeWindows } from './times.ts'

/** What is on today at its hour, and the minutes that are left for training. */
type Today = {
  readonly busy: readonly Ahead<TomorrowBusy>[]
  readonly few: (Span & { readonly minutes: number }) | null
}

const TODAY =
  /^(?:(?:later )?today|tonight|this evening|heute(?: abend)?|aujourd ?hui|ce soir|hoy|esta noche|oggi|stasera|vandaag|vanavond|hoje|hoje a noite)$/
/** What was over, or was better than nothing, binds no more of the day. */
const OVER =
  /\b(?:better than nothing|besser als nichts|mieux que rien|mejor que nada|melhor que nada|meglio di niente|beter dan niets|did|done|managed|made it|had to|was|were|gemacht|geschafft|war|hatte|fait|hice|hecho|fiz|feito|fatto|gedaan)\b/
const LIMIT =
  '(?<![\\p{L}])(?:only|just|max(?:imum)?|at (?:the )?most|no more than|nur|bloß|h[oö]chstens|maximal|seulement|que|s[oó]lo|solamente|s[oó]|apenas|soltanto|solo|al massimo|alleen|maar|hooguit)'
/** Minutes that are left, told as such: "only ran 20 minutes today" is what was run. */
const FEW = [
  new RegExp(
    `${LIMIT}\\s+(?:(?:have|got|get|about|around|ca\\.?|etwa|rund|environ|unos|circa|zo['’]n)\\s+)*${MINUTES}`,
    'iu',
  ),
  new RegExp(
    `${MINUTES}\\s*(?:max(?:imum)?|tops|at (?:the )?most|h[oö]chstens|maximal|als m[aá]ximo|al massimo|hooguit)`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:have|got|habe|hab|ai|tengo|tenho|ho|heb)\\s+(?:(?:only|just|about|nur|que|seulement|s[oó]lo|solo|maar)\\s+)*${MINUTES}`,
    'iu',
  ),
]

/**
 * What a note says of the rest of the day that it is written on: "dentist 7am, only 20 minutes today". In the box of
 * tomorrow only what bears the word itself is of today.
 */
export function findToday(note: Note, text: string, kind: 'notes' | 'tomorrow'): Today {
  const clauses = clausesOf(note).filter((clause) => isToday(note, clause, kind))
  const book = new TomorrowBook()
  for (const clause of clauses) takeHours(note, clause, book)
  const few = clauses.flatMap((clause) => (isOver(note, clause) ? [] : (fewIn(note, clause, text) ?? [])))
  return { busy: book.tomorrow().busy, few: few[0] ?? null }
}

function isToday(note: Note, clause: Clause, kind: 'notes' | 'tomorrow'): boolean {
  if (kind === 'notes' && isTomorrow(note, clause, kind)) return false
  const sentence = note.sentenceOf[clause.from]
  const isIn = (at: number) =>
    kind === 'notes' ? note.sentenceOf[at] === sentence : at >= clause.from && at < clause.to
  const isNamed = note.items.some(({ text }, at) => isIn(at) && TODAY.test(text))
  const isAhead = note.marks.some((mark) => mark.tag === 'tomorrow' && mark.sentence === sentence)
  return isNamed && !isAhead && !OVER.test(textOf(note, clause))
}

/** Whether its sentence tells of what was done: "only 15 minutes today, but better than nothing". */
function isOver(note: Note, { from }: Clause): boolean {
  const sentence = note.sentenceOf[from]
  const words = note.items.filter((_, at) => note.sentenceOf[at] === sentence).map(({ text }) => text)
  return OVER.test(words.join(' '))
}

/** What is on at its hour. */
function takeHours(note: Note, clause: Clause, book: TomorrowBook): void {
  const times = clause.marks.filter(({ tag }) => tag === 'time' || tag === 'range')
  const event = clause.marks.find((mark) => mark.tag === 'event' && !isOthersClause(note, mark))
  const [first] = times
  const taken = event ?? clause.marks.find(({ tag }) => tag === 'cannot')
  if (!first || !taken || isPast(note, taken) || isDenied(note, taken)) return
  if (clause.marks.some(({ tag }) => tag === 'cancel' || tag === 'prefertrain' || tag === 'free')) return
  const place = { at: first.item, doubt: hourDoubt(note, clause, { event: event ?? null, times, wish: false }) }
  for (const window of timeWindows(note, clause, times, false, false, book.busy.at(-1) ?? null))
    book.busy.push({ ...window, ...place, label: event?.text ?? 'busy' })
}

function fewIn(note: Note, { from, to }: Clause, text: string): Today['few'] {
  const [start, end] = [sure(note.items[from]).start, sure(note.items[to - 1]).end]
  const words = text.slice(start, end)
  // "Only a 20 minute meeting today": of what is on.
  if (marksOf(note, 'event').some(({ at }) => at >= from && at < to)) return null
  for (const pattern of FEW) {
    const found = pattern.exec(words)
    const minutes = found?.groups ? minutesOf(found.groups) : null
    if (found && minutes !== null)
      return { minutes, start: start + found.index, end: start + found.index + found[0].length }
  }
  return null
}
