import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** Two words with a space between them; a word that stands alone and bears a hyphen or nothing is a code. */
const SENTENCE = /\p{L}{2,}[,.;:]? \p{L}/u
/** What a person never reads: errors for engineers, and regular expressions written as text. */
const FOR_ENGINEERS = /\b(?:RangeError|TypeError|RegExp)\(/

/** The words of others, which the reader reads: they stay in the reader's room. */
const READER = /^engine\/(?:interpret|testing)\//

test('no sentence stands in the engine: it tells facts, words/ tells them to people', () => {
  const files = globSync('engine/**/*.ts').filter((file) => !READER.test(file) && !file.includes('.test'))
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(COMMENT, '')
      .split('\n')
      .filter((line) => !FOR_ENGINEERS.test(line) && !line.startsWith('import '))
      .flatMap((line) => line.match(LITERAL) ?? [])
      .filter((text) => SENTENCE.test(text.replaceAll(/\$\{[^}]*\}/g, '')))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
