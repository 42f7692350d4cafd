import type { Intensity, ItemType } from '../model.ts'
import type { WorkoutStep } from '../plan-model.ts'
import type { Told } from '../told.ts'
import type { DayFact } from './day-facts.ts'

/** What an entry of the day says. */
export type ItemText = {
  readonly title: Told
  readonly type: ItemType
  readonly emoji: string
  readonly intensity: Intensity
  readonly description: Told
  readonly exercises: readonly WorkoutStep[]
}

/** The text of an item that is not a workout. */
export function quietText(title: DayFact, type: ItemType, emoji: string, description: Told = []): ItemText {
  return { title, type, emoji, intensity: 'Low', description, exercises: [] }
}
