import type { CheckInFacts } from '../interpret/check-ins.ts'
import type { HistoryDay } from '../model.ts'

/** A day of history with what its notes say. */
export type KnownDay = HistoryDay & { readonly facts: CheckInFacts }

/** Whether the day's training was done, by its tick or by its note. */
export function isDone(day: KnownDay): boolean {
  return day.completed ?? day.facts.completed ?? false
}
