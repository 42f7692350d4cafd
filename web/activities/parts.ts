import type { ActivityInput, ImportAnswer } from '../../contract/activity.ts'
import { IMPORT_PART_MAX } from '../../contract/activity-file.ts'

/** What became of nothing. */
export const NOTHING: ImportAnswer = { added: 0, matched: 0, known: 0, filled: 0, outside: 0 }
/** [bytes] of a part: the server takes 64 KiB at once. */
const PART_BYTES = 48 * 1024

/** Parts that the server takes at once, in order. */
export function* partsOf(activities: readonly ActivityInput[]): Generator<ActivityInput[]> {
  let [part, bytes]: [ActivityInput[], number] = [[], 0]
  for (const one of activities) {
    const length = JSON.stringify(one).length
    if (part.length === IMPORT_PART_MAX || (part.length > 0 && bytes + length > PART_BYTES)) {
      yield part
      ;[part, bytes] = [[], 0]
    }
    part.push(one)
    bytes += length
  }
  if (part.length > 0) yield part
}

/** What became of two parts. */
export function summed(a: ImportAnswer, b: ImportAnswer): ImportAnswer {
  return {
    added: a.added + b.added,
    matched: a.matched + b.matched,
    known: a.known + b.known,
    filled: a.filled + b.filled,
    outside: a.outside + b.outside,
  }
}
