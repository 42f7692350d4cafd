import { clockItems } from './clock.ts'
import { dayItems } from './days.ts'
import { isForeign } from './foreign.ts'
import type { Item } from './items.ts'
import { type Ballot, ballotOf, type Language, languageOf } from './language.ts'
import type { Phrases } from './lexicon/phrases.ts'
import { type Lexicon, lexiconOf, type Named, type Sym, symbolsOf } from './lexicon.ts'
import { humanTokens, tokenSentences } from './machine-talk.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Vocabulary of one subject by language, time words first where it has any. */
export type Vocabulary = Partial<Readonly<Record<Language, readonly Phrases[]>>>

/**
 * A text cut into sentences of items, in the language it is mostly in; `lines` tells the line that each sentence
 * stands in.
 */
export type Prepared = {
  readonly language: Language
  readonly sentences: readonly (readonly Item[])[]
  readonly lines: readonly number[]
}

/** What is understood of a text in a language that is not read. */
const UNREAD: Prepared = { language: 'en', sentences: [], lines: [] }

/**
 * Whether a text is in a language of which nothing but dangers is read.
 * @param source - as typed
 */
export function isUnreadLanguage(source: string): boolean {
  return isForeign(source, humanTokens(tokensOf(source)))
}

/** Words of a text in a language, as its lexicon has them. */
export type AsKnown = (tokens: readonly Token[], lexicon: Lexicon, language: Language) => readonly Token[]

/**
 * A preparer for one subject, which keeps the lexicons it has made.
 * @param vocabulary - the subject's words
 * @param isOther - whether a text is in none of its languages
 * @param asKnown - its words as the lexicon has them, where people write them in other ways too
 */
export function preparer(
  vocabulary: Vocabulary,
  isOther: (source: string, tokens: readonly Token[]) => boolean,
  asKnown: AsKnown = (tokens) => tokens,
): (source: string) => Prepared {
  const made = new Map<Language, Lexicon>()
  let ballot: Ballot | null = null
  return (source) => {
    const tokens: Token[] = humanTokens(tokensOf(source))
    if (isOther(source, tokens)) return UNREAD
    ballot ??= ballotOf(vocabulary)
    const language = languageOf(source, tokens, ballot)
    let lexicon = made.get(language)
    if (!lexicon) {
      lexicon = lexiconOf(...(vocabulary[language] ?? []))
      made.set(language, lexicon)
    }
    const words = lexicon
    const cut = tokenSentences(asKnown(tokens, words, language))
    const sentences = cut.map((sentence) => dayItems(clockItems(symbolsOf(sentence, words), language)))
    return { language, sentences, lines: linesOf(cut) }
  }
}

/** The line of each sentence; a line ends where the text breaks it. */
function linesOf(sentences: readonly (readonly Token[])[]): number[] {
  let line = 0
  return sentences.map((sentence) => {
    const here = line
    if (sentence.at(-1)?.text === '\n') line += 1
    return here
  })
}

const EVENTS: Named = { articles: new Set(['the', 'a', 'an']), tags: new Set(['ev', 'evweak']) }

/**
 * A reader of symbols for one vocabulary, without times and sentences joined.
 * @param vocabulary - the subject's words, on top of those of the language
 */
export function symbolReader(vocabulary: Vocabulary): (source: string) => { language: Language; symbols: Sym[] } {
  const made = new Map<Language, Lexicon>()
  let ballot: Ballot | null = null
  return (source) => {
    const tokens = humanTokens(tokensOf(source))
    if (isForeign(source, tokens)) return { language: UNREAD.language, symbols: [] }
    ballot ??= ballotOf(vocabulary)
    const language = languageOf(source, tokens, ballot)
    let lexicon = made.get(language)
    if (!lexicon) {
      lexicon = lexiconOf(...(vocabulary[language] ?? vocabulary.en ?? []))
      made.set(language, lexicon)
    }
    return { language, symbols: symbolsOf(tokens, lexicon, EVENTS) }
  }
}
