import { isOneSlip } from '../slip.ts'

/** English months too short for the slips that longer words may have, by their short names. */
const MONTHS: readonly (readonly [string, string])[] = [
  ['june', 'jun'],
  ['july', 'jul'],
  ['march', 'mar'],
  ['april', 'apr'],
]
/** Thursday in Spanish, and walks. */
const NO_MONTHS: ReadonlySet<string> = new Set(['jue', 'marche', 'marcha'])
const BESIDE_A_DAY =
  /(?<=\b\d{1,2}(?:st|nd|rd|th)?[ \t]+(?:of[ \t]+)?)[ajmu]\p{L}{2,5}(?!\p{L})|(?<!\p{L})[ajmu]\p{L}{2,5}(?=[ \t]+\d{1,2}\b)/giu

/** A text with months misspelled by one slip, beside their day, by their short names, each character where it was. */
export const withMonthsSpelled = (text: string): string =>
  text.replaceAll(BESIDE_A_DAY, (word) => misspelledMonth(word.toLowerCase())?.padEnd(word.length) ?? word)

/** Of swapped letters, one too many or one too few: another letter may be another word. */
function misspelledMonth(word: string): string | null {
  if (NO_MONTHS.has(word)) return null
  const found = MONTHS.find(
    ([month]) => isOneSlip(word, month) && (word.length !== month.length || isSwapped(word, month)),
  )
  return found?.[1] ?? null
}

const isSwapped = (word: string, month: string): boolean => [...word].sort().join('') === [...month].sort().join('')
