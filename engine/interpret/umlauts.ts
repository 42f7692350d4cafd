import type { AsKnown } from './reading.ts'

/** "Muede", "erkaeltet": as who has no umlauts writes them, where only the word with one is known. */
export const withUmlauts: AsKnown = (tokens, { first }, language) =>
  language === 'de'
    ? tokens.map((token) => {
        const text = token.text.replace(/([aou])e/g, '$1')
        return text !== token.text && !first.has(token.text) && first.has(text) ? { ...token, text } : token
      })
    : tokens
