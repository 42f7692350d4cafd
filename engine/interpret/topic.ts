import { TOPIC_PHRASES, type Topic } from './lexicon/topics.ts'
import { TOPICS_ELSEWHERE } from './lexicon/topics-elsewhere.ts'

const PATTERNS = Object.entries(TOPIC_PHRASES).map(([topic, phrases]) => {
  const all = [...phrases, ...(TOPICS_ELSEWHERE[topic as Topic] ?? [])].join('|')
  return [topic as Topic, new RegExp(`(?<![\\p{L}\\d])(?:${all})(?![\\p{L}\\d])`, 'iu')] as const
})

/** What a plan has an answer to wherever it stands in a note; of all else, what is told first is what it is about. */
const FIRST: ReadonlySet<Topic> = new Set(['missed', 'complaint', 'stomach', 'period', 'hangover'])

/** What a note is about, without a word of whether it was good or bad; null where none of its words is known. */
export function findTopic(text: string): Topic | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss')
  const first = PATTERNS.find(([topic, pattern]) => FIRST.has(topic) && pattern.test(plain))
  if (first) return first[0]
  for (const sentence of plain.split(/(?<=[.!?;\n])\s+/)) {
    const found = PATTERNS.find(([, pattern]) => pattern.test(sentence))
    if (found) return found[0]
  }
  return null
}
