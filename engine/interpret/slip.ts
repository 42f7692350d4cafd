/**
 * Whether two different words are one slip of the pen apart: a letter too many, too few, wrong, or two swapped. The first
 * letter must be right, save that it may be swapped with the second.
 */
export function isOneSlip(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  if (at === a.length && at === b.length) return false
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  if (at === 0) return swapped
  if (swapped || a.slice(at + 1) === b.slice(at + 1)) return true
  // An ending that grammar adds (`paint`, `paints`) is not a slip unless the word stays as long.
  return a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at)
}
