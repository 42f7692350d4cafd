import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unreadIn } from '../engine/interpret/unread.ts'
import { readCommitments } from '../engine/interpret/week/commitments.ts'

/** Where we show people how to tell of their week, in their own words. */
const SHOWN_IN = [
  'README.md',
  'words/english/letter-words.ts',
  'web/words/how-words.ts',
  'web/words/onboarding-words.ts',
  'web/words/demo-words.ts',
  'web/words/reading-words.ts',
]

const examples = SHOWN_IN.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll("\\'", "'")
      .matchAll(/"((?:work|choir) [^"{}]*)"/gi),
  ].map(([, text]) => text ?? ''),
)

test('there are examples to look at', () => expect(examples.length).toBeGreaterThan(4))

test.each(examples)('what we say that people may write is read whole: %s', (text) => {
  const { busy, preferences } = readCommitments(text)
  const read = [...busy, ...preferences].map(({ span }) => span)
  expect(unreadIn(text, read).map(({ start, end }) => text.slice(start, end))).toEqual([])
})
