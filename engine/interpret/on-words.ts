import type { Span } from '../model.ts'

const LETTER = /[\p{L}\p{N}]/u

/**
 * A place in a text without the space around it, its first and last words whole: what is read of a text may lie a letter
 * beside the words that were typed, where those were longer than what they were read as.
 */
export function onWords<One extends Span>(text: string, place: One): One {
  let { start, end } = place
  while (start < end && isSpace(text[start])) start += 1
  while (end > start && isSpace(text[end - 1])) end -= 1
  while (start > 0 && start < end && LETTER.test(text[start] ?? '') && LETTER.test(text[start - 1] ?? '')) start -= 1
  while (end < text.length && end > start && LETTER.test(text[end - 1] ?? '') && LETTER.test(text[end] ?? '')) end += 1
  return { ...place, start, end }
}

const isSpace = (letter: string | undefined) => letter !== undefined && letter.trim() === ''
