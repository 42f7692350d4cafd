import { withPastDays } from '../../days-as-shown.ts'
import type { CivilDate, StoredChange } from '../../model.ts'
import type { PastDays } from '../../past-days.ts'
import type { PlanBase } from '../../plan-base.ts'
import { sure } from '../../sure.ts'
import { withDays } from '../day/with-days.ts'
import { verdictOn } from './asked.ts'
import type { Asked } from './listing.ts'
import { datesOf } from './replayed.ts'
import type { PlanState } from './state.ts'

/** A plan as its person laid it out, before what was told of the days touches it. */
export type LaidOut = {
  readonly base: PlanBase
  /** What they asked for that it follows. */
  readonly asked: readonly Asked[]
  /** What is judged once the days are as the notes make them. */
  readonly left: readonly StoredChange[]
}

/**
 * The plan with the changes that say what stands on which day, made before anything that was told: a tired evening eases
 * the session that stands on that day, and not the one that was moved away from it, and no note undoes a move. What can't
 * be had on the plan as made is left to be judged on the plan as it stands.
 * @param early - ids of other changes to make here too, since what was told leaves no room for them
 * @param shown - days that are over, as they were shown
 * @source default-ours
 */
export function laidOut(
  base: PlanBase,
  changes: readonly StoredChange[],
  early: ReadonlySet<string>,
  { shown, ...over }: Pick<PlanState, 'today' | 'doneToday'> & { readonly shown: PastDays },
): LaidOut {
  const first = before(changes, early)
  if (first.size === 0) return { base, asked: [], left: changes }
  const { made } = base
  let state: PlanState = { ...over, base, weeks: withPastDays(made.weeks, shown), adjustments: [] }
  const asked: Asked[] = []
  for (const stored of first) {
    const verdict = verdictOn(state, stored.change)
    if (!('weeks' in verdict)) continue
    asked.push({ stored, before: state.weeks, after: verdict.weeks, note: verdict.note, held: false })
    state = { ...state, weeks: verdict.weeks }
  }
  if (asked.length === 0) return { base, asked, left: changes }
  const stands = new Set(asked.map((one) => one.stored))
  const weeks = state.weeks.map((week, index) =>
    // What was planned on a day that is over is known to the plan as made; what was shown is laid over it again.
    withDays(week, (day) => (shown.has(day.date) ? sure(sure(made.weeks[index]).days[week.days.indexOf(day)]) : day)),
  )
  return {
    base: { ...base, made: { ...made, weeks } },
    asked,
    left: changes.filter((stored) => !stands.has(stored)),
  }
}

/** The changes that lay out, and those made before them to the same days, in the order of asking. */
function before(changes: readonly StoredChange[], early: ReadonlySet<string>): ReadonlySet<StoredChange> {
  const found = new Set<StoredChange>()
  const dates = new Set<CivilDate>()
  for (const stored of changes.toReversed()) {
    const own = datesOf(stored.change)
    const lays = stored.change.type === 'move' || stored.change.type === 'swap' || early.has(stored.id)
    if (!lays && !own.some((date) => dates.has(date))) continue
    found.add(stored)
    for (const date of own) dates.add(date)
  }
  return new Set(changes.filter((stored) => found.has(stored)))
}
