import type { PlanDay, WorkoutStep } from '../model.ts'

/**
 * A day with less weight on one lift.
 * @param loadKg - [kg] to lift instead
 */
export function easedLift(day: PlanDay, exerciseId: string, loadKg: number): PlanDay {
  const eased = (step: WorkoutStep): WorkoutStep =>
    step.exerciseId === exerciseId && step.sets > 0
      ? { ...step, loadKg, notes: `Lighter today, ${loadKg} kg, to get moving again. ${step.notes}` }
      : step
  return { ...day, workout: { ...day.workout, exercises: day.workout.exercises.map(eased) } }
}
