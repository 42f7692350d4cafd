import type { Letter, LetterFact, UnsubscribedMail, UnsubscribeWords } from './letter-facts.ts'
import { SERVED } from './served.ts'
import type { Language } from './speech.ts'

/** A mail in a language. */
export function letterIn(language: Language, fact: LetterFact): Letter {
  const { letters } = SERVED[language].letters
  // Each letter takes the fact of its own code, which no type can say of a lookup.
  const write = letters[fact.code] as (fact: LetterFact) => Letter
  return write(fact)
}

/** How one is asked whether such mails shall end. */
export function unsubscribeWords(language: Language, mails: UnsubscribedMail): UnsubscribeWords {
  return SERVED[language].letters.unsubscribe[mails]
}
