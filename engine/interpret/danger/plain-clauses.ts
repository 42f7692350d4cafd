import { saysOnlyHurtJoint } from './only-niggle.ts'
import { saysOnlyWaking } from './only-night.ts'
import { saysOnlyWish } from './only-wish.ts'
import { type Word, wordsOf } from './words-of.ts'

const PLAIN = [saysOnlyWaking, saysOnlyHurtJoint, saysOnlyWish]

/**
 * A text without those of its clauses that tell of a night of waking, of a joint that hurts or of what somebody trains
 * for, and of nothing else: the learned net would hear a danger in them wherever they stand.
 * @param text - as typed
 */
export function withoutPlainClauses(text: string): string {
  const clauses = Map.groupBy(wordsOf(text), ({ sentence, clause }) => `${sentence} ${clause}`)
  let rest = text
  for (const words of clauses.values()) {
    const told = words.map((word) => word.text)
    if (PLAIN.some((saysOnly) => saysOnly(told))) rest = blanked(rest, words)
  }
  return rest
}

function blanked(text: string, words: readonly Word[]): string {
  const start = Math.min(...words.map((word) => word.start))
  const end = Math.max(...words.map((word) => word.end))
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}
