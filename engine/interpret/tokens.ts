import { sure } from '../sure.ts'
import { seenText } from './source.ts'

/** A word, a run of digits, a sign or an emoji; `start` and `end` are places in the source. */
export type Token = {
  readonly kind: 'word' | 'number' | 'sign' | 'emoji'
  readonly text: string
  readonly start: number
  readonly end: number
  /** Whether it follows the token before it without a space. */
  readonly tight: boolean
}

const PIECE = /(\d+)|([\p{L}_][\p{L}\p{M}_]*(?:'[\p{L}]+)*)|(\p{Extended_Pictographic})|(\n|[^\s])/gu
/** French, Italian and Catalan elisions stand apart as words. */
const ELISION = /^(l|d|j|n|s|c|m|t|qu|jusqu|lorsqu|aujourd|un|dell|all|nell|sull|dall)'(.{2,})$/
/** "And" is written onto the Arabic word it joins. */
const ARABIC_AND = /^و(ال|صلا|تمرين|تدريب|درس|نادي|يوم|كل|من|في|عند|حتى|اعمل|عمل)/
/** A weekday cut short ends no sentence: "jeu. 18h30", "Mo. Chor"; what is a word or a name elsewhere begins something. */
const SHORT_DAY =
  /(?:(?<![\p{L}\d])(lun|mer|jeu|ven|jue|vie|seg|qua|qui|gio|sab|woe|vr|zo)|(?<=(?:^|[,;(&/\n-]|\b(?:et|e|y|und|en))\s*)(mo|di|mi|do|fr|sa|so|mar|sam|dim|mie|ter|sex|dom|ma|za))\.(?=\s+\p{L}|\s*\d)/gu
/** "2ª a 5ª": weekdays by their number. */
const PORTUGUESE_DAYS: readonly (string | undefined)[] = [
  ...[undefined, undefined, 'segunda', 'terca', 'quarta', 'quinta', 'sexta'],
]
const MOST_TOKENS = 4000

/**
 * The tokens of a text, markup and accents gone.
 * @param source - as typed
 */
export function tokensOf(source: string): Token[] {
  const { text, at } = seenText(source)
  const tokens: Token[] = []
  let last = -1
  let past = 0
  const push = (kind: Token['kind'], word: string, from: number, to: number) => {
    const start = sure(at[from])
    // A folded character may come from two code units, so the end is the start of what follows.
    const end = Math.max(at[to] ?? source.length, start + 1)
    tokens.push({ kind, text: word, start, end: Math.min(end, source.length), tight: from === last })
    last = to
  }
  for (const match of text.replaceAll(SHORT_DAY, '$1$2 ').matchAll(PIECE)) {
    if (tokens.length >= MOST_TOKENS) break
    const from = match.index
    if (from < past) continue
    const to = from + match[0].length
    const ordinal = match[1] && source[sure(at[to - 1]) + 1] === 'ª' ? PORTUGUESE_DAYS[Number(match[1])] : undefined
    if (ordinal) {
      push('word', ordinal, from, to + 1)
      past = to + 1
    } else if (match[1]) push('number', match[1], from, to)
    else if (match[2]) {
      const elided = match[2].length < 60 ? ELISION.exec(match[2]) : null
      if (elided && elided[1] !== 'aujourd' && elided[2] !== 'clock') {
        const cut = from + sure(elided[1]).length
        push('word', sure(elided[1]), from, cut)
        push('word', sure(elided[2]).replaceAll("'", ''), cut + 1, to)
      } else if (ARABIC_AND.test(match[2])) {
        push('word', 'و', from, from + 1)
        push('word', match[2].slice(1), from + 1, to)
      } else if (/^(i|you|we|they|he|she|it)'ll$/.test(match[2])) {
        // Without its apostrophe "I'll" would read as an illness.
        push('word', match[2].slice(0, -3), from, to - 3)
        push('word', 'will', to - 3, to)
      } else push('word', match[2].replaceAll("'", ''), from, to)
    } else if (match[3]) push('emoji', match[3], from, to)
    else push('sign', sure(match[4]), from, to)
  }
  return tokens
}
