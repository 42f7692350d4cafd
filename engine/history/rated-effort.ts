import { addDays, daysBetween, mondayOf } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { CivilDate, Discipline } from '../model.ts'

/** A session as it was planned, as far as its effort goes. */
type Planned = { readonly rpe: number; readonly discipline: Discipline }

/**
 * [RPE] by which lifting may be rated above its session RPE: whoever thinks of its sets, of which two are left in reserve,
 * calls it an eight.
 * @source zourdos-2016: ten less what is in reserve; the allowance is ours
 */
const OF_SETS = 2
/** [RPE] how far above plan an effort counts as much too hard; of sets, whose scale ends at failure, half of it. @source default-ours */
const MUCH = { lifts: 1, other: 2 } as const

/** [RPE] How far above what was planned a session felt, below 0 where it was easier. */
export function effortApart(rated: number, { rpe, discipline }: Planned): number {
  const apart = rated - rpe
  return discipline === 'strength' && apart > 0 ? Math.max(0, apart - OF_SETS) : apart
}

/** Whether a session felt much harder than planned. */
export function feltTooHard(rated: number, planned: Planned): boolean {
  return effortApart(rated, planned) >= MUCH[planned.discipline === 'strength' ? 'lifts' : 'other']
}

const { least: HARD_SESSIONS, most: HARD_WITHIN } = BOUNDS['hard-sessions-felt']
/** [ratio] of the sessions of that time that must have been too hard. @source default-ours */
const HARD_SHARE = 0.7
/** [weeks] that are easier after such a time: a deload and a step up. @source rogerson-2024 */
const EASIER_WEEKS = 2
/** [days] from the beginning of one such fortnight to that of the next: a deload comes every fourth week. @source rogerson-2024 */
const APART_DAYS = 28
/** [days] left of a week that make it the first of them. @source default-ours */
const FIRST_STEP_DAYS = 4

/** A session that was rated. */
export type Rated = { readonly date: CivilDate; readonly isTooHard: boolean }

/** Sessions that were too hard, oldest first, and the easier weeks that they ask for. */
export type HardTime = { readonly sessions: readonly CivilDate[]; readonly from: CivilDate; readonly until: CivilDate }

/**
 * The times in which most sessions that anybody rated were too hard. Each asks for its easier weeks once: how those feel
 * tells of the time before, and whoever finds everything hard is asked for no more of them than a plan has by itself, or
 * easier weeks would be made from easier weeks until nothing is left.
 * @param rated - in order
 */
export function hardTimes(rated: readonly Rated[]): HardTime[] {
  const found: HardTime[] = []
  for (const { date, isTooHard } of rated) {
    const last = found.at(-1)
    const after = last?.until ?? ''
    if (!isTooHard || (last && daysBetween(last.from, date) < APART_DAYS)) continue
    const recent = rated.filter(
      (one) => one.date > after && one.date <= date && daysBetween(one.date, date) < HARD_WITHIN,
    )
    const sessions = recent.filter((one) => one.isTooHard).map((one) => one.date)
    if (sessions.length < HARD_SESSIONS || sessions.length < recent.length * HARD_SHARE) continue
    const from = addDays(date, 1)
    found.push({ sessions, from, until: addDays(firstStepFrom(from), 7 * EASIER_WEEKS - 1) })
  }
  return found
}

/** The Monday of the first easier week of those that training comes back by from a day on. */
export function firstStepFrom(date: CivilDate): CivilDate {
  return mondayOf(addDays(date, 7 - FIRST_STEP_DAYS))
}
