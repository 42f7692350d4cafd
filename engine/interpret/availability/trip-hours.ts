import { TO } from './dates.ts'
import { spaces } from './saying.ts'
import { MONTHS } from './words.ts'

const MONTH = `(?:${MONTHS.join('|')})(?!\\p{L})\\.?`
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:of\\s|de\\s|di\\s)?${MONTH}|${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?)(?:,?\\s20\\d\\d)?`
const CLOCK =
  '(?:[\\s,]+(?:at|@|from|um|à|a las?|às|alle|om)?\\s*(?:\\d{1,2}(?:[:.]\\d{2}|(?:[:.]\\d{2})?\\s?(?:[ap]m|h|uhr|uur)(?!\\p{L}))|(?:noon|midday|midnight|mittags?|midi|minuit|mediod[ií]a|medianoche|meio-dia|mezzogiorno)(?!\\p{L})))'
const TRIP = new RegExp(
  `(?<![\\p{L}\\d:.])(?<first>${DATE})(?<leaves>${CLOCK})?(?<to>${TO.source.slice(1)})(?<last>${DATE})(?<returns>${CLOCK})?`,
  'giu',
)

/**
 * A sentence in which two dates stand with their hours, "14 December 6am to 17 December 10pm", without these: whoever is
 * away from the one to the other is so by day and by night.
 */
export function withoutTripHours(sentence: string): string {
  return sentence.replace(TRIP, (told, first: string, leaves = '', to: string, last: string, returns = '') =>
    leaves || returns ? first + spaces(leaves) + to + last + spaces(returns) : told,
  )
}

/** How far behind two dates the hour of the return goes on. */
export const hoursBehind = (words: string): number => new RegExp(`^${CLOCK}`, 'iu').exec(words)?.[0].length ?? 0
