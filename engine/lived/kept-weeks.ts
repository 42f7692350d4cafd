import { civilDate, mondayOf } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import type { UnderWay } from '../plan-model.ts'
import type { KeptWeeks } from '../sessions/kept-session.ts'
import { keptSessions } from '../week/laid/kept-days.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'

/**
 * The sessions of the week under way and of those to come, for the next plan to keep on their days.
 * @param weeks - before anything that happened changed them: what comes and goes moves no session for good
 */
export function weeksToKeep(weeks: readonly LaidWeek[], today: CivilDate): KeptWeeks {
  const laid = weeks.map(({ frame, placed }) => [civilDate(frame.monday), keptSessions(placed)] as const)
  return Object.fromEntries(laid.filter(([week]) => week >= mondayOf(today)))
}

/** The weeks from the one under way on as the plan before had them. */
export function keptWeeks({ shown, today }: UnderWay, anchor: CivilDate): KeptWeeks {
  if (shown?.anchor !== anchor || !shown.laid) return {}
  return Object.fromEntries(Object.entries(shown.laid.weeks).filter(([week]) => week >= mondayOf(today)))
}

/** [min after midnight] the usual start of training in the plan before. */
export function usualBefore({ shown }: UnderWay): number | undefined {
  return shown?.laid?.usual
}
