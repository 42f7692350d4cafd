import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'
import type { Language } from '../language.ts'
import type { Tag } from '../lexicon/phrases.ts'
import type { SymTag } from '../lexicon.ts'
import type { Prepared } from '../reading.ts'
import { isCompany } from './company.ts'

/** A word or phrase of a note with its meaning and where it stands. */
export type Mark = {
  readonly tag: SymTag
  readonly value: string
  readonly text: string
  /** Place among the items of the note. */
  readonly at: number
  readonly clause: number
  readonly sentence: number
  readonly item: Item
}

/** A note as a list of meaningful words, with the scopes of negation, other people and the past worked out. */
export type Note = {
  readonly language: Language
  readonly marks: readonly Mark[]
  readonly items: readonly Item[]
  readonly clauseOf: readonly number[]
  readonly sentenceOf: readonly number[]
}

const BREAKS = new Set([',', ';', '(', ')', ':', '\n', '.', '!', '?', '–', '/'])
/** Words that a colon only sets apart from what is said of them: `Sleep: poor`. */
const NAMED = /^(sleepword|moodword|energy|stressword|part|workout)$/
const NEG_REACH = 6
const PREPOSITIONS = new Set(
  'with for to from by at about around than like con mit fur bei avec pour chez com para pra de do da von zu and y und et e a vom zum thanks di da ed met voor naar bij en'.split(
    ' ',
  ),
)
const OVER =
  /over it|over the|finally over|is over|^gone$|better now|fine now|ok now|good now|back to normal|cleared up|recovered|all better|went away|has passed|wieder|uberstanden|ya no|plus rien|ja passou|superad|passat|guarit|sparit|risolt|voorbij|^over$|hersteld|genezen/
const SUBJECT_REACH = 14

/** Lays a prepared note out as marks. */
export function noteOf(prepared: Prepared): Note {
  const marks: Mark[] = []
  const items: Item[] = []
  const clauseOf: number[] = []
  const sentenceOf: number[] = []
  let clause = 0
  prepared.sentences.forEach((sentence, sentenceIndex) => {
    clause += 1
    for (let index = 0; index < sentence.length; index += 1) {
      const item = sure(sentence[index])
      const isScale =
        item.text === '/' ||
        (item.text === ':' && (sentence[index + 1]?.tight || NAMED.test(sentence[index - 1]?.tag ?? '')))
      if (
        (BREAKS.has(item.text) && !isScale && item.tag === 'sign') ||
        turns(sentence, index) ||
        (item.text === '-' && !item.tight)
      )
        clause += 1
      const at = items.length
      items.push(item)
      clauseOf.push(clause)
      sentenceOf.push(sentenceIndex)
      const place = { text: item.text, at, clause, sentence: sentenceIndex, item }
      if (item.tag === 'emo' && standsAlone(sentence)) {
        const [tag, value = ''] = item.value.split(':')
        marks.push({ tag: tag as Tag, value, ...place })
      }
      if (item.tag !== 'word' && item.tag !== 'sign') marks.push({ tag: item.tag, value: item.value, ...place })
      for (const { tag, value } of item.also) marks.push({ tag, value, ...place })
    }
  })
  return { language: prepared.language, marks, items, clauseOf, sentenceOf }
}

/** Whether emoji take the place of words: there are none, or only the name of what they tell. */
function standsAlone(sentence: readonly Item[]): boolean {
  return sentence.every(({ tag }) => /^(emo|emoji|sign|moodword|energy|dayword|fill|me)$/.test(tag))
}

/** Whether a thought turns here; `so swollen` turns nothing. */
function turns(sentence: readonly Item[], index: number): boolean {
  const item = sure(sentence[index])
  if (item.tag !== 'but') return false
  // "Dormí solo 5 h", "dormi só 5h", "maar 20 min": a word that only makes a number small.
  if (/^(so|solo|just|maar)$/.test(item.text) && /^(number|num|dur|time|range)$/.test(sentence[index + 1]?.tag ?? ''))
    return false
  return (
    item.text !== 'so' ||
    !/^(limp|pain|sore|fatigue|q|mood|stress|verystrong|strong|effort|word|swell|hedge)$/.test(
      sentence[index + 1]?.tag ?? '',
    )
  )
}

/** All marks with a tag. */
export function marksOf(note: Note, tag: SymTag): Mark[] {
  return note.marks.filter((mark) => mark.tag === tag)
}

/** Whether a mark with the tag stands in the same clause. */
export function inClause(note: Note, mark: Mark, tag: SymTag): boolean {
  return note.marks.some((each) => each.tag === tag && each.clause === mark.clause && each.at !== mark.at)
}

/** Whether a mark with the tag stands in the same sentence. */
export function inSentence(note: Note, mark: Mark, tag: SymTag): boolean {
  return note.marks.some((each) => each.tag === tag && each.sentence === mark.sentence && each.at !== mark.at)
}

const ANSWERED_NO = /^(?:no|nope|nah|not really|nein|nee|non|nao|neen)$/

/** Whether a denial reaches the mark: before it in the clause, or just after it where verbs come first. */
export function isDenied(note: Note, mark: Mark): boolean {
  for (let at = mark.at - 1; at >= 0 && at >= mark.at - NEG_REACH; at -= 1) {
    if (note.sentenceOf[at] !== mark.sentence) break
    const item = sure(note.items[at])
    if ((item.tag === 'but' && item.text !== 'so') || item.tag === 'and') break
    if (note.clauseOf[at] !== mark.clause && !isListed(note, at, mark)) break
    if (item.tag === 'neg') return true
  }
  const next = note.items[mark.at + 1]
  // "Stressed? no."
  if (next?.text === '?' && ANSWERED_NO.test(note.items[mark.at + 2]?.text ?? '')) return true
  const isAfter = (item: Item | undefined) =>
    item?.tag === 'neg' &&
    /^(nicht|none|zero|keine|kein|nada|nix|niet|geen|nessun[oa]?|niente|aucune?|nenhuma?|ninguna?|0)$/.test(item.text)
  if ((note.language === 'de' || note.language === 'nl') && isAfter(next)) return true
  return (next?.text === ':' || next?.text === '-' || next?.text === '=') && isAfter(note.items[mark.at + 2])
}

/** `no pain, soreness or fever`: a denial runs through a plain list. */
function isListed(note: Note, at: number, mark: Mark): boolean {
  for (let between = at; between < mark.at; between += 1) {
    const item = sure(note.items[between])
    if (item.tag === 'word' || item.tag === 'me' || item.tag === 'but' || item.tag === 'numa' || item.tag === 'fill')
      return false
    if (item.tag === 'sign' && item.text !== ',' && item.text !== '/') return false
  }
  return sure(note.items[at]).tag === 'neg' || sure(note.items[at]).text === ','
    ? note.items.slice(mark.at - 1, mark.at + 4).some((item) => item.tag === 'or') ||
        note.items[mark.at - 1]?.tag === 'or'
    : true
}

const TOO = /^(?:too|also|as well|auch|aussi|tambi[eé]n|tamb[eé]m|anche|pure|ook)$/
const SELF = /^(?:myself|selber|selbst|zelf|mezelf|anch ?io)$/

/** "Kids ill, me too", "baby sick, fever myself": what is said of others is said of oneself as well. */
function isOwnToo(note: Note, mark: Mark): boolean {
  const after = note.items
    .slice(mark.at + 1, mark.at + 4)
    .filter((_, at) => note.sentenceOf[mark.at + 1 + at] === mark.sentence)
  return after.some(
    (item, at) =>
      SELF.test(item.text) ||
      (item.tag === 'me' && (TOO.test(after[at + 1]?.text ?? '') || TOO.test(after[at - 1]?.text ?? ''))),
  )
}

/** Whether the mark is said of somebody else. */
export function isOthers(note: Note, mark: Mark): boolean {
  if (isOwnToo(note, mark)) return false
  for (let at = mark.at - 1; at >= 0 && at >= mark.at - SUBJECT_REACH; at -= 1) {
    if (note.sentenceOf[at] !== mark.sentence) return false
    const item = sure(note.items[at])
    if (item.tag === 'me') return false
    if (item.tag === 'otherp' || item.also.some(({ tag }) => tag === 'otherp')) {
      if (isCompany(note.items, note.clauseOf, at) && note.clauseOf[at] !== mark.clause) return false
      const before = note.items[at - 1]
      const isObject =
        before !== undefined &&
        PREPOSITIONS.has(before.text) &&
        note.items[at + 1]?.tag !== 'neg' &&
        note.clauseOf[at] !== undefined &&
        at > 1 &&
        before.text !== 'and' &&
        before.text !== 'y' &&
        before.text !== 'und' &&
        before.text !== 'et' &&
        before.text !== 'e' &&
        before.text !== 'ed' &&
        before.text !== 'en'
      return !isObject
    }
  }
  return false
}

/** Whether somebody else is spoken of in the mark's own clause. */
export function isOthersClause(note: Note, mark: Mark): boolean {
  if (!isOthers(note, mark)) return false
  return note.items.some((item, at) => at < mark.at && note.clauseOf[at] === mark.clause && item.tag === 'otherp')
}

/** "Same as last week", "sore since last week", "wie letzte Woche": what is compared with then, or began then, is now. */
const COMPARED =
  /(?:^| )(?:like|as|than|since|from|unlike|wie|als|seit|comme|depuis|como|desde|come|dalla|dan|zoals|sinds)$/
const WORSE_THAN = /^(?:plus|moins|pire|peor|mas|menos|pior|mais|peggio|piu|meno|igual|mismo)$/

function isMeasure(note: Note, at: number): boolean {
  const before = note.items[at - 1]?.text ?? ''
  if (COMPARED.test(before)) return true
  return (
    /^(?:que|che|della)$/.test(before) &&
    note.items.slice(Math.max(0, at - 5), at).some(({ text }) => WORSE_THAN.test(text))
  )
}

/** Whether the mark is of a time that is over, longer ago than yesterday. */
export function isPast(note: Note, mark: Mark): boolean {
  return note.marks.some(
    (each) =>
      each.tag === 'past' &&
      each.clause === mark.clause &&
      Math.abs(each.at - mark.at) < 12 &&
      !isMeasure(note, each.at),
  )
}

/** Whether the mark is only supposed: after `might`, `if` and the like. */
export function isSupposed(note: Note, mark: Mark): boolean {
  return note.marks.some(
    (each) => each.tag === 'maybe' && each.clause === mark.clause && each.at < mark.at && mark.at - each.at < 9,
  )
}

/** "Knee hurts after the flu": what is over is the illness. */
const OF_ILLNESS = /(?:^| )(?:after|over)(?: the| my| a)? (?:flu|cold|bug|covid|cough)$/

/** Whether the clause of the mark, or the next one of the sentence, says that it is over. */
export function isGone(note: Note, mark: Mark): boolean {
  const next = note.marks.filter((each) => each.clause === mark.clause + 1 && each.sentence === mark.sentence)
  // "Been off with a bug, finally over it": nothing else is spoken of in between.
  const over = next.find((each) => each.tag === 'gone' && OVER.test(each.text) && !isDenied(note, each))
  if (over && !next.some((each) => /^(part|ill|pain|sore|still|strongpain|otherp)$/.test(each.tag))) return true
  return note.marks.some(
    (each) =>
      each.tag === 'gone' &&
      (mark.tag === 'ill' || !OF_ILLNESS.test(each.text)) &&
      each.clause === mark.clause &&
      !isDenied(note, each) &&
      // "Better than yesterday" is not over yet.
      !/^(than|que|als|do)$/.test(note.items[each.at + 1]?.text ?? '') &&
      !inClause(note, each, 'still'),
  )
}

/** The writer's own, present, not denied and not only supposed. */
export function holds(note: Note, mark: Mark): boolean {
  return !isDenied(note, mark) && !isOthers(note, mark) && !isPast(note, mark) && !isSupposed(note, mark)
}

/** The place of a number on a scale of ten in the clause of a mark, or null. */
export function tenths(note: Note, mark: Mark): number | null {
  for (let at = 0; at < note.items.length; at += 1) {
    if (note.clauseOf[at] !== mark.clause || Math.abs(at - mark.at) > 8) continue
    const value = scaleAt(note, at)
    if (value !== null) return value
  }
  return null
}

/** The value of `7/10`, `7 out of 10` at a place, or null. */
export function scaleAt(note: Note, at: number): number | null {
  const first = note.items[at]
  if (first?.tag !== 'number' && first?.tag !== 'num') return null
  let next = at + 1
  let value = Number(first.value)
  if ((note.items[next]?.text === '.' || note.items[next]?.text === ',') && note.items[next + 1]?.tag === 'number') {
    value = Number(`${first.value}.${sure(note.items[next + 1]).value}`)
    next += 2
  }
  const isTen = note.items[next]?.text === '/' && note.items[next + 1]?.value === '10'
  // "7 de 10" has been read as "from ten" by then.
  const tail = note.items[next]
  const ofTen =
    tail?.tag === 'time' && sure(tail.from).hour === 10 && sure(tail.from).minute === 0 && tail.value === 'from'
  const joined =
    /^(sur|sobre|em|von|auf|of)$/.test(tail?.text ?? '') &&
    /^(10|zehn|dix|diez|dez|ten)$/.test(note.items[next + 1]?.text ?? '')
  return (isTen || ofTen || joined || tail?.tag === 'scale') && value <= 10 ? value : null
}

/** [words] before what it takes a little of: "a bit tired". */
const HEDGE_REACH = 3

/** Whether a word like "a bit" stands before a mark. */
export const isHedged = (note: Note, mark: Mark): boolean =>
  note.marks.some(
    ({ tag, clause, at }) => tag === 'hedge' && clause === mark.clause && at < mark.at && mark.at - at <= HEDGE_REACH,
  )
