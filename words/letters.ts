import { LETTER_WORDS } from './english/letter-words.ts'
import type { Letter, LetterFact, LetterWords } from './letter-facts.ts'
import { pseudo } from './pseudo.ts'
import type { Language } from './speech.ts'

const WORDS: Readonly<Record<Language, LetterWords>> = { en: LETTER_WORDS, 'en-XA': pseudo(LETTER_WORDS) }

/** A mail in a language. */
export function letterIn(language: Language, fact: LetterFact): Letter {
  const { letters } = WORDS[language]
  // Each letter takes the fact of its own code, which no type can say of a lookup.
  const write = letters[fact.code] as (fact: LetterFact) => Letter
  return write(fact)
}

/** How one is asked whether tips shall end. */
export function unsubscribeWords(language: Language): LetterWords['unsubscribe'] {
  return WORDS[language].unsubscribe
}
