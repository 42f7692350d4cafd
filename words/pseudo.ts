/** [share of a text] by which other languages are longer than English, for texts of a sentence. @source default-ours */
const LONGER = 0.4
const [BEGIN, FILL, END] = ['«', 'ó', '»']
/** Its own marks, where a text is made of others that bear them. */
const MARKS = new RegExp(`${BEGIN}|[ ${FILL}]*${END}`, 'g')

/** What stands among the texts and is none: codes, addresses, places for settings. */
const NOT_TEXT = new Set(['id', 'value', 'updated', 'sources', 'time', 'type', 'lang', 'dir'])
const ADDRESS = /^(?:[/#]|https?:|mailto:|%[A-Z_]+%$)/

/**
 * The texts of a language that nobody speaks: the English ones, longer by two fifths and between marks. A screen that shows
 * a word without them took it from somewhere else than from the texts, and one that breaks leaves no room for a translation.
 */
export function pseudo<T>(texts: T): T {
  return (typeof texts === 'string' ? marked(texts) : within(texts)) as T
}

function within(texts: unknown): unknown {
  if (typeof texts === 'function') return (...given: unknown[]) => pseudo(texts(...given))
  if (Array.isArray(texts)) return texts.map(pseudo)
  if (typeof texts !== 'object' || texts === null || texts instanceof RegExp) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, NOT_TEXT.has(key) ? value : pseudo(value)]),
  )
}

function marked(text: string): string {
  const plain = text.replace(MARKS, '')
  if (plain.trim() === '' || ADDRESS.test(plain)) return text
  return `${BEGIN}${plain}${filler(Math.ceil(plain.length * LONGER))}${END}`
}

/** So many letters, in words of six, so that lines may break where those of a language would. */
function filler(letters: number): string {
  const whole = ` ${FILL.repeat(6)}`.repeat(Math.floor(letters / 7))
  return whole + FILL.repeat(letters % 7)
}
