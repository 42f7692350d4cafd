import { addDays } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import type { DaysAsShown, PlanDay, WorkoutStep } from '../plan-model.ts'
import type { Told } from '../told.ts'
import type { Asked, AskedLift } from './lift.ts'

/** [days] that a block remembers of the ones before it: two of their cycles with an easier week. @source default-ours */
const REMEMBERED_DAYS = 56

/** What a line asks for, or null for work by the clock or by metres. */
export function askedOf({ size, sets, rir = 0, loadKg }: WorkoutStep): Asked | null {
  if (size?.unit !== 'reps' || sets === 0) return null
  return { range: [size.low, size.high], rir, ...(loadKg === undefined ? {} : { loadKg }) }
}

/** What a day asked of its exercises. */
export function askedLifts({ date, workout }: PlanDay, easy: boolean): AskedLift[] {
  const eased = easy ? ({ easy: true } as const) : {}
  return workout.exercises.flatMap((step) => {
    const asked = askedOf(step)
    return asked && step.exerciseId !== undefined ? [{ ...asked, ...eased, date, exerciseId: step.exerciseId }] : []
  })
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
