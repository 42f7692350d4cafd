import type { ProblemCode } from '../contract/problem.ts'
import type { ProblemFact, ProblemWords } from './problem-facts.ts'
import { SERVED } from './served.ts'
import type { Language } from './speech.ts'

/**
 * The title and the sentence of a problem.
 * @param said - what happened; a text where a schema or the engine has said it already
 */
export function problemText(language: Language, code: ProblemCode, said: ProblemFact | string) {
  const words = SERVED[language].problems
  return { title: words.title(code), detail: typeof said === 'string' ? words.message(said) : sentence(words, said) }
}

function sentence({ said }: ProblemWords, fact: ProblemFact): string {
  // Each word takes the fact of its own code, which no type can say of a lookup.
  const word = said[fact.code] as string | ((fact: ProblemFact) => string)
  return typeof word === 'string' ? word : word(fact)
}
