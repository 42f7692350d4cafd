import { TOPIC_PHRASES, type Topic } from '../lexicon/topics.ts'

const PATTERNS = Object.entries(TOPIC_PHRASES).map(
  ([topic, phrases]) =>
    [topic as Topic, new RegExp(`(?<![\\p{L}\\d])(?:${phrases.join('|')})(?![\\p{L}\\d])`, 'iu')] as const,
)

/** What a note tells of that a plan has an answer of its own to; null where it is anything else. */
export function findTopic(text: string): Topic | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss')
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
