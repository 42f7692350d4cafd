import { TOPIC_PHRASES, type Topic } from './lexicon/topics.ts'

const PATTERNS = Object.entries(TOPIC_PHRASES).map(
  ([topic, phrases]) =>
    [topic as Topic, new RegExp(`(?<![\\p{L}\\d])(?:${phrases.join('|')})(?![\\p{L}\\d])`, 'iu')] as const,
)

/** What a note is about, without a word of whether it was good or bad; null where none of its words is known. */
export function findTopic(text: string): Topic | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
