import { isOneSlip } from './slip.ts'

/** English days as they are spelled and as many hear them. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['monday', 'mon'],
  ['tuesday', 'tue'],
  ['wednesday', 'wed'],
  ['wensday', 'wed'],
  ['wendsday', 'wed'],
  ['thursday', 'thu'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
  ['satday', 'sat'],
  ['sunday', 'sun'],
]
/** Those of them that nobody's dictionary has. */
const AS_HEARD = /^(?:wensday|wendsday|satday)$/
/** Words one slip away from a day that mean what they say. */
const NEIGHBOURS = /^(?:sundry|sundae|sundaes|mundane|montage)$/
/** Cheap to ask of every word: letters that days begin and end with. */
const LIKE_A_DAY = /^(?:[mtwfs]|[aeiouhr][mtwfs])\p{L}{2,8}(?:a|y|ys|day|days)$/u
const WORD = /(?<!\p{L})\p{L}{5,11}(?!\p{L})/gu

/** A text with misspelled days by their short names, each character where it was. */
export const withDaysSpelled = (text: string): string =>
  text.replaceAll(WORD, (word) => misspelledDay(word.toLowerCase())?.padEnd(word.length) ?? word)

/**
 * The short name of the English day that a word was meant to be, where it is misspelled by one slip.
 * @param word - in small letters
 */
export function misspelledDay(word: string): string | null {
  if (!LIKE_A_DAY.test(word) || NEIGHBOURS.test(word)) return null
  const one = word.replace(/s$/, '')
  for (const [day, short] of SPELLINGS) {
    if (one === day) return AS_HEARD.test(day) ? short : null
    if (isOneSlip(one, day)) return short
  }
  return null
}
