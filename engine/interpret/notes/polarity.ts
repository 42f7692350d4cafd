import { PLEASANT, UNPLEASANT } from '../lexicon/polarity.ts'

const patternOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${phrases.join('|')})(?![\\p{L}\\d])`, 'giu')
const GOOD = patternOf(PLEASANT)
const BAD = patternOf(UNPLEASANT)

/** `not fun`, `nicht schlimm`, `pas génial`: the word says the opposite, or nothing. */
const DENIED =
  /(?:\bnot|\bnothing|\bnada|\bnichts|\brien|\bniente|\bniks|n['’]t|\bnever(?! been)|\bno longer|\bwithout|\bhardly|\bless|\bnicht|\bkeine?n?|\bpas|\bno|\bnao|\bnon|\bniet|\bgeen|\bweniger|\bmoins|\bmenos|\bmeno|\bminder|\bhalb so|\bwish\p{L}*|\bhop(?:e|ing)|\bwould be|\beveryone else|\bother people|\bused to)(?:\s+\p{L}+){0,2}\s*$|\b(?:not|never) (?:one|a single|any) (?:minute|second|moment|bit|step|part|rep)(?:\s+\p{L}+){0,4}\s*$/iu

/** Nobody puts an exclamation mark behind an ordinary day. */
const DELIGHTED = /!\W*$/u
const SOUR =
  /\b(?:not|no|never|nothing|nobody|stop|help|why|again|nicht|kein\p{L}*|nie|wieder|pas|jamais|encore|nunca|otra|nao|non|mai|niet|nooit|weer)\b|n['’]t\b/iu

const plainOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss')
const lastIn = (plain: string, pattern: RegExp, isDenied: boolean) =>
  [...plain.matchAll(pattern)].findLast(({ index }) => DENIED.test(plain.slice(0, index)) === isDenied)?.index ?? -1

/**
 * Whether a note is pleasant or not as a whole, by its words alone: what is told last decides where it tells of both.
 * @param text - as typed
 */
export function findPolarity(text: string): 'good' | 'bad' | null {
  const plain = plainOf(text)
  const good = lastIn(plain, GOOD, false)
  const bad = Math.max(lastIn(plain, BAD, false), lastIn(plain, GOOD, true))
  if (good === bad) return DELIGHTED.test(plain) && !SOUR.test(plain) ? 'good' : null
  return good > bad ? 'good' : 'bad'
}

/** Whether a note has a pleasant word that is meant, whatever else it tells. */
export function isPleasantToo(text: string): boolean {
  return lastIn(plainOf(text), GOOD, false) >= 0
}
