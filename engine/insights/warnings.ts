import type { OrdinaryDay } from '../day/ordinary-week.ts'
import type { PlanWarning, Profile } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'

/** What the person should know about the plan as a whole. */
export function planWarnings(facts: {
  profile: Profile
  frames: readonly WeekFrame[]
  week: readonly OrdinaryDay[]
  assumed: boolean
}): PlanWarning[] {
  const warnings: PlanWarning[] = []
  if (facts.week.some((day) => day.shortNight))
    warnings.push({
      code: 'short-night',
      text: 'On some days your commitments leave less than seven hours of night. The plan does not take a minute from it; a nap helps.',
    })
  return warnings
}
