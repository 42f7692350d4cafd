import { sure } from '../../../sure.ts'
import type { Item } from '../../items.ts'
import { DAY_END, DAY_START } from '../../windows.ts'
import type { Mark, Note } from '../check-in-words.ts'
import { type Clause, textOf } from './clauses.ts'
import type { HourDoubt } from './doubt.ts'
import { type Minutes, minuteIn } from './times.ts'

/** Where something of tomorrow was told, and the rule by which it is in doubt. */
export type Place = { readonly at: Pick<Item, 'start' | 'end'>; readonly doubt: HourDoubt | null }
export type Placed = Minutes & Place

/** [min] half a day */
const HALF_DAY = 720

/** What says that work begins later than usual, in seven languages. */
const LATE_START =
  /\b(?:late start|start late|starting late|(?:not|dont|wont|havent|no) (?:\w+ ){0,2}(?:be |due )?(?:in|at work|in the office|needed|start) |spater anfangen|fange? (?:morgen )?(?:erst|spater)|erst (?:um|ab|gegen)|empiezo (?:mas )?tarde|commence (?:plus )?tard|comeco (?:mais )?tarde|inizio (?:piu )?tardi|begin (?:pas|later))\b/

/** What says that work ends earlier than usual. */
const EARLY_END =
  /\b(?:early finish|finish(?:ing)? early|(?:done|off|home|out) early|half day|fruher (?:schluss|feierabend)|salgo (?:antes|temprano)|sors? plus tot|saio mais cedo|esco prima|eerder klaar)\b/

/** Hours that work leaves free on another day than others: "not in till 11", "early finish, 3pm"; as far as can be told. */
export function hoursBesideWork(note: Note, clause: Clause, times: readonly Mark[]): Placed | null {
  const time = times.find(({ tag, value }) => tag === 'time' && /^(?:until|before|at|from)$/.test(value))
  const from = note.sentenceOf.indexOf(sure(note.sentenceOf[clause.from]))
  if (!time || clause.marks.some(({ tag }) => tag === 'homeby' || tag === 'prefertrain')) return null
  const sentence = `${textOf(note, { from, to: clause.to })} `
  if (EARLY_END.test(sentence) && time.value === 'at') return fromHome(note, clause, time)
  const end = minuteIn(note, clause, time.item)
  return LATE_START.test(sentence) && end > DAY_START
    ? { start: DAY_START, end, at: time.item, doubt: 'supposed' }
    : null
}

/** "Home by 7": training is after that; a bare hour is one of the afternoon. */
export function fromHome(note: Note, clause: Clause, { item }: Mark): Placed | null {
  const { half, exact } = sure(item.from)
  const told = minuteIn(note, clause, item)
  const start = half === null && !exact && told < HALF_DAY ? told + HALF_DAY : told
  return start < DAY_END ? { start, end: DAY_END, at: item, doubt: 'supposed' } : null
}

const BACK =
  /\b(?:back|home|return(?:ing)?|zuruck|heim|zuhause|retour|rentre|de vuelta|vuelvo|casa|volto|torno|terug|thuis)\b/
/** [words] before an hour within which it is said what it is of. */
const BACK_REACH = 4

/** Whether an hour is that of coming home. */
export function isReturn(note: Note, mark: Mark): boolean {
  return BACK.test(textOf(note, { from: Math.max(0, mark.at - BACK_REACH), to: mark.at + 1 }))
}

/** "I leave at 6 and get back at 6": away from morning to evening, as nobody comes back before they left. */
export function untilBack<Away extends Minutes>(leave: Away, back: number): Away {
  if (back > leave.start) return { ...leave, end: back }
  const start = leave.start >= HALF_DAY ? leave.start - HALF_DAY : leave.start
  return { ...leave, start, end: back < HALF_DAY ? back + HALF_DAY : back }
}

/** "Nothing tomorrow, totally free": nothing is on. */
export function isNothingOn(note: Note, { text, sentence }: Mark): boolean {
  if (!/^(?:nothing|nada|nichts|rien|niente|nulla|niets|niks)\b/.test(text)) return false
  return note.marks.some((mark) => mark.tag === 'free' && mark.sentence === sentence)
}

/** What mostly takes a whole day, in seven languages. */
const DAY_LONG =
  /^(?:moving (?:house|day)|jury duty|weddings?|funeral|conference|festival|surgery|operation|umzug|hochzeit|demenagement|mariage|mudanza|boda|mudanca|casamento|trasloco|matrimonio|verhuizing|bruiloft)$/

/** "Moving house": without an hour it may be the whole day. */
export const isDayLong = ({ text }: Mark): boolean => DAY_LONG.test(text)

/** "At 2pm and again at 7": later than the time before. */
export function laterToday(note: Note, clause: Clause, window: Placed, before: Minutes | undefined): Placed {
  const isAgain = note.items.slice(clause.from, clause.to).some(({ text }) => /^(?:again|nochmal|otra vez)$/.test(text))
  const isEarlier = before !== undefined && window.start <= before.start && window.end + HALF_DAY <= DAY_END
  return isAgain && isEarlier ? { ...window, start: window.start + HALF_DAY, end: window.end + HALF_DAY } : window
}
