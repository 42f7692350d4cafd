import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import type { Person } from '../../week/person/person.ts'
import { easierDay, easyKindOf, lighter } from '../day/changed-day.ts'
import { swappedExercises } from '../day/exercises.ts'

const LEGS: ReadonlySet<string> = new Set([
  'hip',
  'glute',
  'quad',
  'hamstring',
  'knee',
  'calf',
  'shin',
  'achilles',
  'ankle',
  'foot',
])

/**
 * A day that lets sore muscles wait: lifts for them are exchanged, and hard work on sore legs becomes easy.
 * @source default-ours: 48 h for the same muscle
 */
export function soreDay(day: PlanDay, parts: readonly string[], person: Person, week: PlanWeek): PlanDay {
  if (day.discipline === 'race') return day
  if (day.discipline === 'strength') {
    const sparing = { ...person, limits: [...person.limits, ...parts] }
    return (
      swappedExercises(day, sparing) ??
      lighter(day, { ...easyKindOf(day), durationMin: day.durationMin }, sparing, week)
    )
  }
  return day.hard && parts.some((part) => LEGS.has(part)) ? easierDay(day, 1, person, week) : day
}
