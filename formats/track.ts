import { Unreadable } from './found.ts'

/** One record of a device; what it does not have is null. */
export type TrackPoint = {
  /** [ms] since 1970. */
  readonly at: number | null
  /** [degrees] */
  readonly lat: number | null
  readonly lon: number | null
  /** [m] */
  readonly elevation: number | null
  /** [m] since the start, as the device counted. */
  readonly distanceM: number | null
  /** [1/min] */
  readonly hr: number | null
}

/** Records a file may hold: five days at one a second. @source default-ours */
const POINTS_MAX = 450_000
/** [m/s] Slower is standing still: a walk has more than 1. @source default-ours */
const MOVING_MIN = 0.3
/** [s] A longer gap between two records is a pause. @source default-ours */
const GAP_MAX_S = 300
/** [m] Who covers less has trained in one place. @source default-ours */
const IN_PLACE_M = 100
/** [m] Smaller rises are the noise of a barometer. @source default-ours */
const RISE_MIN_M = 3
const EARTH_RADIUS_M = 6_371_000

/** Adds a track up while it is read; nothing of it is kept. */
export function createTrack() {
  let count = 0
  let first: number | null = null
  let last: TrackPoint | null = null
  let [movingS, recordedS, distanceM, climbM] = [0, 0, 0, 0]
  let [beats, beatS] = [0, 0]
  let low: number | null = null
  let measuresDistance = false
  return {
    add: (point: TrackPoint): void => {
      count += 1
      if (count > POINTS_MAX) throw new Unreadable('file-too-long')
      climbM += riseTo(point.elevation)
      if (point.at === null) return
      first ??= point.at
      const seconds = last?.at == null ? 0 : (point.at - last.at) / 1000
      // A clock that was set back while recording: what follows counts from there.
      if (last && seconds > 0) stretch(last, point, seconds)
      last = point
    },
    /** The device was stopped: from here to the next point nothing was done. */
    pause: (): void => {
      last = null
    },
    sum: () => ({
      startMs: first,
      durationS: distanceM < IN_PLACE_M ? recordedS : movingS,
      distanceM: measuresDistance ? distanceM : null,
      avgHr: beatS > 0 ? beats / beatS : null,
      climbM: low === null ? null : climbM,
    }),
  }

  function stretch(from: TrackPoint, to: TrackPoint, seconds: number): void {
    const covered = between(from, to)
    if (covered !== null) {
      measuresDistance = true
      distanceM += covered
    }
    if (seconds > GAP_MAX_S) return
    recordedS += seconds
    if (covered === null || covered / seconds >= MOVING_MIN) movingS += seconds
    if (to.hr === null) return
    beats += to.hr * seconds
    beatS += seconds
  }

  function riseTo(elevation: number | null): number {
    if (elevation === null) return 0
    const from: number = low ?? elevation
    if (elevation < from || elevation >= from + RISE_MIN_M || low === null) low = elevation
    return elevation >= from + RISE_MIN_M ? elevation - from : 0
  }
}

function between(a: TrackPoint, b: TrackPoint): number | null {
  if (a.distanceM !== null && b.distanceM !== null) return Math.max(0, b.distanceM - a.distanceM)
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return null
  const rad = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2
  const h = half(b.lat - a.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(b.lon - a.lon)
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, h)))
}
