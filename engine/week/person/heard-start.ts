import type { HoursNow } from '../../interpret/week/hours-now.ts'
import type { RunsNow } from '../../interpret/week/runs-now.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { Profile, StartingPoint } from '../../model.ts'
import { assumedStart, easyPaceMinPerKm } from './person.ts'

/** [ratio] of a week's kilometres that its longest run holds where nobody says more. @source own-analysis-25-plans */
const LONG_OF_WEEK = 0.33

/**
 * Where training stands by what somebody wrote of their running; what they did not write is as their level has it.
 * @source own-analysis-25-plans
 */
export function heardStart(
  { weeklyKm, longestKm }: Pick<RunsNow, 'weeklyKm' | 'longestKm'>,
  { level }: Pick<Profile, 'level'>,
): StartingPoint {
  const pace = easyPaceMinPerKm(level, 0)
  const weeklyRunKm = Math.min(weeklyKm, BOUNDS['week-at-start'].most[level] / pace)
  const longestRunKm = Math.min(longestKm ?? weeklyRunKm * LONG_OF_WEEK, BOUNDS['run-at-start'].most)
  return {
    weeklyMin: Math.max(assumedStart({ level }).weeklyMin, Math.round(weeklyRunKm * pace)),
    weeklyRunKm,
    longestMin: Math.max(BOUNDS['long-at-start'].least, Math.round(longestRunKm * pace)),
    longestRunKm: Math.round(longestRunKm * 10) / 10,
  }
}

/**
 * The same by how long somebody wrote that they train: of running in kilometres at their easy pace; of training of any kind
 * the week alone, and the longest session as their level has it.
 */
export function heardHours(
  { weeklyMin, isRun }: Pick<HoursNow, 'weeklyMin' | 'isRun'>,
  { level }: Pick<Profile, 'level'>,
): StartingPoint {
  if (isRun) return heardStart({ weeklyKm: weeklyMin / easyPaceMinPerKm(level, 0), longestKm: null }, { level })
  const assumed = assumedStart({ level })
  return {
    ...assumed,
    weeklyMin: Math.max(assumed.weeklyMin, Math.min(weeklyMin, BOUNDS['week-at-start'].most[level])),
  }
}
