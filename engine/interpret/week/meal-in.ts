import type { Block } from './week-book.ts'

/** [min] Who is at it for so long does not eat all the time. */
const LONGEST_MIN = 360
/** Others' that are served are no meal of one's own. */
const MEAL = /(?<!\p{L})(?:lunch(?: meeting)?|brunch|dinner)(?! (?:shift|serv|rush|duty|run|lad))(?!\p{L})/iu

/** The meal that hours with others are, by its own word: "lunch meeting", "brunch with friends"; null where they are none. */
export function mealIn({ label, start, end, spanStart, spanEnd }: Block, text: string): string | null {
  if (end - start >= LONGEST_MIN || !/^(?:meeting|busy|family|work)$/.test(label)) return null
  return MEAL.exec(text.slice(spanStart, spanEnd))?.[0].toLowerCase() ?? null
}
