import type { Mark, Note } from './check-in-words.ts'

/** "My jaw's numb", "the fingers are numb". */
const OF_A_PART = /^(?:is|are|were|(?!was$|feels$|always$)\p{L}+['’]?s)$/u

/**
 * "Took the weight down", "came down the hill", "my jaw's numb", "my blue shirt": these are a mood only behind a word of being or feeling, or
 * by themselves.
 */
export function isOnlyDirection(note: Note, { text, at, clause }: Mark): boolean {
  if (!/^(?:down|numb|blue|bit low)$/.test(text)) return false
  const before = note.clauseOf[at - 1] === clause ? note.items[at - 1] : undefined
  // "Down 3kg", "down two dress sizes".
  if (
    text === 'down' &&
    /^(?:\d|number|(?:a|one|two|three|half|another|nearly|almost|about) (?:kilo|kg|stone|pound|lb|size))/.test(
      note.items
        .slice(at + 1, at + 3)
        .map((one) => one.text)
        .join(' '),
    )
  )
    return true
  if (text === 'numb') return before !== undefined && OF_A_PART.test(before.text)
  return (
    before !== undefined &&
    !/(feel|feeling|felt|bit|little|im|am|was|been|so|really|very|quite|pretty|and|a|today)$/.test(before.text)
  )
}
