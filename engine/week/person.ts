import type { Equipment, Goal, Level, Profile, StartingPoint, Stress, TrainingDays } from '../model.ts'
import type { EventKind } from '../phases/event-profile.ts'

/** What week planning needs to know of a person. */
export type Person = {
  readonly level: Level
  readonly goal: Goal
  readonly stress: Stress
  readonly days: TrainingDays
  readonly start: StartingPoint
  readonly mainKind: EventKind | null
  readonly equipment: readonly Equipment[]
  readonly limits: readonly string[]
}

const ASSUMED: Readonly<Record<Level, StartingPoint>> = {
  beginner: { weeklyMin: 60, longestMin: 20, longestRunKm: null },
  intermediate: { weeklyMin: 150, longestMin: 45, longestRunKm: null },
  advanced: { weeklyMin: 240, longestMin: 75, longestRunKm: null },
}

/** Where training is assumed to stand when nobody was asked. @source default-ours */
export function assumedStart(profile: Pick<Profile, 'level'>): StartingPoint {
  return ASSUMED[profile.level]
}

/**
 * Easy running pace for turning minutes into kilometres.
 * @param weekIndex - [weeks] since the plan began; a beginner gets quicker as walking breaks fade
 * @returns [min/km]
 * @source default-ours
 */
export function easyPaceMinPerKm(level: Level, weekIndex: number): number {
  if (level === 'advanced') return 5.3
  if (level === 'intermediate') return 6
  return Math.max(6.9, 8 - 0.1 * weekIndex)
}
