import { daysBetween } from '../civil-date.ts'
import type { Equipment, Pattern } from '../model.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import { getExercise } from '../sessions/catalogue.ts'

/** What a session lifts, by its lines alone and by none of the planner's own tables. */
const PART: Readonly<Partial<Record<Pattern, 'legs' | 'push' | 'pull'>>> = {
  squat: 'legs',
  hinge: 'legs',
  lunge: 'legs',
  push: 'push',
  pull: 'pull',
}

/** Where a plan lifts with the same muscles on two days running, or with what is not at hand. */
export function liftBreaks(weeks: readonly PlanWeek[], equipment: readonly Equipment[]): string[] {
  const lifted = weeks.flatMap(({ days }) => days).filter(({ discipline }) => discipline === 'strength')
  return lifted.flatMap((day, index) => {
    const before = lifted[index - 1]
    const isNext = before !== undefined && daysBetween(before.date, day.date) === 1
    const again = isNext ? [...partsOf(day)].filter((part) => partsOf(before).has(part)) : []
    const lacking = idsOf(day).filter((id) => !isAtHand(id, equipment))
    return [
      ...again.map((part) => `${day.date}: ${part} on two days running`),
      ...lacking.map((id) => `${day.date}: nothing at hand for ${id}`),
    ]
  })
}

/** Which of legs, pushing and pulling a session lifts with. */
export function partsOf({ workout }: PlanDay): Set<string> {
  return new Set(workout.exercises.flatMap(({ pattern, sets }) => (sets > 0 && pattern && PART[pattern]) || []))
}

function idsOf({ workout }: PlanDay): string[] {
  return [...workout.warmup, ...workout.exercises, ...workout.cooldown].flatMap(({ exerciseId }) => exerciseId ?? [])
}

function isAtHand(id: string, equipment: readonly Equipment[]): boolean {
  return getExercise(id).equipment.some((set) => set.every((item) => item === 'none' || equipment.includes(item)))
}
