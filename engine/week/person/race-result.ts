import { dayNumber, parseCivilDate } from '../../civil-date.ts'
import { agedVdot } from '../../load/vdot.ts'
import type { HistoryDay, PlanInput } from '../../model.ts'
import type { DatedEvent } from '../../phases/events.ts'
import type { RaceResult } from './person.ts'

/**
 * The result that says how fast somebody runs: the newest of the race they told us of and the races of the plan they ran.
 * @param events - of the plan; a completed one with its minutes is a result
 * @source daniels-gilbert
 */
export function raceResult(input: PlanInput, events: readonly DatedEvent[]): RaceResult | undefined {
  const from = dayNumber(input.anchor ?? input.today)
  const told = input.preferences?.recentRace
  const results = [
    ...(told ? [told] : []),
    ...(input.history ?? []).flatMap((day) => completedRace(day, events)),
  ].filter(({ date }) => parseCivilDate(date) !== null && date <= input.today)
  results.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  for (const { distanceKm, seconds, date } of results) {
    const vdot = agedVdot({ distanceKm, seconds }, from - dayNumber(date))
    if (vdot !== null) return { distanceKm, seconds, vdot }
  }
  return undefined
}

/** A race as it was run; minutes that include a warm-up only make its paces gentler. */
function completedRace(day: HistoryDay, events: readonly DatedEvent[]) {
  const race = events.find(({ date, discipline }) => date === day.date && discipline === 'run')
  if (!race?.distanceKm || !day.completed || !day.minutes) return []
  return [{ distanceKm: race.distanceKm, seconds: day.minutes * 60, date: day.date }]
}
