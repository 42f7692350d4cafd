import { type Note, noteOf, TURNS } from './check-in-words.ts'
import { ENGLISH_CHECK_INS } from './lexicon/english-check-ins.ts'
import { FRENCH_CHECK_INS } from './lexicon/french-check-ins.ts'
import { GERMAN_CHECK_INS } from './lexicon/german-check-ins.ts'
import { PORTUGUESE_CHECK_INS } from './lexicon/portuguese-check-ins.ts'
import { SPANISH_CHECK_INS } from './lexicon/spanish-check-ins.ts'
import { preparer } from './reading.ts'

const prepare = preparer({
  en: TURNS + ENGLISH_CHECK_INS,
  es: TURNS + SPANISH_CHECK_INS,
  de: TURNS + GERMAN_CHECK_INS,
  fr: TURNS + FRENCH_CHECK_INS,
  pt: TURNS + PORTUGUESE_CHECK_INS,
})

/**
 * A check-in note laid out as marks, in the five languages of the vocabulary.
 * @param text - as typed
 */
export function checkInNote(text: string): Note {
  return noteOf(prepare(text))
}
