import { addDays } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import type { DaysAsShown, PlanDay, PlanWeek, WorkoutStep } from '../plan-model.ts'
import type { Told } from '../told.ts'
import type { Asked, AskedLift } from './lift.ts'

/** [days] that a block remembers of the ones before it: two of their cycles with an easier week. @source default-ours */
const REMEMBERED_DAYS = 56

/** What a line asks for in repetitions, or in seconds that are held; null for work by the clock or by metres. */
export function askedOf({ size, sets, rir = 0, loadKg }: WorkoutStep): Asked | null {
  if (size === null || size.unit === 'metres' || sets === 0) return null
  return { range: [size.low, size.high], rir, ...(loadKg === undefined ? {} : { loadKg }) }
}

/** What a day asked of its exercises. */
export function askedLifts({ date, workout }: PlanDay, easy: boolean): AskedLift[] {
  const eased = easy ? ({ easy: true } as const) : {}
  return workout.exercises.flatMap((step) => {
    const asked = askedOf(step)
    if (!asked || step.exerciseId === undefined) return []
    return [{ ...asked, ...eased, ...insteadOf(step), date, exerciseId: step.exerciseId }]
  })
}

/** What a line took the place of, as it says itself. */
function insteadOf({ notes }: WorkoutStep): Pick<AskedLift, 'instead'> {
  const note = notes.find(({ code }) => code === 'outgrown')
  return note?.code === 'outgrown' ? { instead: { id: note.id, since: note.since } } : {}
}

/** What weeks asked to be lifted before today. */
export function askedIn(weeks: readonly PlanWeek[], today: CivilDate): AskedLift[] {
  return weeks.flatMap((week) => {
    const over = week.days.filter((day) => day.date < today && hasLifts(day))
    return over.flatMap((day) => askedLifts(day, !mayRise(week, day)))
  })
}

/** Whether weights may rise on a day: in no easier week, and on no day that was made easier for whoever is tired or unwell. */
export function mayRise(week: PlanWeek, { notes }: PlanDay): boolean {
  return !isEasierWeek(week) && !isEased(notes)
}

/** Whether a week is for what was gained, not for more: an easier one, before an event or after it. */
export function isEasierWeek({ deload, phase }: PlanWeek): boolean {
  return deload || phase === 'taper' || phase === 'recovery'
}

/** Whether a day lifts: a session of strength, or a meet. */
export function hasLifts({ discipline, workout }: PlanDay): boolean {
  return discipline === 'strength' || (discipline === 'race' && workout.exercises.some(isAttempt))
}

/** A line of a meet. */
export function isAttempt({ notes }: WorkoutStep): boolean {
  return notes.some(({ code }) => code === 'attempts')
}

/** Whether a session of lifting says that nothing is to rise: in an easier week, before an event, or made easier for whoever is tired or unwell. */
export function isEased(told: Told): boolean {
  return 'code' in told ? EASED.has(told.code) : told.some(isEased)
}

const EASED: ReadonlySet<string> = new Set(['familiar-weights', 'keep-weight-fewer-sets'])

/** What the days before a block asked of their exercises, where they were shown: its own weeks know nothing of them. */
export function askedBefore(shown: DaysAsShown | undefined, anchor: CivilDate): readonly AskedLift[] {
  if (!shown) return []
  const { before = [] } = shown
  if (shown.anchor === anchor) return before
  const since = addDays(anchor, -REMEMBERED_DAYS)
  const last = shown.days.flatMap(({ day }) =>
    day.discipline === 'strength' ? askedLifts(day, isEased(day.notes)) : [],
  )
  return [...before, ...last].filter(({ date }) => date >= since && date < anchor)
}
