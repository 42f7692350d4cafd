import type { Intensity, ItemType, WorkoutStep } from '../model.ts'

/** What an entry of the day says. */
export type ItemText = {
  readonly title: string
  readonly type: ItemType
  readonly emoji: string
  readonly intensity: Intensity
  readonly description: string
  readonly exercises: readonly WorkoutStep[]
}

/** The text of an item that is not a workout. */
export function quietText(title: string, type: ItemType, emoji: string, description: string): ItemText {
  return { title, type, emoji, intensity: 'Low', description, exercises: [] }
}
