import type { HoursNow } from '../../interpret/week/hours-now.ts'
import type { LiftsNow } from '../../interpret/week/lifts-now.ts'
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
function heardStart(
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
function heardHours(
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

/** Where training stands by what somebody wrote of it; null where they wrote nothing. */
export function heardTraining(
  amount: RunsNow | HoursNow | null,
  lifts: LiftsNow | null,
  profile: Pick<Profile, 'level'>,
): StartingPoint | null {
  if (amount === null) return lifts === null ? null : liftedAlone(assumedStart(profile), lifts, profile)
  const isHours = 'isRun' in amount
  const start = isHours ? heardHours(amount, profile) : heardStart(amount, profile)
  if (lifts === null) return start
  return isHours && !amount.isRun ? liftedOf(start, lifts) : liftedBeside(start, lifts, profile)
}

/** The same where some of the week's minutes are lifted: of two that contradict each other the smaller counts. */
export function liftedOf(start: StartingPoint, { weeklyMin }: Pick<LiftsNow, 'weeklyMin'>): StartingPoint {
  return { ...start, liftMin: Math.min(weeklyMin, start.weeklyMin) }
}

/** The same of who told of lifting alone: the longest session that is assumed of their level is not, beyond half of what is left of the week. */
function liftedAlone(start: StartingPoint, lifts: LiftsNow, profile: Pick<Profile, 'level'>): StartingPoint {
  const known = liftedBeside(start, lifts, profile)
  const half = Math.round((known.weeklyMin - lifts.weeklyMin) / 2)
  return { ...known, longestMin: Math.min(start.longestMin, Math.max(BOUNDS['long-at-start'].least, half)) }
}

/** The same where what is lifted comes beside the kilometres that were told. */
function liftedBeside(start: StartingPoint, lifts: LiftsNow, { level }: Pick<Profile, 'level'>): StartingPoint {
  const runMin = (start.weeklyRunKm ?? 0) * easyPaceMinPerKm(level, 0)
  const most = BOUNDS['week-at-start'].most[level]
  const weeklyMin = Math.max(start.weeklyMin, Math.min(most, Math.round(runMin + lifts.weeklyMin)))
  return liftedOf({ ...start, weeklyMin }, lifts)
}
