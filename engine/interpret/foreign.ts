import { once } from '../memo.ts'
import { isSmallWord } from './language.ts'
import { UNREAD_LANGUAGES } from './lexicon/unread-languages.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Letters that none of the languages that are read has, in small: names apart, a word with one is of another. */
const STRANGE = /[øåæłąęćśźżńčřšžěůďťňőűğşıășțţþðđľĺŕāēīūķļņģėįųőơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u
/** Writing that none of them is written in. */
const OTHER_WRITING =
  /(?![\p{Script=Latin}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu
const LATIN = /[\p{Script=Latin}\p{Script=Hebrew}\p{Script=Arabic}]/gu
/** [letters] Fewer are a sign. */
const FEWEST_LETTERS = 2
/** [words] Fewer may be a name or a slip. */
const FEWEST_WORDS = 2

type Words = { readonly whole: ReadonlySet<string>; readonly stems: readonly string[] }

const words = once((): Words => {
  const all = [...new Set(Object.values(UNREAD_LANGUAGES).flatMap((own) => own.split(' ')))]
  const plain = (word: string) => tokensOf(word.replace('*', ''))[0]?.text ?? ''
  return {
    whole: new Set(
      all
        .filter((word) => !word.endsWith('*'))
        .map(plain)
        .filter((word) => !isSmallWord(word)),
    ),
    stems: all.filter((word) => word.endsWith('*')).map(plain),
  }
})

function isStrange(word: string): boolean {
  const { whole, stems } = words()
  return whole.has(word) || (!isSmallWord(word) && stems.some((stem) => word.startsWith(stem)))
}

/**
 * Whether a text is in a language that is not read: to guess at its words would be worse than to say so.
 * @param source - as typed
 */
export function isForeign(source: string, tokens: readonly Token[]): boolean {
  const other = source.match(OTHER_WRITING)?.length ?? 0
  if (other >= FEWEST_LETTERS && other > (source.match(LATIN)?.length ?? 0)) return true
  const told = tokens.filter(({ kind }) => kind === 'word')
  const listed = new Set(told.map(({ text }) => text).filter(isStrange))
  // Names are written with their own letters in any language.
  const spelt = told.filter(({ start, end }) => STRANGE.test(source.slice(start, end))).map(({ text }) => text)
  const strange = new Set([...listed, ...spelt])
  const others = [...new Set(told.map(({ text }) => text))].filter((text) => !strange.has(text))
  const known = others.filter(isSmallWord)
  const long = known.filter(isLong)
  // The smallest words are of many languages: "de", "la", "en".
  if (strange.size >= FEWEST_WORDS && listed.size > 0) return strange.size > (known.length + long.length) / 2
  // "Töissä 8-16": of a word or two, one.
  return listed.size > 0 && long.length === 0 && others.filter(isLong).length <= listed.size
}

/** [letters] */
const SMALLEST = 2
const isLong = (word: string) => word.length > SMALLEST
