import type { CivilDate } from '../../model.ts'
import type { DayPlace, PlanAdjustment, PlanDay, PlanWeek } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { isSame } from '../../told.ts'
import type { ChangeFact, DaySummary } from '../facts/change-facts.ts'

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
  const others = changes.filter((change) => change !== first)
  const sum = (part: keyof DayChange) => others.reduce((total, change) => total + change[part].durationMin, 0)
  return {
    code: 'day-became',
    date: after.date,
    today,
    before: summaryOf(before, after),
    after: summaryOf(after, before),
    others:
      others.length === 0
        ? null
        : { days: others.length, until: sure(changes.at(-1)).after.date, wasMin: sum('before'), isMin: sum('after') },
  }
}
