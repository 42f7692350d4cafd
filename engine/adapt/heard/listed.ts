import type { CivilDate } from '../../model.ts'
import type { DayPlace, PlanAdjustment, PlanDay, PlanWeek } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { isSame } from '../../told.ts'
import type { ChangeFact, DaySummary, OtherDays } from '../facts/change-facts.ts'

/** A day as it was and as it is. */
export type DayChange = { readonly before: PlanDay; readonly after: PlanDay }

/** The days from a date on that differ between two states of a plan. */
export function dayChanges(before: readonly PlanWeek[], after: readonly PlanWeek[], from: CivilDate): DayChange[] {
  return after.flatMap((week, index) => {
    const old = sure(before[index])
    if (week === old) return []
    return week.days.flatMap((day, position) =>
      day.date < from || day === old.days[position] ? [] : [{ before: sure(old.days[position]), after: day }],
    )
  })
}

/** Changes of the same days one after the other, as one. */
export function joinedChanges(changes: readonly DayChange[]): DayChange[] {
  const byDate = new Map<CivilDate, DayChange>()
  for (const { before, after } of changes)
    byDate.set(after.date, { before: byDate.get(after.date)?.before ?? before, after })
  return [...byDate.values()]
    .filter(({ before, after }) => !isSame(summaryOf(before, after), summaryOf(after, before)))
    .sort((a, b) => (a.after.date < b.after.date ? -1 : 1))
}

/** The days of an adjustment as they were and as they are. */
export function listedDays(changes: readonly DayChange[]): PlanAdjustment['days'] {
  return changes.map(({ before, after }) => ({
    date: after.date,
    before: summaryOf(before, after),
    after: summaryOf(after, before),
    was: placeOf(before),
    is: placeOf(after),
  }))
}

function placeOf({ start, durationMin }: PlanDay): DayPlace {
  return { start: durationMin > 0 ? start : null, durationMin }
}

/** A day's session with what sets it apart from another where name and length do not. */
function summaryOf(day: PlanDay, other: PlanDay): DaySummary {
  if (day.durationMin === 0) return 'label' in day.workoutName ? day.workoutName : { code: 'rest-day' }
  const summary = { code: 'day-summary', name: day.workoutName, min: day.durationMin } as const
  if (!isSame(day.workoutName, other.workoutName) || day.durationMin !== other.durationMin)
    return { ...summary, apart: null }
  if (day.start !== other.start) return { ...summary, apart: { start: day.start } }
  const others = new Set(other.workout.exercises.map((step) => JSON.stringify(liftOf(step))))
  const steps = day.workout.exercises.map(liftOf).filter((step) => !others.has(JSON.stringify(step)))
  if (steps.length > 0) return { ...summary, apart: { steps: steps.slice(0, 3) } }
  return { ...summary, apart: day.rpe === other.rpe ? null : { rpe: day.rpe } }
}

function liftOf({ name, loadKg }: PlanDay['workout']['exercises'][number]) {
  return { name, loadKg: loadKg ?? null }
}

/**
 * What a change does, with before and after: its first day in full, the others in sum.
 * @param asked - the day to name first, where it is not the earliest
 */
export function effectOf(changes: readonly DayChange[], today: CivilDate, asked?: CivilDate): ChangeFact {
  const first = changes.find(({ after }) => after.date === asked) ?? changes[0]
  if (!first) return { code: 'nothing-changes' }
  const { before, after } = first
  return {
    code: 'day-became',
    date: after.date,
    today,
    before: summaryOf(before, after),
    after: summaryOf(after, before),
    others: othersOf(changes, [first]),
  }
}

/** The same of a session that moved to another day; null where it is not there after all. */
export function moveOf(
  changes: readonly DayChange[],
  { from, to, today }: { readonly from: CivilDate; readonly to: CivilDate; readonly today: CivilDate },
): ChangeFact | null {
  const [left, found] = [from, to].map((date) => changes.find(({ after }) => after.date === date))
  if (!left || !found || !isSame(left.before.workoutName, found.after.workoutName)) return null
  return {
    ...{ code: 'session-moved', from, to, today },
    name: found.after.workoutName,
    back: left.after.durationMin > 0 ? left.after.workoutName : null,
    others: othersOf(changes, [left, found]),
  }
}

/** The days that a change touched beside those that are named. */
function othersOf(changes: readonly DayChange[], named: readonly DayChange[]): OtherDays {
  const others = changes.filter((change) => !named.includes(change))
  const sum = (part: keyof DayChange) => others.reduce((total, change) => total + change[part].durationMin, 0)
  const last = others.at(-1)
  if (!last) return null
  return { days: others.length, until: last.after.date, wasMin: sum('before'), isMin: sum('after') }
}
