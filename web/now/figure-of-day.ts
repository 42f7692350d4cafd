import type { ShownDay, ShownStep } from '../../contract/schedule.ts'

/** Any machine will do, and so will the floor. */
const ANY_CARDIO = 'march-in-place'

/** The move that stands for a day: its first main one, or what gets it going; null where nothing of it is drawn. */
export function figureOfDay(day: Pick<ShownDay, 'workout' | 'discipline'>): string | null {
  const step = stepOfDay(day)
  return step?.exerciseId ?? step?.sport ?? (day.discipline === 'cardio' ? ANY_CARDIO : null)
}

/** The step that is drawn for a day. */
export function stepOfDay({ workout }: Pick<ShownDay, 'workout'>): ShownStep | undefined {
  const steps = [...workout.exercises, ...workout.warmup, ...workout.cooldown]
  const drawn = steps.filter(({ exerciseId, sport }) => exerciseId ?? sport)
  // A run that begins with a walk is a run.
  const main = drawn[0]?.sport === 'walk' && drawn.find(({ sport }) => sport && sport !== 'walk')
  return main || drawn[0]
}
