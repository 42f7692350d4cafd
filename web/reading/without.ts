import type { Span } from '../../engine/model.ts'

/** A text without the words of one fact, and without the separators that they leave behind. */
export function without(text: string, { start, end }: Span): string {
  return `${text.slice(0, start)} ${text.slice(end)}`
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*([,;])(?:\s*(?:[,;]|and\b|und\b|y\b|et\b|e\b))*\s*(?=[,;.]|$)/g, '')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/\.(?:\s*\.)+/g, '.')
}
