import type { ActivityInput, ImportAnswer } from '../../contract/activity.ts'
import { IMPORT_PART_MAX } from '../../contract/activity-file.ts'

/** What became of nothing. */
export const NOTHING: ImportAnswer = {
  added: 0,
  matched: 0,
  known: 0,
  filled: 0,
  outside: 0,
  total: { activities: 0, matched: 0 },
}
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

/** What became of the parts so far with the next one: where an answer was lost on its way, the total of the import knows better. */
export function summed(before: ImportAnswer, next: ImportAnswer): ImportAnswer {
  const { total } = next
  const added = Math.max(total.activities, before.added + next.added)
  return {
    added,
    matched: total.matched,
    known: before.known + next.known - (added - before.added - next.added),
    filled: before.filled + next.filled,
    outside: before.outside + next.outside,
    total,
  }
}
