import type { Saying } from '../../engine/interpret/availability/saying.ts'
import type { Mark } from '../../engine/interpret/unread.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { LifeParts } from '../ordinary-week/later-words.ts'

/**
 * The sayings that count no more, since what they are of was set by hand and says otherwise.
 * @param today - of stretches that are over nothing is said
 */
export function overruledBy(own: LifeParts, sayings: readonly Saying[], today: CivilDate): Saying[] {
  return sayings.filter((saying) => !isHeld(saying, own, today))
}

function isHeld(saying: Saying, { sports, body, dated }: LifeParts, today: CivilDate): boolean {
  if (saying.kind === 'sports') {
    const { does = [], never = [] } = sports ?? saying
    return saying.does.every((one) => does.includes(one)) && saying.never.every((one) => never.includes(one))
  }
  if (saying.kind === 'spares') return !body || saying.parts.every(({ part }) => body.some((one) => one.part === part))
  if (saying.kind !== 'away' && saying.kind !== 'without' && saying.kind !== 'busy') return true
  const { from, to } = saying
  const kind = saying.kind === 'away' ? (saying.isLight ? 'light' : 'off') : saying.kind
  return !dated || to < today || dated.some((one) => one.kind === kind && one.from <= to && from <= one.to)
}

/** Marks of words, those of such sayings as of words that were not used. */
export function marksWithout(marks: readonly Mark[], sayings: readonly Saying[]): readonly Mark[] {
  const isOn = (mark: Mark) => sayings.some(({ span }) => span.start < mark.end && span.end > mark.start)
  return marks.map((mark) => (isOn(mark) ? { ...mark, as: 'unused' } : mark))
}
