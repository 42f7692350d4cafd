import { ASIDES, type Aside } from '../lexicon/asides.ts'
import { EATING_LITTLE } from '../lexicon/eating-little.ts'

const patternOf = (rows: readonly (readonly [string, string, string])[], flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${rows.map(([, phrase]) => phrase).join('|')})`, flags)

const PATTERNS = {
  'wants-a-yes': patternOf(ASIDES['wants-a-yes'], 'giu'),
  'leave-it': patternOf(ASIDES['leave-it'], 'giu'),
  joke: patternOf(ASIDES.joke, 'giu'),
  teasing: patternOf(ASIDES.teasing, 'giu'),
} as const satisfies Record<Aside, RegExp>

/** Whether a note says such a thing on the side. */
export function says(aside: Aside, text: string): boolean {
  return text.search(PATTERNS[aside]) >= 0
}

/** A note without what it says so. */
export function without(aside: Aside, text: string): string {
  return text.replace(PATTERNS[aside], ' ')
}

const LITTLE = patternOf(EATING_LITTLE)

/** Whether somebody tells that they eat next to nothing. */
export function eatsLittle(text: string): boolean {
  return LITTLE.test(text)
}
