import { mixed } from '../../engine/interpret/weights.ts'
import { seedOf } from '../../engine/rng.ts'
import { sure } from '../../engine/sure.ts'
import { talkConceptsOf } from './talk-concepts.ts'

/** Buckets of the learned judge. */
export const BUCKETS = 1 << 17

/** [words] between two concepts that are looked at together. */
const CONCEPTS_REACH = 9
/** [words] behind a denial that it may deny. */
const DENIAL_REACH = 4
/** [letters] of a long word by which its forms are known. */
const STEM = 5
const WORD = /\p{L}+(?:['-]\p{L}+)*|\d+|[?!]/gu
const DENIAL = /^(?:no|not|never|nothing|nobody|none|without|neither|nor|cannot|\w+n't)$/

const ONE = 1
const STEMMED = 2
const PAIR = 3
const CONCEPT = 4
const DENIED = 5
const ORDER = 6
const BESIDE = 7
const FIRST = 8
const OPENING = 9
const RULE = 10
const DENIED_WORD = 11

/**
 * The features of a sentence of a coach: its words, how they follow each other, how it opens, what it speaks of, what stands
 * near what, what is denied, and what the rules found.
 * @param plain - the sentence, folded
 * @param found - by the rules
 */
export function talkFeatures(plain: string, found: readonly string[]): Set<number> {
  const words = plain.match(WORD) ?? []
  const seeds = words.map((word) => seedOf(/^\d/.test(word) ? '0' : word))
  const concepts = words.map((word) => [...talkConceptsOf(word)])
  const denials = words.map((word) => DENIAL.test(word))
  const features = new Set<number>()
  const add = (sort: number, a: number, b = 0) => features.add(mixed(sort, a, b) & (BUCKETS - 1))
  words.forEach((word, at) => {
    const seed = sure(seeds[at])
    add(ONE, seed)
    if (word.length > STEM) add(STEMMED, seedOf(word.slice(0, STEM)))
    add(PAIR, seeds[at - 1] ?? 0, seed)
    const isDenied = denials.slice(Math.max(0, at - DENIAL_REACH), at).includes(true)
    if (isDenied) add(DENIED_WORD, seed)
    for (const concept of concepts[at] ?? []) {
      add(CONCEPT, concept)
      if (isDenied) add(DENIED, concept)
      if (at === 0) add(FIRST, concept)
    }
  })
  for (const [before, concept] of pairsOf(concepts)) {
    add(ORDER, before, concept)
    add(BESIDE, Math.min(before, concept), Math.max(before, concept))
  }
  add(OPENING, seeds[0] ?? 0)
  add(OPENING, seeds[0] ?? 0, seeds[1] ?? 0)
  for (const rule of found) add(RULE, seedOf(rule))
  return features
}

/** What stands near what in a sentence, the earlier first. */
function pairsOf(concepts: readonly (readonly number[])[]): (readonly [number, number])[] {
  return concepts.flatMap((here, at) => {
    const near = concepts.slice(Math.max(0, at - CONCEPTS_REACH), at).flat()
    return here.flatMap((concept) =>
      near.filter((before) => before !== concept).map((before) => [before, concept] as const),
    )
  })
}
