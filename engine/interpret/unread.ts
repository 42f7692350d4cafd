import type { Span } from '../model.ts'
import { DAY_NAME } from './availability/words.ts'

/** Words that say nothing of a week or an event by themselves, in the languages that are read. */
const FILLING = new Set(
  (
    'a an and the of or but also then so to for with in on at by from is are be am was it its i im ive my me we our us you your ' +
    'they he she his her this that there have has had do does get got go going usually normally mostly about ' +
    'yes yeah nope none nothing ok okay well sorry honestly basically obviously actually maybe so too otherwise ' +
    'ja nein doch halt eben nichts genau oui non voilà rien sí nada sim niente nee niks ' +
    'around please thanks thank hi hello just really very quite some any all no not day days week weeks time times hours hour ' +
    'ich und oder aber auch dann der die das den dem ein eine ist sind bin habe hab mein meine zu im am um von mit meist ' +
    'et ou mais aussi puis le la les un une des du de je suis ai mon ma mes nous est au aux avec pour ' +
    'y o pero el los las una del yo mi mis soy tengo con por para es en al ' +
    'e ou mas os as um uma do da dos das eu meu minha tenho com por no na nos nas ' +
    'il lo gli un uno di io mio mia sono ho con per nel nella en of maar het een van ik mijn ben heb met voor op'
  ).split(' '),
)

/** Up to a line's end, a full stop or comma (of no number, and no `p.m.`), a semicolon, a bracket. */
const CLAUSE = /(?:[^.,;()!?\n]|(?<=\d)[.,](?=\d)|(?<=[\s\d][ap])\.(?=\s?m)|(?<=[ap]\.\s?m)\.)+/giu
/** What leads to a reason; behind since only one of the person's, not a month. */
const WHY = '(?<=\\s)(?:because|since (?:i|we|my|the)|weil|denn|parce que|porque|perch[eé]|omdat)\\s'
/** What leads to more that has days or hours of its own, or refuses something. */
const MORE = `(?<=\\s)(?:and|but|plus|und|aber|et|mais|y|pero|e|mas|ma|en|maar)\\s(?=.*(?:\\d|${DAY_NAME})|(?:no|not|never|nie|jamais|nunca|mai|nooit)\\s)`
/** What leads to when something does not hold: facts hold without it. */
const EXCEPT_WHEN =
  '(?<=\\s)(?:(?:except|apart from|other than|au(?:ß|ss)er|sauf|excepto|salvo|tranne|eccetto|exceto|behalve)\\s(?:when|if|in|at|during|wenn|bei|im|am|quand|lors|en|cuando|si|quando|se|als|bij)|unless|es sei denn|tenzij|a menos que|a meno che)(?!\\p{L})'
const WORD = /[\p{L}\p{N}][\p{L}\p{N}:'’-]*/gu
/** [words] of meaning that a part of a clause must have to be worth quoting. */
const LEAST_WORDS = 2
/** What refuses something, or all else, says enough by one: "no jumping". */
const REFUSING =
  /^(?:please )?(?:no|not|never|avoid|only|just|can['’]?t|cannot|don['’]?t|hate|kein|keine|nie|nur|pas|jamais|nunca|solo|sólo|só|mai|geen|nooit|alleen)(?!\p{L})/iu

/** A part of a text and what became of it: a fact that is sure, one to be asked about, or nothing. */
export type Mark = Span & { readonly as: 'understood' | 'doubtful' | 'unused' }

/**
 * What became of each part of a text, in order and without overlap: every clause that facts came from, and every one that
 * no fact came from and that is not mere filling.
 * @param read - where facts came from, and whether they are to be asked about
 */
export function markedIn(text: string, read: readonly (Span & { readonly isUnsure: boolean })[]): Mark[] {
  return clausesOf(text, read).flatMap(({ words, isAlone, ...clause }): Mark[] => {
    const facts = read.filter((span) => isWithin(span, clause))
    if (facts.length > 0) return [{ ...clause, as: facts.some(({ isUnsure }) => isUnsure) ? 'doubtful' : 'understood' }]
    return isWorth({ ...clause, words, isAlone }) ? [{ ...clause, as: 'unused' }] : []
  })
}

/**
 * The clauses of a text that no fact came from and that are not mere filling, in order.
 * @param read - where facts came from
 * @param least - words of meaning that a clause has: of a day that is told, one is mostly a sigh
 */
export function unreadIn(text: string, read: readonly Span[], least = 1): Span[] {
  return clausesOf(text, read)
    .filter((clause) => isMissed(clause, read) && clause.words >= least)
    .map(({ start, end }) => ({ start, end }))
}

/** A part of a text, without the space around it, and how many words of meaning it has, at least as they count. */
type Clause = Span & { readonly words: number; readonly isAlone: boolean }

const isWorth = ({ words, isAlone }: Clause) => words >= (isAlone ? 1 : LEAST_WORDS)
const isMissed = (clause: Clause, read: readonly Span[]) =>
  isWorth(clause) && !read.some((span) => isWithin(span, clause))

/** The clauses of a text. What has days of its own is one of its own where no fact came from it, but from the rest. */
function clausesOf(text: string, read: readonly Span[]): readonly Clause[] {
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }) =>
    cutBefore(text, index, clause, WHY).flatMap((whole) => {
      const parts = cutBefore(text, whole.start, text.slice(whole.start, whole.end), `(?:${MORE}|${EXCEPT_WHEN})`)
      const isPartly = !isMissed(whole, read) && parts.slice(1).some((part) => isMissed(part, read))
      return isPartly ? parts : [whole]
    }),
  )
}

/** The parts of a clause, cut before each place where something leads to more. */
function cutBefore(text: string, at: number, clause: string, lead: string): Clause[] {
  const cut = [...clause.matchAll(new RegExp(`(?:(?!${lead}).)+|${lead}(?:(?!${lead}).)*`, 'giu'))]
  return cut.flatMap(({ 0: part, index }) => {
    const start = at + index + part.length - part.trimStart().length
    const end = at + index + part.trimEnd().length
    if (start >= end) return []
    const words = [...part.matchAll(WORD)].flatMap(([word]) => (FILLING.has(word.toLowerCase()) ? [] : word))
    const meaning = words.length
    const isRefusal = meaning > 0 && REFUSING.test(text.slice(start, end))
    // What stands by itself was said for its own sake: "vegan", "IBS". What is left of a clause may be any word of it.
    return [
      {
        start,
        end,
        words: isRefusal ? LEAST_WORDS : meaning,
        isAlone: cut.length === 1 && words.some((word) => /\p{L}{2}/u.test(word)),
      },
    ]
  })
}

const isWithin = (span: Span, clause: Span) => span.start < clause.end && span.end > clause.start
