import type { Danger, Span } from '../../model.ts'
import { feltIn } from '../body-facts.ts'
import { checkInNote } from '../check-in-note.ts'
import { findRedFlag } from '../red-flags.ts'

/** A danger that a text tells of its writer, with the words it was read from. */
export type FoundDanger = Span & { readonly kind: Danger; readonly quote: string }

/**
 * Every danger that a text tells of its writer.
 * @param text - as typed, in any box
 */
export function readDangers(text: string): readonly FoundDanger[] {
  const note = checkInNote(text)
  const flag = findRedFlag(note, feltIn(note))
  if (!flag) return []
  const { start, end } = flag.mark.item
  return [{ kind: flag.kind, start, end, quote: text.slice(start, end) }]
}
