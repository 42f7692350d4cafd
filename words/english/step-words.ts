import type { SizeFact, SplitFact } from '../../engine/sessions/step-facts.ts'
import type { WordsFor } from '../words.ts'

/** How much there is to do in one step. */
export const STEP_WORDS: WordsFor<SizeFact | SplitFact> = {
  'set-size': ({ unit, low, high, eachSide }) => {
    const size = unit === 'seconds' ? `${high} s` : unit === 'metres' ? `${high} m` : `${low}-${high}`
    return eachSide ? `${size} each side` : size
  },
  'half-time-each-side': 'half the time each side',
  'change-sides-half-way': 'change sides half way',
  'pool-lengths': ({ count, metres }) => `${count} x ${metres} m`,
}
