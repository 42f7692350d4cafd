import { sure } from '../../sure.ts'
import { humanTokens, tokenSentences } from '../machine-talk.ts'
import { seenText } from '../source.ts'
import type { Token } from '../tokens.ts'

/** A word or number of a text, folded, with the sentence and clause that it stands in. */
export type Word = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly sentence: number
  readonly clause: number
  /** Signs right behind it, such as `?` or `:`. */
  signs: string
}

const PIECE = /(\d+(?:[.,]\d+)?)|(\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*)|(\n|[^\s])/gu
/** What French and Italian write onto the next word: `l'oeil`, `dell'ora`, `nell'anca`. */
const ELISION = /^(l|d|j|n|s|c|m|t|v|qu|jusqu|lorsqu|puisqu|dell|all|nell|sull|dall|un|quest|bell|anch|dov)'(.{2,})$/
const CLAUSE_SIGNS = new Set([',', ';', '(', ')', ':', '-', '/'])
const TURNS = new Set(
  'but however although though aber doch sondern mais pero aunque sino mas porem ma pero maar echter'.split(' '),
)
/** "Could not" reads as "couldn't". */
const DENIED: Readonly<Record<string, string>> = Object.fromEntries(
  'could do did does is was were would has have had are'.split(' ').map((verb) => [verb, `${verb}nt`]),
)
const RUN = /(\p{L})\1{2,}/gu
const MOST_TOKENS = 4000

/**
 * The words of a text that a person wrote for people, letters folded and cut into sentences and clauses.
 * @param source - as typed
 */
export function wordsOf(source: string): Word[] {
  const words: Word[] = []
  let clause = 0
  tokenSentences(humanTokens(piecesOf(source))).forEach((tokens, sentence) => {
    clause += 1
    for (const { kind, text, start, end, tight } of tokens) {
      if (kind === 'sign' || kind === 'emoji') {
        const before = words.at(-1)
        if (before && before.sentence === sentence) before.signs += text
        // "Light-headed" and "9/10" are not two clauses.
        if (CLAUSE_SIGNS.has(text) && !(tight && (text === '-' || text === '/'))) clause += 1
      } else {
        if (TURNS.has(text)) clause += 1
        const before = words.at(-1)
        if (text === 'not' && before?.signs === '' && DENIED[before.text]) {
          words[words.length - 1] = { ...before, text: sure(DENIED[before.text]), end }
          continue
        }
        words.push({ text, start, end, sentence, clause, signs: '' })
      }
    }
  })
  return words
}

function piecesOf(source: string): Token[] {
  const { text, at } = seenText(source)
  const tokens: Token[] = []
  let last = -1
  const push = (kind: Token['kind'], word: string, from: number, to: number) => {
    const start = sure(at[from])
    const end = Math.min(Math.max(at[to] ?? source.length, start + 1), source.length)
    tokens.push({ kind, text: word, start, end, tight: from === last })
    last = to
  }
  for (const match of text.matchAll(PIECE)) {
    if (tokens.length >= MOST_TOKENS) break
    const from = match.index
    const to = from + match[0].length
    if (match[1]) push('number', match[1].replace(',', '.'), from, to)
    else if (match[2]) {
      const word = match[2].replaceAll('œ', 'oe').replaceAll('æ', 'ae')
      const elided = word.length < 60 && word.length === to - from ? ELISION.exec(word) : null
      if (elided) {
        const cut = from + sure(elided[1]).length
        push('word', sure(elided[1]), from, cut)
        push('word', plain(sure(elided[2])), cut + 1, to)
      } else push('word', word === 'cannot' ? 'cant' : plain(word), from, to)
    } else push('sign', sure(match[3]), from, to)
  }
  return tokens
}

/** Without apostrophes, and without letters held for effect: `chesttt` is `chest`. */
function plain(word: string): string {
  return word.replaceAll("'", '').replace(RUN, '$1')
}
