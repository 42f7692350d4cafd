import { once } from '../../memo.ts'
import { CONCEPT_WORDS } from './words-concepts.ts'

/** What a word speaks of: numbers of concepts, by word, by stem, and by pair of words. */
type Concepts = {
  readonly words: ReadonlyMap<string, readonly number[]>
  readonly stems: ReadonlyMap<string, readonly number[]>
  readonly pairs: ReadonlyMap<string, readonly number[]>
}

const SHORTEST_STEM = 2
const LONGEST_STEM = 14
/** Numbers that mean something by their size: a pulse, a warm day, any other. */
const PULSE = 1000
const DEGREES = 1001
const NUMBER = 1002

const concepts = once(() => tableOf(CONCEPT_WORDS))

/**
 * The concepts of a word: parts of the body, sensations, doings, people, times.
 * @param word - folded
 * @param next - the word behind it, for the few concepts that two words name
 */
export function conceptsOf(word: string, next: string | undefined): readonly number[] {
  const table = concepts()
  const value = Number(word)
  if (value > 0) return [value >= 140 && value <= 230 ? PULSE : value >= 30 && value <= 42 ? DEGREES : NUMBER]
  const found = new Set(table.words.get(word))
  for (let length = SHORTEST_STEM; length <= Math.min(word.length, LONGEST_STEM); length += 1)
    for (const concept of table.stems.get(word.slice(0, length)) ?? []) found.add(concept)
  if (next !== undefined) for (const concept of table.pairs.get(`${word}_${next}`) ?? []) found.add(concept)
  return [...found]
}

function tableOf(source: string): Concepts {
  const words = new Map<string, number[]>()
  const stems = new Map<string, number[]>()
  const pairs = new Map<string, number[]>()
  let concept = 0
  for (const line of source.trim().split('\n')) {
    if (line.endsWith(' =')) {
      concept += 1
      continue
    }
    for (const entry of line.split(' ')) {
      const [map, key] = entry.endsWith('*')
        ? [stems, entry.slice(0, -1)]
        : entry.includes('_')
          ? [pairs, entry]
          : [words, entry]
      const known = map.get(key)
      if (known) known.push(concept)
      else map.set(key, [concept])
    }
  }
  return { words, stems, pairs }
}
