import type { SessionRequest } from '../../model.ts'
import type { WorkoutStep } from '../../plan-model.ts'
import { getExercise } from '../catalogue.ts'
import { nameOf } from '../steps.ts'
import { CONTEST_LIFTS } from '../strength/slots.ts'

/** Three attempts of each lift; what they weigh follows from what was lifted. A lift that is never wanted is none of this meet. */
export function attemptSteps({ unwanted = [] }: Pick<SessionRequest, 'unwanted'>): WorkoutStep[] {
  return CONTEST_LIFTS.filter((id) => !unwanted.includes(id)).map((id) => {
    const exercise = getExercise(id)
    return {
      name: nameOf(exercise),
      sets: 3,
      size: { unit: 'reps', low: 1, high: 1, eachSide: false },
      seconds: null,
      notes: [{ code: 'attempts' }],
      exerciseId: id,
      muscles: exercise.primary,
      pattern: exercise.pattern,
      restSec: 600,
    }
  })
}
