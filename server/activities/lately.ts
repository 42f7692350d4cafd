import type { ImportRows } from '../../contract/activity.ts'
import { addDays, daysBetween } from '../../engine/civil-date.ts'
import { trainingBeside } from '../../engine/history/beside.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { StoredActivity } from './store.ts'

const WEEKS = 4
/** Activities of four weeks, and days that they lie apart, which say something of what somebody is used to. @source default-ours */
const LEAST = { activities: 4, days: 14 }
const ENDURANCE: ReadonlySet<StoredActivity['discipline']> = new Set(['run', 'cycle', 'swim', 'row', 'cardio', 'brick'])

type Done = Pick<StoredActivity, 'date' | 'discipline' | 'durationSec' | 'distanceM'>

/** The first day that counts for where training stands on a day. */
export function latelyFrom(today: CivilDate): CivilDate {
  return addDays(today, -7 * WEEKS)
}

/**
 * Where training stands by what was done in the last four weeks, strolls and stretching left out; null where that says too little.
 * @param activities - of those weeks
 */
export function latelyOf(activities: readonly Done[]): ImportRows['lately'] {
  const trained = activities.filter(
    ({ discipline }) => trainingBeside({ beside: [{ discipline, minutes: 1 }] }).length > 0,
  )
  const dates = trained.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last || trained.length < LEAST.activities || daysBetween(first, last) < LEAST.days) return null
  const minutes = (list: readonly Done[]) => list.map(({ durationSec }) => durationSec / 60)
  const runs = trained.flatMap(({ discipline, distanceM }) =>
    discipline === 'run' && distanceM ? [distanceM / 1000] : [],
  )
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const tenths = (value: number) => Math.round(value * 10) / 10
  return {
    weeklyMin: Math.round(total(minutes(trained)) / WEEKS),
    weeklyRunKm: tenths(total(runs) / WEEKS),
    longestMin: Math.round(Math.max(0, ...minutes(trained.filter(({ discipline }) => ENDURANCE.has(discipline))))),
    longestRunKm: runs.length === 0 ? null : tenths(Math.max(...runs)),
  }
}
