import type { Danger, Span } from '../../model.ts'
import { dangerBook } from './danger-book.ts'
import { findHit, layoutOf } from './match.ts'
import { stands } from './scope.ts'
import { wordsOf } from './words-of.ts'

/** A danger that a text tells of its writer, with the words it was read from. */
export type FoundDanger = Span & { readonly kind: Danger; readonly quote: string }

/**
 * Every danger that a text tells of its writer, in seven languages: each kind once, where it is first told.
 * Words are a net with holes: what it does not find may still be there.
 * @param text - as typed, in any box
 */
export function readDangers(text: string): readonly FoundDanger[] {
  const words = wordsOf(text)
  const book = dangerBook()
  const layout = layoutOf(words, book)
  const found = new Map<string, FoundDanger>()
  for (const phrase of book.phrases) {
    const first = findHit(layout, phrase, (hit) => stands(layout, hit))
    if (!first) continue
    const start = words[first.from]!.start
    const known = found.get(phrase.kind)
    if (known && known.start <= start) continue
    const end = Math.max(...first.runs.map(({ to }) => words[to]!.end))
    found.set(phrase.kind, { kind: phrase.kind as Danger, start, end, quote: text.slice(start, end) })
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start)
}
