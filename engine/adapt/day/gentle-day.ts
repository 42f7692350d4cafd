import { BOUNDS } from '../../limits/bounds.ts'
import type { PlanDay, PlanWeek, WorkoutStep } from '../../plan-model.ts'
import type { Person } from '../../week/person/person.ts'
import { easyKindOf, lighter } from './changed-day.ts'

const CALM: ReadonlySet<PlanDay['discipline']> = new Set(['rest', 'mind', 'mobility'])

/**
 * A day of a plan that waits for a doctor's word: easy, no longer than an hour, lifts far from the limit, no race.
 * @source acsm-screening: no vigorous training before clearance; the numbers are ours
 */
export function gentleDay(day: PlanDay, person: Person, week: PlanWeek): PlanDay {
  if (CALM.has(day.discipline) || day.snacks) return day
  if (day.discipline === 'race')
    return lighter(
      day,
      { kind: 'recovery', discipline: 'walk', durationMin: BOUNDS['gentle-event-day'].most },
      person,
      week,
    )
  const durationMin = Math.min(day.durationMin, BOUNDS['gentle-session'].most)
  const gentle = lighter(day, { ...easyKindOf(day), durationMin }, person, week)
  if (gentle.discipline !== 'strength') return gentle
  return {
    ...gentle,
    description: { code: 'light-strength' },
    workout: { ...gentle.workout, exercises: gentle.workout.exercises.map(eased) },
  }
}

/**
 * A day soon after a birth: a walk or mobility, and no longer than half an hour.
 * @source acog-804: activity comes back step by step; that it begins with walks is ours
 */
export function walkedDay(day: PlanDay, person: Person, week: PlanWeek): PlanDay {
  if (day.discipline === 'rest' || day.discipline === 'mind') return day
  const still = day.discipline === 'strength' || day.discipline === 'mobility' || day.snacks
  const durationMin = Math.min(day.durationMin, BOUNDS['walk-after-birth'].most)
  const wish = still
    ? ({ kind: 'mobility', discipline: 'mobility', durationMin } as const)
    : ({ kind: 'recovery', discipline: 'walk', durationMin } as const)
  return lighter(day, wish, person, week)
}

function eased(step: WorkoutStep): WorkoutStep {
  return step.rir === undefined ? step : { ...step, rir: Math.max(BOUNDS['gentle-reserve'].least, step.rir) }
}
