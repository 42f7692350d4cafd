import { seedOf } from '../../rng.ts'
import { sure } from '../../sure.ts'
import { mixed } from '../weights.ts'
import { conceptsOf } from './concepts.ts'
import type { Layout } from './match.ts'

/** What the rules say of a text: where a phrase of a kind is told, and whether it is meant. */
export type RuleHit = { readonly at: number; readonly kind: string; readonly stands: boolean }

/** A stretch of a text that is judged as a whole: words `from` to `to` (inclusive). */
export type Window = { readonly from: number; readonly to: number }

/** The features of each word, as buckets of the learned net; and those that tell the kind. */
export type Features = {
  readonly windows: readonly Window[]
  readonly ofWord: readonly (readonly number[])[]
  readonly kindsOfWord: readonly (readonly number[])[]
}

/** Buckets of the layer that hears, and of the one that names the kind. */
export const BUCKETS = 1 << 19
export const KIND_BUCKETS = 1 << 12

/** [words] between two concepts that are looked at together. */
const PAIR_REACH = 10
/** [words] behind a denial that it may deny. */
const DENIAL_REACH = 4
/** [words] A longer sentence, mostly several without a full stop, is also judged in pieces. */
const LONG = 24
const PIECE = 16

const WORD = 1
const DENIED_WORD = 2
const PAIR_OF_WORDS = 3
const CONCEPT = 4
const DENIED_CONCEPT = 5
const PAIR_OF_CONCEPTS = 6
const QUESTION = 7
const RULE = 8
const EXCUSED = 9
const LETTERS = 10
const STEM = 11
const PAIR_OF_STEMS = 12

/** [letters] by which forms of a word are one, as `hinchada` and `hinchado`. */
const STEM_LENGTH = 5
/** [words] between two stems that are looked at together; shorter words than so many letters join none. */
const STEM_REACH = 4
const TELLING = 3

/** [letters] of the pieces by which a misspelt word, or another form of it, is still known. */
const GRAM = 4

/**
 * The features of a text: words, pieces of words, stems, pairs of these, concepts, pairs of concepts near each other, what
 * is denied, and what the rules found or excused.
 * @param layout - of the text
 * @param hits - of the rules
 */
export function featuresOf(layout: Layout, hits: readonly RuleHit[]): Features {
  const { words } = layout
  const denied = deniedIn(layout)
  const concepts = words.map(({ text, sentence }, at) => {
    const next = words[at + 1]
    return conceptsOf(text, next?.sentence === sentence ? next.text : undefined)
  })
  const stems = words.map(({ text }) => seedOf(text.slice(0, STEM_LENGTH)))
  const ofWord: number[][] = []
  const kindsOfWord: number[][] = []
  words.forEach(({ text, sentence, signs }, at) => {
    const own = seedOf(text)
    const before = words[at - 1]?.sentence === sentence ? seedOf(sure(words[at - 1]).text) : 0
    const found = [bucketOf(WORD, own, 0), bucketOf(PAIR_OF_WORDS, before, own)]
    const kinds = [kindBucketOf(WORD, own, 0)]
    if (denied[at]) found.push(bucketOf(DENIED_WORD, own, 0))
    found.push(bucketOf(STEM, sure(stems[at]), 0))
    for (let other = Math.max(0, at - STEM_REACH); other < at; other += 1)
      if (sure(words[other]).sentence === sentence && Math.min(sure(words[other]).text.length, text.length) >= TELLING)
        found.push(bucketOf(PAIR_OF_STEMS, sure(stems[other]), sure(stems[at])))
    for (const gram of gramsOf(text)) found.push(bucketOf(LETTERS, seedOf(gram), 0))
    for (const concept of sure(concepts[at])) {
      found.push(bucketOf(CONCEPT, concept, 0))
      kinds.push(kindBucketOf(CONCEPT, concept, 0))
      if (denied[at]) found.push(bucketOf(DENIED_CONCEPT, concept, 0))
      for (let other = Math.max(0, at - PAIR_REACH); other < at; other += 1) {
        if (sentence - sure(words[other]).sentence > 1) continue
        for (const beside of sure(concepts[other]))
          if (beside !== concept)
            found.push(bucketOf(PAIR_OF_CONCEPTS, Math.min(beside, concept), Math.max(beside, concept)))
      }
    }
    if (signs.includes('?')) found.push(bucketOf(QUESTION, 0, 0))
    ofWord.push(found)
    kindsOfWord.push(kinds)
  })
  for (const { at, kind, stands } of hits) {
    const sort = stands ? RULE : EXCUSED
    sure(ofWord[at]).push(bucketOf(sort, 0, 0), bucketOf(sort, seedOf(kind), 0))
  }
  return { windows: windowsOf(layout), ofWord, kindsOfWord }
}

/** The pieces of a word with its edges marked; short words have none beyond themselves. */
function gramsOf(word: string): string[] {
  if (word.length < GRAM) return []
  const marked = `^${word}$`
  return Array.from({ length: marked.length - GRAM + 1 }, (_, at) => marked.slice(at, at + GRAM))
}

/** Each sentence, and the pieces of a long one. */
function windowsOf({ words }: Layout): Window[] {
  const windows: Window[] = []
  let start = 0
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && sure(words[at]).sentence === sure(words[start]).sentence) continue
    windows.push({ from: start, to: at - 1 })
    if (at - start > LONG)
      for (let from = start; from < at - PIECE / 2; from += PIECE / 2)
        windows.push({ from, to: Math.min(from + PIECE, at) - 1 })
    start = at
  }
  return windows
}

function deniedIn(layout: Layout): boolean[] {
  const { words } = layout
  const denied = words.map(() => false)
  for (let at = 0; at < words.length; at += 1) {
    if (!layout.isIn('neg', at)) continue
    for (let next = at + 1; next <= at + DENIAL_REACH && words[next]?.clause === sure(words[at]).clause; next += 1)
      denied[next] = true
  }
  return denied
}

const bucketOf = (sort: number, a: number, b: number) => mixed(sort, a, b) & (BUCKETS - 1)
const kindBucketOf = (sort: number, a: number, b: number) => mixed(sort, a, b) & (KIND_BUCKETS - 1)
