import { ACTIVITY_SECONDS, ActivityInput, type ActivityRow, LAPS_MAX, Lap } from '../contract/activity.ts'
import { SETS_MAX } from '../contract/sets.ts'

/** Why a file is not an activity; each is one sentence of `words/`. */
export type FileFault =
  | 'file-damaged'
  | 'file-not-activity'
  | 'file-packed'
  | 'file-several'
  | 'file-too-long'
  | 'file-unknown'
  | 'file-without-time'
  | 'activity-too-short'

/** Ends the reading of a file. */
export class Unreadable extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}

/** A stretch as it stands in the file. */
export type FoundLap = {
  readonly durationS: number
  readonly distanceM: number | null
  readonly avgHr: number | null
  readonly kind: Lap['kind']
}

/** What a reader found, as it stands in the file: not held to any bounds yet. */
export type Found = {
  /** [ms] since 1970. */
  readonly startMs: number | null
  readonly discipline: ActivityInput['discipline']
  readonly durationS: number
  readonly distanceM: number | null
  readonly avgHr: number | null
  readonly climbM: number | null
  readonly laps?: readonly FoundLap[]
  readonly sets?: NonNullable<ActivityInput['sets']>
  /** Sets of what is no exercise of ours. */
  readonly unknownSets?: number
}

export type ActivityFormat = Exclude<ActivityRow['source'], 'json' | 'archive'>

/**
 * What was found, held to what an activity can be: a measure that cannot be true is left out.
 * @throws Unreadable where it is none
 */
export function heldToBounds(found: Found): ActivityInput {
  const { startMs, discipline, durationS } = found
  if (startMs === null || !Number.isFinite(startMs) || Math.abs(startMs) > 8e15)
    throw new Unreadable('file-without-time')
  if (!(durationS >= ACTIVITY_SECONDS.min)) throw new Unreadable('activity-too-short')
  if (durationS > ACTIVITY_SECONDS.max) throw new Unreadable('file-several')
  const start = new Date(startMs)
  // A clock that was never set begins in the first year of its protocol: 1980, 1989, 2000.
  if (start.getUTCFullYear() < 2001 || start.getUTCFullYear() > 9998) throw new Unreadable('file-without-time')
  const fields = ActivityInput.shape
  const kept = <Field extends 'distanceM' | 'avgHr' | 'climbM'>(field: Field) => {
    const value = found[field]
    if (value === null || !Number.isFinite(value)) return null
    const read = fields[field].safeParse(Math.round(value))
    return read.success ? read.data : null
  }
  return {
    start: start.toISOString(),
    discipline,
    durationSec: Math.round(durationS),
    distanceM: kept('distanceM') || null,
    avgHr: kept('avgHr'),
    climbM: kept('climbM'),
    sets: found.sets?.length ? found.sets.slice(0, SETS_MAX) : null,
    laps: lapsOf(found.laps ?? []),
  }
}

/** Laps as they can be kept; one alone says what its activity says. */
function lapsOf(found: readonly FoundLap[]): Lap[] | null {
  const number = (field: 'distanceM' | 'avgHr', value: number | null) => {
    const read = value === null ? null : Lap.shape[field].safeParse(Math.round(value))
    return read?.success ? read.data : null
  }
  const laps = found.flatMap(({ durationS, distanceM, avgHr, kind }) => {
    const durationSec = Lap.shape.durationSec.safeParse(Math.round(durationS))
    if (!durationSec.success) return []
    const measured = { distanceM: number('distanceM', distanceM) || null, avgHr: number('avgHr', avgHr) }
    return [{ durationSec: durationSec.data, ...measured, kind }]
  })
  return laps.length > 1 ? laps.slice(0, LAPS_MAX) : null
}
