import type { Language } from '../language.ts'
import { DUTCH_TIME } from './dutch.ts'
import { ENGLISH_TIME } from './english.ts'
import { FRENCH_TIME } from './french.ts'
import { GERMAN_TIME } from './german.ts'
import { ITALIAN_TIME } from './italian.ts'
import type { Phrases } from './phrases.ts'
import { PORTUGUESE_TIME } from './portuguese.ts'
import { ARABIC, HEBREW } from './semitic.ts'
import { SPANISH_TIME } from './spanish.ts'

const TIME: Readonly<Record<Language, Phrases>> = {
  en: ENGLISH_TIME,
  es: SPANISH_TIME,
  de: GERMAN_TIME,
  fr: FRENCH_TIME,
  pt: PORTUGUESE_TIME,
  it: ITALIAN_TIME,
  nl: DUTCH_TIME,
  ar: ARABIC,
  he: HEBREW,
}

/**
 * The words of a subject with the time words of each language; a language without any is read with those alone.
 * @param vocabulary - the subject's own words
 */
export function withTimes(
  vocabulary: Partial<Readonly<Record<Language, readonly Phrases[]>>>,
): Readonly<Record<Language, readonly Phrases[]>> {
  const of = (language: Language) => [TIME[language], ...(vocabulary[language] ?? [])]
  return {
    en: of('en'),
    es: of('es'),
    de: of('de'),
    fr: of('fr'),
    pt: of('pt'),
    it: of('it'),
    nl: of('nl'),
    ar: of('ar'),
    he: of('he'),
  }
}
