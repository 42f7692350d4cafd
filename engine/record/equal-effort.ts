import type { CivilDate } from '../model.ts'
import { sure } from '../sure.ts'
import type { ActivityRecord, SessionRecord } from './record.ts'

/** [m] A shorter run says little of pace. @source default-ours */
const RUN_MIN_M = 1500
/** [s/km] Outside of this it was no run, or the watch erred. @source default-ours */
const PLAUSIBLE = [150, 900] as const
/** [1/min] around the usual heart rate that count as the same effort. @source default-ours */
const BEATS_AROUND = 5
/** [RPE] of an easy run, where no heart rate is known. @source default-ours */
const EASY_RPE = [1, 4] as const
/** Runs at each end that are compared, and the fewest that say anything. @source default-ours */
const COMPARED = 3
const FEWEST = 4

export type PacePoint = { readonly date: CivilDate; readonly secPerKm: number; readonly avgHr: number | null }

/** The pace of runs that took about the same effort. */
export type EqualEffort = {
  /** By which they are the same: [1/min] the heart rate around which they lie, or null where they were told to be easy. */
  readonly aroundHr: number | null
  /** Oldest first. */
  readonly points: readonly PacePoint[]
  /** [s/km] the middle of the first and of the last three; null while there are too few. */
  readonly first: number | null
  readonly last: number | null
}

/**
 * The pace of runs at the same effort: those within five beats of the person's middle heart rate, or without heart
 * rates those that were told to be easy. Nothing is calculated from one effort to another.
 * @source default-ours
 */
export function equalEffort(
  activities: readonly ActivityRecord[],
  sessions: readonly SessionRecord[],
): EqualEffort | null {
  const runs = activities.flatMap((one) => {
    const secPerKm = one.distanceM ? Math.round(one.durationSec / (one.distanceM / 1000)) : 0
    const isRun = one.discipline === 'run' && (one.distanceM ?? 0) >= RUN_MIN_M
    return isRun && secPerKm >= PLAUSIBLE[0] && secPerKm <= PLAUSIBLE[1] ? [{ ...one, secPerKm }] : []
  })
  const rates = runs.flatMap(({ avgHr }) => (avgHr === null ? [] : [avgHr]))
  const aroundHr = rates.length >= FEWEST ? median(rates) : null
  const rpeOf = new Map(sessions.map(({ date, rpe }) => [date, rpe]))
  const isEasy = (rpe: number | null | undefined) => !!rpe && rpe >= EASY_RPE[0] && rpe <= EASY_RPE[1]
  const points = runs
    .filter(({ avgHr, date, matched }) =>
      aroundHr === null
        ? matched && isEasy(rpeOf.get(date))
        : avgHr !== null && Math.abs(avgHr - aroundHr) <= BEATS_AROUND,
    )
    .map(({ date, secPerKm, avgHr }) => ({ date, secPerKm, avgHr }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  if (points.length === 0) return null
  const paces = points.map(({ secPerKm }) => secPerKm)
  const enough = points.length >= FEWEST
  return {
    aroundHr,
    points,
    first: enough ? median(paces.slice(0, COMPARED)) : null,
    last: enough ? median(paces.slice(-COMPARED)) : null,
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sure(sorted[Math.floor(sorted.length / 2)])
}
