import { sure } from '../../sure.ts'
import { spellerOf } from './spelling.ts'

/** How far the next piece of a phrase may stand. */
export type Link = {
  /** [words] in between; words that carry nothing do not count when it is 0. */
  readonly gap: number
  /** Whether it may stand on either side. */
  readonly either: boolean
  /** Whether it may stand in the sentence before or after. */
  readonly across: boolean
}

/** One piece of a phrase: words, a named group of words, or a number of at least so much. */
export type Piece = {
  readonly link: Link
  readonly group: string | null
  readonly words: readonly string[]
  readonly atLeast: number | null
  /** Nothing of weight follows it in its clause: "I will not go on", not "I will not go on this diet". */
  readonly isLast: boolean
}

/** A phrase that stands for a kind of danger or condition. */
export type Phrase = {
  readonly kind: string
  /** Named by its own name: nothing else in a text can make it harmless. */
  readonly isOutright: boolean
  /** [words] of weight that its clause may hold beside it; null: as many as one likes. */
  readonly mostBeside: number | null
  readonly line: string
  readonly pieces: readonly Piece[]
  /** Groups that take its meaning away when one of their words stands near. */
  readonly unless: readonly string[]
}

/** A run of words that belongs to a group; `_` in it stands for up to two words of any kind. */
type Entry = { readonly group: string; readonly rest: readonly string[] }

export type PhraseBook = {
  readonly phrases: readonly Phrase[]
  /** Entries by their first word. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>
  /** The words of the book that a typed word may stand for. */
  readonly meant: (typed: string) => ReadonlySet<string>
}

const LINKS: Readonly<Record<string, Link>> = {
  _: { gap: 2, either: false, across: false },
  __: { gap: 6, either: false, across: false },
  '~': { gap: 5, either: true, across: false },
  '~~': { gap: 14, either: true, across: true },
}
/** [letters] A stem of so many bears a slip: a shorter one begins too many words. */
const LONG_STEM = 8
/** [words] whose meaning is kept between texts. */
const MOST_KNOWN = 4000
const NEXT: Link = { gap: 0, either: false, across: false }

/**
 * Compiles groups (`name =`, then an entry a line: `word`, `two words`, `stem*`) and phrases
 * (`kind | <name> ~ word | -unless`; `kind!` is outright, `kind=2` bears two words of weight beside it).
 * @param signs - groups whose words bear a slip of the pen
 * @param others - groups whose words must be right
 * @param phrases - one a line
 */
export function phraseBookOf(signs: string, others: string, phrases: string): PhraseBook {
  const exact = new Set<string>()
  const slips = new Set<string>()
  const stems = new Map<number, Set<string>>()
  const entries = new Map<string, Entry[]>()
  const slipStems = new Set<string>()
  const note = (word: string, bearsSlips: boolean) => {
    if (word.endsWith('*')) {
      if (bearsSlips && word.length > LONG_STEM) slipStems.add(word.slice(0, -1))
      const known = stems.get(word.length - 1)
      if (known) known.add(word)
      else stems.set(word.length - 1, new Set([word]))
    } else {
      exact.add(word.replace('!', ''))
      if (bearsSlips && !word.endsWith('!')) slips.add(word)
    }
  }
  const enter = (table: string, bearsSlips: boolean) => {
    let group = ''
    for (const line of linesOf(table)) {
      if (line.endsWith(' =')) {
        group = line.slice(0, -2)
        continue
      }
      const words = line.split(' ')
      for (const word of words) if (word !== '_') note(word, bearsSlips)
      const [first = '', ...rest] = words.map((word) => word.replace('!', ''))
      const known = entries.get(first)
      if (known) known.push({ group, rest })
      else entries.set(first, [{ group, rest }])
    }
  }
  enter(signs, true)
  enter(others, false)
  const compiled = linesOf(phrases).map(phraseOf)
  for (const { pieces } of compiled) for (const { words } of pieces) for (const word of words) note(word, false)
  const speller = spellerOf(slips)
  const stemSpeller = spellerOf(slipStems)
  const stemLengths = new Set([...slipStems].flatMap(({ length }) => [length - 1, length, length + 1]))
  /** Stems that a word begins with, but for one slip. */
  const stemsNear = (typed: string) =>
    [...stemLengths]
      .filter((length) => length <= typed.length)
      .flatMap((length) => stemSpeller.near(typed.slice(0, length)))
      .map((stem) => `${stem}*`)
  const near = (typed: string) => [...speller.near(typed), ...stemsNear(typed)]
  const known = new Map<string, ReadonlySet<string>>()
  const meant = (typed: string) => {
    let found = known.get(typed)
    if (!found) {
      found = meantBy(typed, exact, stems, near)
      if (known.size >= MOST_KNOWN) known.clear()
      known.set(typed, found)
    }
    return found
  }
  return { phrases: compiled, entries, meant }
}

function meantBy(
  typed: string,
  exact: ReadonlySet<string>,
  stems: ReadonlyMap<number, ReadonlySet<string>>,
  near: (word: string) => readonly string[],
): ReadonlySet<string> {
  const meant = new Set<string>()
  if (exact.has(typed)) meant.add(typed)
  for (const [length, known] of stems) {
    if (typed.length < length) continue
    const stem = `${typed.slice(0, length)}*`
    if (known.has(stem)) meant.add(stem)
  }
  if (!exact.has(typed)) for (const word of near(typed)) meant.add(word)
  return meant
}

function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

function phraseOf(line: string): Phrase {
  const [head = '', body = '', tail = ''] = line.split(' | ')
  const pieces: Piece[] = []
  let link = NEXT
  for (const part of body.trim().split(' ')) {
    if (part in LINKS) {
      link = sure(LINKS[part])
      continue
    }
    const [, group = null, last] = /^<(.+)>(\.)?$/.exec(part) ?? []
    const number = /^#(\d+)\+$/.exec(part)?.[1]
    pieces.push({
      link,
      group,
      words: group === null && number === undefined ? part.split('/') : [],
      atLeast: number === undefined ? null : Number(number),
      isLast: last !== undefined,
    })
    link = NEXT
  }
  const unless = [...tail.matchAll(/-(\w+)/g)].map((match) => sure(match[1]))
  const [, kind = '', outright, mostBeside] = /^([^!=]+)(!)?(?:=(\d+))?$/.exec(head.trim()) ?? []
  return {
    kind,
    isOutright: outright !== undefined,
    mostBeside: mostBeside === undefined ? null : Number(mostBeside),
    line,
    pieces,
    unless,
  }
}
