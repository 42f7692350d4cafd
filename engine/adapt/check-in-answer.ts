import { isDone } from '../history/known-day.ts'
import { entriesOf } from '../history/merged-history.ts'
import type { CheckInFacts } from '../interpret/check-ins.ts'
import { findFeeling } from '../interpret/feeling.ts'
import type { CivilDate, HistoryDay, SafetyFact } from '../model.ts'
import type { AnswerFact } from './answer-facts.ts'

/** What a check-in may have changed, in facts or in words. */
type Changed<T> = {
  readonly adjustments: readonly {
    readonly date: CivilDate
    readonly asked: boolean
    readonly effect: T
    readonly reason: T
  }[]
  readonly safety: readonly Pick<SafetyFact, 'kind'>[]
}

/**
 * The honest answer to a day's check-in: what it changed in the plan, or why nothing had to change.
 * @param facts - what the whole day says
 * @param plan - made after it
 */
export function checkInAnswer<T>(
  day: HistoryDay,
  facts: CheckInFacts,
  { adjustments, safety }: Changed<T>,
): readonly (T | AnswerFact)[] {
  if (safety.some(({ kind }) => kind === 'danger')) return [{ code: 'answer-stopped' }]
  const changed = adjustments.find(({ date, asked }) => date === day.date && !asked)
  const words = entriesOf(day).flatMap(({ notes }) => notes ?? [])
  const feeling = words.map(findFeeling).find((one) => one !== null)
  // Whoever grieves is not told of minutes first.
  if (feeling === 'grief') return [{ code: 'answer-grief' }, ...(changed ? [changed.effect] : [])]
  if (changed) return [changed.effect, changed.reason]
  if (facts.illness) return [{ code: 'answer-ill' }]
  if (facts.pain.length > 0) return [{ code: 'answer-pain', parts: facts.pain.map(({ part }) => part) }]
  if (facts.soreness.length > 0) return [{ code: 'answer-soreness', parts: facts.soreness }]
  if (feeling) return [{ code: `answer-${feeling}` }]
  if (facts.fatigue === 'high' || facts.sleep === 'poor' || facts.mood === 'low' || facts.stress === 'high')
    return [{ code: 'answer-tired' }]
  return [{ code: isDone({ ...day, facts }) ? 'answer-done' : 'answer-nothing-read' }]
}

/** The day of a history, or a silent one. */
export function dayOf(history: readonly HistoryDay[], date: CivilDate): HistoryDay {
  return history.find((one) => one.date === date) ?? { date }
}
