import { sure } from '../sure.ts'
/** What a person would see of a text: folded characters, each with the place it came from. */
export type Seen = { readonly text: string; readonly at: readonly number[] }

const BLOCK_TAGS = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'tr', 'td', 'th', 'h1', 'h2', 'h3', 'table'])
const INLINE_TAGS = new Set(['b', 'i', 'em', 'strong', 'u', 'span', 'a', 'font', 'small', 'code', 'pre', 'mark', 'sub'])
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '-',
  mdash: '-',
  rarr: '-',
  eacute: 'e',
  egrave: 'e',
  agrave: 'a',
  aacute: 'a',
  atilde: 'a',
  ccedil: 'c',
  ntilde: 'n',
  ouml: 'o',
  auml: 'a',
  uuml: 'u',
}
const DASHES = '‐‑‒–—―−→⇒➡➔⟶'
const APOSTROPHES = '’‘`´ʼ'
const NO_FOLD = /^[\x20-\x7e]$/
const COMBINING = /\p{M}|[\u200b-\u200f\u202a-\u202e\u2060-\u2069]|\ufeff/u

/**
 * Folds case, accents, widths and direction marks away and takes markup out, keeping the way back to the source.
 * @param source - as typed
 */
export function seenText(source: string): Seen {
  let text = ''
  const at: number[] = []
  const push = (piece: string, from: number) => {
    text += piece
    for (let index = 0; index < piece.length; index += 1) at.push(from)
  }
  let index = 0
  // One failed search for a closing sign is enough: hostile text must not make every `<` scan to the end.
  let lastGt = source.lastIndexOf('>')
  while (index < source.length) {
    const char = sure(source[index])
    if (char === '<' && index < lastGt) {
      const tag = tagAt(source, index)
      if (tag) {
        push(tag.gap, index)
        index = tag.end
        continue
      }
    }
    if (char === '&') {
      const entity = entityAt(source, index)
      if (entity) {
        push(entity.text, index)
        index = entity.end
        continue
      }
    }
    const point = String.fromCodePoint(sure(source.codePointAt(index)))
    push(folded(point), index)
    index += point.length
  }
  lastGt = source.length
  at.push(lastGt)
  return { text, at }
}

function folded(point: string): string {
  if (NO_FOLD.test(point)) return point.toLowerCase()
  if (point === '\n' || point === '\r') return '\n'
  if (point === '\t') return ' '
  if (DASHES.includes(point)) return '-'
  if (APOSTROPHES.includes(point)) return "'"
  if (point === 'ß') return 'ss'
  if (point === '…') return '. '
  if (point === '，' || point === '、' || point === '،') return ','
  if (point === '。') return '.'
  if (point === '×') return 'x'
  if (point === '≤') return '<'
  if (COMBINING.test(point)) return ''
  const plain = point.normalize('NFKD').toLowerCase()
  let kept = ''
  for (const part of plain) {
    if (COMBINING.test(part)) continue
    const digit = arabicDigit(part)
    kept += digit ?? (part === '\u2044' ? '/' : part === '\u2013' ? '-' : part)
  }
  return kept
}

function arabicDigit(part: string): string | null {
  const code = sure(part.codePointAt(0))
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  return code >= 0x6f0 && code <= 0x6f9 ? String(code - 0x6f0) : null
}

function entityAt(source: string, index: number): { text: string; end: number } | null {
  const match = /^&(?:([a-z]{2,6})|#(\d{2,5})|#x([0-9a-f]{2,4}));/i.exec(source.slice(index, index + 10))
  if (!match) return null
  const end = index + match[0].length
  if (match[1]) {
    const text = ENTITIES[match[1].toLowerCase()]
    return text === undefined ? null : { text, end }
  }
  const code = match[2] ? Number(match[2]) : Number.parseInt(sure(match[3]), 16)
  return { text: code > 0x10ffff ? ' ' : folded(String.fromCodePoint(code)), end }
}

function tagAt(source: string, index: number): { gap: string; end: number } | null {
  if (source.startsWith('<!--', index)) {
    const close = source.indexOf('-->', index)
    return close < 0 ? null : { gap: ' ', end: close + 3 }
  }
  const match = /^<(\/?)([a-z!?][a-z0-9_:-]*)[^<>]*>/i.exec(source.slice(index, index + 300))
  if (!match) return null
  const name = sure(match[2]).toLowerCase()
  const end = index + match[0].length
  if (BLOCK_TAGS.has(name)) return { gap: '\n', end }
  if (INLINE_TAGS.has(name) || match[1] || match[0].endsWith('/>') || name.startsWith('!')) return { gap: ' ', end }
  // Scripts, styles and tags nobody draws on a page (system, instruction): what they hold is not for people.
  const close = source.toLowerCase().indexOf(`</${name}`, end)
  if (close < 0) return { gap: ' ', end: name === 'script' || name === 'style' ? source.length : end }
  const after = source.indexOf('>', close)
  return { gap: '\n', end: after < 0 ? source.length : after + 1 }
}
