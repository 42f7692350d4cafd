import { sure } from '../sure.ts'
import type { Phrases, Tag } from './lexicon/phrases.ts'
import type { Token } from './tokens.ts'

/** What a symbol is: the part of a phrase, the kind of a word that no phrase knows, or what readers make of several. */
export type SymTag = Tag | Token['kind'] | MadeTag
type MadeTag = 'time' | 'range' | 'dur' | 'aside'

/** A phrase understood: `tag` is its part in the grammar, `value` what it stands for. */
export type Sym = {
  readonly tag: SymTag
  readonly value: string
  readonly start: number
  readonly end: number
  /** The words as folded. */
  readonly text: string
  readonly tight: boolean
  /** Other meanings of the same words. */
  readonly also: readonly Pick<Entry, 'tag' | 'value'>[]
}

const NONE: readonly Entry[] = []

type Entry = {
  readonly words: readonly string[]
  readonly tag: Tag
  readonly value: string
  readonly weight: number
}
export type Lexicon = {
  readonly first: ReadonlyMap<string, readonly Entry[]>
  readonly stems: ReadonlyMap<string, readonly Entry[]>
  /** Single long words by first letter, for slips of the finger. */
  readonly long: ReadonlyMap<string, readonly (readonly [string, Entry])[]>
}

const STEM_KEY = 3
const FUZZY_FROM = 6

/**
 * A lexicon from tables of phrases; a word ending in `*` is a stem, a lone `*` inside a phrase any word. Later tables win.
 */
export function lexiconOf(...tables: readonly Phrases[]): Lexicon {
  const first = new Map<string, Entry[]>()
  const stems = new Map<string, Entry[]>()
  const long = new Map<string, [string, Entry][]>()
  for (const [meaning, phrases] of tables.toReversed().flatMap(meaningsOf)) {
    const [tag = '', ...rest] = meaning.split(':')
    for (const phrase of phrases) {
      const words = foldedPhrase(phrase).split(/\s+/)
      const head = sure(words[0])
      const weight = words.length * 100 + words.join('').length
      const entry = { words, tag: tag as Tag, value: rest.join(':'), weight }
      if (head.endsWith('*')) add(stems, head.slice(0, STEM_KEY), entry)
      else add(first, head, entry)
      if (words.length === 1 && head.length >= FUZZY_FROM && !head.endsWith('*'))
        add(long, sure(head[0]), [head, entry])
    }
  }
  for (const table of [first, stems]) for (const entries of table.values()) entries.sort((a, b) => b.weight - a.weight)
  return { first, stems, long }
}

/** The meanings of a table with their phrases. */
export function meaningsOf(table: Phrases): (readonly [string, readonly string[]])[] {
  return Object.entries(table).map(([meaning, lines]) => [
    meaning,
    (lines ?? '').split('\n').flatMap((line) => line.trim() || []),
  ])
}

/** Phrases are written as people write them and matched as the tokens are: accents gone, digits apart. */
function foldedPhrase(phrase: string): string {
  const plain = /[^\x20-\x7e]/.test(phrase) ? phrase.normalize('NFKD').replace(/\p{M}/gu, '') : phrase
  return plain.trim().replace(/(\d)([a-z])/g, '$1 $2')
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Words that may stand before a name, and the parts in the grammar that are names. */
export type Named = { readonly articles: ReadonlySet<string>; readonly tags: ReadonlySet<Tag> }

/**
 * Words to symbols, the longest phrase first; what is not in the lexicon keeps its own kind as its tag.
 * @param tokens - of one text
 * @param named - words that are no part of a phrase where a longer one with a name begins behind them: "the half", "half iron"
 */
export function symbolsOf(tokens: readonly Token[], lexicon: Lexicon, named?: Named): Sym[] {
  const symbols: Sym[] = []
  let index = 0
  while (index < tokens.length) {
    const token = sure(tokens[index])
    const found = phraseAt(tokens, index, lexicon)
    const behind = named?.articles.has(token.text) ? phraseAt(tokens, index + 1, lexicon) : null
    const isArticle = found && behind && behind.end > found.end && named?.tags.has(behind.entry.tag)
    if (found && !isArticle) {
      const lastToken = sure(tokens[found.end - 1])
      const text = tokens.slice(index, found.end).map((each) => each.text)
      symbols.push({
        tag: found.entry.tag,
        value: found.entry.value,
        start: token.start,
        end: lastToken.end,
        text: text.join(' '),
        tight: token.tight,
        also: found.also,
      })
      index = found.end
      continue
    }
    const { kind, text, start, end, tight } = token
    symbols.push({ tag: kind, value: text, start, end, text, tight, also: NONE })
    index += 1
  }
  return symbols
}

function phraseAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { entry: Entry; end: number; also: readonly Entry[] } | null {
  const word = tokens[index]?.text
  if (word === undefined) return null
  const exact = lexicon.first.get(word)
  const stem = word.length >= STEM_KEY ? lexicon.stems.get(word.slice(0, STEM_KEY)) : undefined
  let best: { entry: Entry; end: number; also: Entry[] } | null = null
  for (const entries of [exact, stem]) {
    for (const entry of entries ?? []) {
      if (best && entry.weight < best.entry.weight) break
      const end = phraseEnd(tokens, index, entry.words)
      if (end === 0) continue
      if (!best || entry.weight > best.entry.weight) best = { entry, end, also: [] }
      else if (end === best.end) best.also.push(entry)
    }
  }
  if (best || sure(tokens[index]).kind !== 'word' || word.length < FUZZY_FROM || word.length > 14) return best
  for (const [known, entry] of lexicon.long.get(sure(word[0])) ?? [])
    if (isOneSlip(word, known)) return { entry, end: index + 1, also: NONE }
  return null
}

function phraseEnd(tokens: readonly Token[], from: number, words: readonly string[]): number {
  let index = from
  for (let position = 0; position < words.length; position += 1) {
    let token = tokens[index]
    if (position > 0 && token && token.kind === 'sign' && token.tight && (token.text === '-' || token.text === '/')) {
      index += 1
      token = tokens[index]
    }
    if (!token) return 0
    const word = sure(words[position])
    const fits = word.endsWith('*')
      ? (token.kind === 'word' || token.kind === 'number') && token.text.startsWith(word.slice(0, -1))
      : token.text === word
    if (!fits) return 0
    index += 1
  }
  return index
}

/** Whether two words differ by one letter more, less, other, or two swapped. */
function isOneSlip(word: string, known: string): boolean {
  const gap = word.length - known.length
  if (gap < -1 || gap > 1) return false
  let same = 0
  while (same < word.length && same < known.length && word[same] === known[same]) same += 1
  if (gap === 1) return word.slice(same + 1) === known.slice(same)
  if (gap === -1) return word.slice(same) === known.slice(same + 1)
  if (word.slice(same + 1) === known.slice(same + 1)) return same < word.length && known.length > FUZZY_FROM
  return (
    word[same] === known[same + 1] && word[same + 1] === known[same] && word.slice(same + 2) === known.slice(same + 2)
  )
}
