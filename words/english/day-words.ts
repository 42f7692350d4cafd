import type { Care, DayFact } from '../../engine/day/day-facts.ts'
import type { WordsFor } from '../words.ts'

const CARE: Readonly<Record<Care, string>> = {
  sleep: 'Sleep',
  shower: 'Shower and change',
  'wake-up': 'Wake up',
  'wind-down': 'Wind down',
  stretch: 'Recovery: stretch and loosen',
  walk: 'Brisk walk',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
}

/** A label with every word in upper case, `Family Time`; what stands in brackets is no part of the name. */
function titleCased(label: string): string {
  const [name = '', ...aside] = label.trim().split(/(?=\s*\()/)
  const words = name.split(/\s+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join(' ') + aside.join('')
}

/** What a day holds beside training. */
export const DAY_WORDS: WordsFor<DayFact> = {
  care: ({ of }) => CARE[of],
  'care-day-sleep': 'Sleep after the night shift: dark room, phone away.',
  'care-sleep': 'At least seven hours: the cheapest training there is.',
  'care-wake-up': 'A glass of water, daylight, and a look at the day ahead.',
  'care-wind-down': 'Lights low, slow breathing: in for four, out for six.',
  'care-stretch': 'Ten to twenty gentle minutes for hips, back and shoulders.',
  'care-walk': 'Adds to your daily steps; about 7,000 is where most of the benefit lies.',
  commitment: ({ label }) => titleCased(label === '' ? 'Busy' : label),
  'began-yesterday': 'Began yesterday evening.',
}
