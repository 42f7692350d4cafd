import type { ShownDay } from '../../contract/schedule.ts'

/** The move that stands for a day: its first main one, or what gets it going; null where nothing of it is drawn. */
export function figureOfDay({ workout }: Pick<ShownDay, 'workout'>): string | null {
  const steps = [...workout.exercises, ...workout.warmup, ...workout.cooldown]
  const drawn = steps.find(({ exerciseId, sport }) => exerciseId ?? sport)
  return drawn?.exerciseId ?? drawn?.sport ?? null
}
