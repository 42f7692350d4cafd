import { expect, test } from 'vitest'
import { without } from './without.ts'

const spanOf = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})

test.each([
  ['Work 9-5, choir Tuesday 7-9, kids at 19:30', 'choir Tuesday 7-9', 'Work 9-5, kids at 19:30'],
  ['Work 9-5, choir Tuesday 7-9', 'choir Tuesday 7-9', 'Work 9-5'],
  ['Work 9-5, choir Tuesday 7-9', 'Work 9-5', 'choir Tuesday 7-9'],
  ['Work 9-5', 'Work 9-5', ''],
  ['Work 9-5. Choir Tuesday 7-9. Swim on Friday.', 'Choir Tuesday 7-9', 'Work 9-5. Swim on Friday.'],
])('%j without %j is %j', (text, words, rest) => {
  expect(without(text, spanOf(text, words))).toBe(rest)
})
