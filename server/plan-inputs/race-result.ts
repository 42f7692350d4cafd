import type { RecentRace } from '../../contract/preferences.ts'
import type { ShownDay } from '../../contract/schedule.ts'
import { agedVdot } from '../../engine/load/vdot.ts'
import type { activities } from '../db/schema.ts'

type Activity = Pick<typeof activities.$inferSelect, 'discipline' | 'durationSec' | 'distanceM'>

/** [ratio] by which a watch may measure a course too long or too short. @source default-ours */
const MEASURED_WITHIN = 0.05

/** The result of a race that an activity was; null where it was none that paces can be made by. */
export function raceResult(
  { discipline, durationSec, distanceM }: Activity,
  session: Pick<ShownDay, 'date' | 'discipline' | 'distanceKm'> | null,
): RecentRace | null {
  if (session?.discipline !== 'race' || discipline !== 'run') return null
  const measuredKm = distanceM === null ? null : distanceM / 1000
  const courseKm = session.distanceKm ?? measuredKm
  if (courseKm === null) return null
  // Who ran another distance than that of the event did not run it.
  if (measuredKm !== null && Math.abs(measuredKm / courseKm - 1) > MEASURED_WITHIN) return null
  const distanceKm = Math.round(courseKm * 1000) / 1000
  return agedVdot({ distanceKm, seconds: durationSec }, 0) === null
    ? null
    : { distanceKm, seconds: durationSec, date: session.date }
}

/** A result, unless it or a later one is what paces are made by already. */
export function unlessKnown(result: RecentRace | null, known: RecentRace | undefined): RecentRace | null {
  if (!result || !known || known.date < result.date) return result
  const isSame = known.date === result.date && known.seconds === result.seconds
  return known.date > result.date || isSame ? null : result
}
