import { addDays, mondayOf } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import type { TrainedDay } from './trained-days.ts'

/** [ratio] of a week's planned sessions that are its minimum: at least one. @source default-ours */
const MINIMUM_SHARE = 0.5
/** [weeks] that are over and that the rhythm looks back on. @source default-ours */
const RHYTHM_WEEKS = 8

/** One week, Monday to Sunday. */
export type RhythmWeek = {
  readonly startDate: CivilDate
  readonly minutes: number
  /** Days with training, and those that had a session planned. */
  readonly trained: number
  readonly planned: number
  /** Days that make the week whole; 0 where nothing was planned. */
  readonly minimum: number
  /** `free`: nothing was planned, nothing is counted; `open`: it is under way, and the minimum may still come. */
  readonly state: 'kept' | 'short' | 'free' | 'open'
}

/** How many of the last weeks had their minimum; one without a plan counts neither way, nor does one under way. */
export type Rhythm = {
  readonly kept: number
  readonly of: number
  /** The first of the weeks that were looked at: from it on, all but the one under way. Null while none is over. */
  readonly since: CivilDate | null
  /** Oldest first; the last is under way. */
  readonly weeks: readonly RhythmWeek[]
}

/**
 * Weeks with their minimum: half of what was planned is a kept week, and a week that falls short ends nothing.
 * @param days - on which something was planned or done
 * @source default-ours
 */
export function rhythmOf(days: readonly TrainedDay[], today: CivilDate): Rhythm {
  const first = days[0]?.date
  const weeks = first === undefined ? [] : weeksOf(days, first, today)
  const looked = weeks.slice(0, -1).slice(-RHYTHM_WEEKS)
  const counted = looked.filter(({ state }) => state === 'kept' || state === 'short')
  const kept = counted.filter(({ state }) => state === 'kept')
  return { kept: kept.length, of: counted.length, since: looked[0]?.startDate ?? null, weeks }
}

/** Days that make a week whole. @param planned - days with a session */
export function minimumOf(planned: number): number {
  return Math.ceil(planned * MINIMUM_SHARE)
}

function weeksOf(days: readonly TrainedDay[], first: CivilDate, today: CivilDate): RhythmWeek[] {
  const byWeek = Map.groupBy(days, ({ date }) => mondayOf(date))
  const weeks: RhythmWeek[] = []
  for (let startDate = mondayOf(first); startDate <= today; startDate = addDays(startDate, 7)) {
    const inWeek = byWeek.get(startDate) ?? []
    const planned = inWeek.filter((day) => day.planned).length
    const trained = inWeek.filter((day) => day.trained).length
    const minimum = minimumOf(planned)
    const isOver = addDays(startDate, 6) < today
    weeks.push({
      startDate,
      minutes: inWeek.reduce((sum, day) => sum + day.minutes, 0),
      ...{ trained, planned, minimum },
      state: stateOf({ trained, minimum, isOver }),
    })
  }
  return weeks
}

type Counted = { readonly trained: number; readonly minimum: number; readonly isOver: boolean }

function stateOf({ trained, minimum, isOver }: Counted): RhythmWeek['state'] {
  // Whoever trains in a week without a plan keeps it all the same.
  if (trained > 0 && trained >= minimum) return 'kept'
  if (!isOver) return 'open'
  return minimum === 0 ? 'free' : 'short'
}
