import type { Saying } from '../../engine/interpret/availability/saying.ts'
import type { Mark } from '../../engine/interpret/unread.ts'
import type { CivilDate, ConfirmedSports, DatedException, SparedPart } from '../../engine/model.ts'

/** What somebody set by hand that words may speak of as well; a part that is left out is not set. */
export type OwnLife = {
  readonly dated?: readonly DatedException[]
  readonly sports?: ConfirmedSports
  readonly body?: readonly SparedPart[]
}

/**
 * The sayings that count no more, since what they are of was set by hand and says otherwise.
 * @param today - of stretches that are over nothing is said
 */
export function overruledBy(own: OwnLife, sayings: readonly Saying[], today: CivilDate): Saying[] {
  return sayings.filter((saying) => !isHeld(saying, own, today))
}

function isHeld(saying: Saying, { sports, body, dated }: OwnLife, today: CivilDate): boolean {
  if (saying.kind === 'sports') {
    const { does = [], never = [] } = sports ?? saying
    return saying.does.every((one) => does.includes(one)) && saying.never.every((one) => never.includes(one))
  }
  if (saying.kind === 'spares') return !body || saying.parts.every(({ part }) => body.some((one) => one.part === part))
  if (saying.kind !== 'away' && saying.kind !== 'kit' && saying.kind !== 'without' && saying.kind !== 'busy')
    return true
  const { from, to } = saying
  const kind = saying.kind === 'away' ? (saying.isLight ? 'light' : 'off') : saying.kind
  return !dated || to < today || dated.some((one) => one.kind === kind && one.from <= to && from <= one.to)
}

/** Marks of words, those of such sayings as of words that were not used. */
export function marksWithout(marks: readonly Mark[], sayings: readonly Saying[]): readonly Mark[] {
  const isOn = (mark: Mark) => sayings.some(({ span }) => span.start < mark.end && span.end > mark.start)
  return marks.map((mark) => (isOn(mark) ? { ...mark, as: 'unused' } : mark))
}
