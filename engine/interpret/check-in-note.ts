import { type Note, noteOf } from './check-in-words.ts'
import { ENGLISH_CHECK_INS } from './lexicon/english-check-ins.ts'
import { FRENCH_CHECK_INS } from './lexicon/french-check-ins.ts'
import { GERMAN_CHECK_INS } from './lexicon/german-check-ins.ts'
import { PORTUGUESE_CHECK_INS } from './lexicon/portuguese-check-ins.ts'
import { SPANISH_CHECK_INS } from './lexicon/spanish-check-ins.ts'
import { withTimes } from './lexicon/times.ts'
import { TURNS } from './lexicon/turns.ts'
import { preparer } from './reading.ts'

const prepare = preparer(
  withTimes({
    en: [ENGLISH_CHECK_INS, TURNS],
    es: [SPANISH_CHECK_INS, TURNS],
    de: [GERMAN_CHECK_INS, TURNS],
    fr: [FRENCH_CHECK_INS, TURNS],
    pt: [PORTUGUESE_CHECK_INS, TURNS],
  }),
)

/**
 * A check-in note laid out as marks, in the five languages of the vocabulary.
 * @param text - as typed
 */
export function checkInNote(text: string): Note {
  return noteOf(prepare(text))
}
