import { dayNumber, parseCivilDate } from '../../civil-date.ts'
import { agedVdot } from '../../load/vdot.ts'
import type { HistoryDay, Level, PlanInput, ReadEvent } from '../../model.ts'
import { eventMinutes } from '../../phases/event-time.ts'
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
    ...(input.history ?? []).flatMap((day) => completedRace(day, events, input.profile.level)),
  ].filter(({ date }) => parseCivilDate(date) !== null && date <= input.today)
  results.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  for (const { distanceKm, seconds, date } of results) {
    const vdot = agedVdot({ distanceKm, seconds }, from - dayNumber(date))
    if (vdot !== null) return { distanceKm, seconds, vdot }
  }
  return undefined
}

/**
 * [ratio] of the usual time of somebody's level, for events of so many minutes and for shorter ones, which are seldom too soon: what
 * was quicker, and nobody said how far it was, may have been a shorter version, of which the minutes would make paces that hurt.
 * @source default-ours
 */
const QUICKEST_UNTOLD = { longMin: 90, long: 0.85, short: 0.7 } as const

/** A race as it was run; minutes that include a warm-up only make its paces gentler. */
function completedRace(day: HistoryDay, events: readonly Raced[], level: Level) {
  const race = events.find(({ date, discipline }) => date === day.date && discipline === 'run')
  if (!race?.distanceKm || !day.completed || !day.minutes) return []
  const { distanceKm = race.distanceKm, minutes, date } = day
  const usual = eventMinutes(race, level)
  const share = usual >= QUICKEST_UNTOLD.longMin ? QUICKEST_UNTOLD.long : QUICKEST_UNTOLD.short
  if (day.distanceKm === undefined && minutes < share * usual) return []
  return [{ distanceKm, seconds: minutes * 60, date }]
}
