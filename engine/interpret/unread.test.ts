import { expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'
import { unreadIn } from './unread.ts'

const quoted = (text: string) => {
  const { busy, preferences } = readCommitments(text)
  const read = [...busy, ...preferences].map(({ span }) => span)
  return unreadIn(text, read).map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['Work Mon-Fri 9-5. The ferry runs only at full moon', ['The ferry runs only at full moon']],
  ['Kids to school 8:00-8:30, wife has book club every so often', ['wife has book club every so often']],
  ['Arbeit Mo-Fr 8-17 Uhr, dazwischen Chaos mit Zwillingen', ['dazwischen Chaos mit Zwillingen']],
])('what no fact came from is quoted: %s', (text, unread) => {
  expect(quoted(text)).toEqual(unread)
})

test.each(['Work Mon-Fri 9-5', 'Work 9 a.m. to 5 p.m., Mon-Fri', 'Thanks!', '', 'and so on, please'])(
  'what was read, and filling, is not: %s',
  (text) => {
    expect(quoted(text)).toEqual([])
  },
)
