import { addDays } from '../civil-date.ts'
import type { StoredAnswer } from '../model.ts'
import type { Situation } from './ask.ts'
import type { Outcome } from './ask-facts.ts'
import { median, type Point } from './trends.ts'

/** [days] before a choice and after it that are compared, and values on each side without which nothing is said. @source default-ours */
const BEFORE_DAYS = 14
const AFTER_DAYS = 28
const FEWEST = 3

type Measured = {
  /** By how much the two must differ to be told apart. */
  readonly apart: number
  /** How far off what should be a value is; itself where nothing else is said. */
  readonly off?: (value: number) => number
  /** Shares are compared by their mean, other values by their middle. */
  readonly isShare?: boolean
}

/** What came of a choice: a measure of the fortnight before it and the weeks after, where both tell enough. */
export function outcomeOf(
  of: Outcome['of'],
  pointsOf: (situation: Situation) => readonly Point[],
  { apart, off = (value) => value, isShare = false }: Measured,
) {
  return (situation: Situation, { on }: StoredAnswer): Outcome | null => {
    const points = pointsOf(situation)
    const since = addDays(on, -BEFORE_DAYS - 1)
    const until = addDays(on, AFTER_DAYS)
    const before = points.filter(({ date }) => date > since && date < on)
    const after = points.filter(({ date }) => date > on && date <= until)
    if (before.length < FEWEST || after.length < FEWEST) return null
    const middle = (all: readonly Point[]) => {
      const values = all.map(({ value }) => value)
      return isShare ? values.reduce((sum, value) => sum + value, 0) / values.length : median(values)
    }
    const [was, is] = [middle(before), middle(after)]
    const gained = off(was) - off(is)
    return { of, was, is, verdict: gained >= apart ? 'better' : gained <= -apart ? 'worse' : 'same' }
  }
}
