import type { PlanInput } from '../model.ts'
import { eventProfile } from '../phases/event-profile.ts'
import type { DatedEvent } from '../phases/events.ts'
import { equipmentHere } from '../sessions/places.ts'
import { assumedStart, type Person } from './person.ts'
import { raceResult } from './race-result.ts'

/** What week planning needs to know, from what a person told us and the events ahead. */
export function personOf(input: PlanInput, events: readonly DatedEvent[]): Person {
  const { profile, preferences } = input
  const result = raceResult(input, events)
  const main = events.findLast((event) => event.priority === 'A')
  return {
    level: profile.level,
    // A strength meet is trained for as strength, whatever else the person wants.
    goal: main && eventProfile(main).kind === 'strength' ? 'muscle-gain' : profile.goal,
    stress: profile.stress,
    days: profile.trainingDays,
    start: preferences?.start ?? assumedStart(profile),
    mainKind: main ? eventProfile(main).kind : null,
    equipment: equipmentHere(preferences?.equipment ?? [], preferences?.limits ?? []),
    limits: preferences?.limits ?? [],
    ...(result ? { result } : {}),
  }
}
