import { dayNumber, parseCivilDate } from '../../civil-date.ts'
import { agedVdot } from '../../load/vdot.ts'
import type { HistoryDay, PlanInput, ReadEvent } from '../../model.ts'
import type { RaceResult } from './person.ts'

/** An event as far as it tells how fast somebody is. */
export type Raced = Pick<ReadEvent, 'date' | 'discipline' | 'distanceKm'>

/**
 * The result that says how fast somebody runs: the newest of the race they told us of and the races they named and ran.
 * @param events - all that were named, of earlier blocks too; a completed one with its minutes is a result
 * @source daniels-gilbert
 */
export function raceResult(input: PlanInput, events: readonly Raced[]): RaceResult | undefined {
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
function completedRace(day: HistoryDay, events: readonly Raced[]) {
  const race = events.find(({ date, discipline }) => date === day.date && discipline === 'run')
  if (!race?.distanceKm || !day.completed || !day.minutes) return []
  return [{ distanceKm: race.distanceKm, seconds: day.minutes * 60, date: day.date }]
}
