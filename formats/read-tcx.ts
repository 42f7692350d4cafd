import { LAPS_MAX } from '../contract/activity.ts'
import { type FoundLap, Unreadable } from './found.ts'
import { namedDiscipline } from './sports.ts'
import { createTrack, type TrackPoint } from './track.ts'
import { type ElementReader, instantIn, numberIn } from './xml-values.ts'

const NO_POINT: TrackPoint = { at: null, lat: null, lon: null, elevation: null, distanceM: null, hr: null }

const KINDS: ReadonlyMap<string, FoundLap['kind']> = new Map([
  ['Active', 'work'],
  ['Resting', 'rest'],
])

type OpenLap = { seconds: number; metres: number; hr: number | null; kind: FoundLap['kind'] }

function sayOf(lap: OpenLap, name: string | undefined, text: string): void {
  if (name === 'TotalTimeSeconds') lap.seconds = Math.max(0, numberIn(text) ?? 0)
  if (name === 'DistanceMeters') lap.metres = Math.max(0, numberIn(text) ?? 0)
  if (name === 'Intensity') lap.kind = KINDS.get(text) ?? null
}

/** Reads the one activity of a TCX file: what its laps say, and its points where they say nothing. */
export function tcxReader(): ElementReader {
  const track = createTrack()
  let activities = 0
  let sport = ''
  let startMs: number | null = null
  let point: TrackPoint | null = null
  let [durationS, distanceM, beats, beatS] = [0, 0, 0, 0]
  const laps: FoundLap[] = []
  let lap: OpenLap | null = null

  const inLap = ([parent, name]: readonly string[], text: string) => {
    if (!lap) return
    if (parent === 'Lap') sayOf(lap, name, text)
    if (parent === 'AverageHeartRateBpm' && name === 'Value') lap.hr = numberIn(text)
  }
  const end = ({ seconds, metres, hr, kind }: OpenLap) => {
    durationS += seconds
    distanceM += metres
    if (hr !== null) {
      beats += hr * seconds
      beatS += seconds
    }
    if (laps.length < LAPS_MAX) laps.push({ durationS: seconds, distanceM: metres, avgHr: hr, kind })
  }
  const inPoint = (path: readonly string[], text: string) => {
    if (!point) return
    const name = path.at(-1)
    if (name === 'Time') point = { ...point, at: instantIn(text) }
    if (name === 'LatitudeDegrees') point = { ...point, lat: numberIn(text) }
    if (name === 'LongitudeDegrees') point = { ...point, lon: numberIn(text) }
    if (name === 'AltitudeMeters') point = { ...point, elevation: numberIn(text) }
    if (name === 'DistanceMeters') point = { ...point, distanceM: numberIn(text) }
    if (name === 'Value' && path.at(-2) === 'HeartRateBpm') point = { ...point, hr: numberIn(text) }
  }
  return {
    open: (path, attributes) => {
      const name = path.at(-1)
      if (name === 'Activity') {
        activities += 1
        if (activities > 1) throw new Unreadable('file-several')
        sport = attributes.Sport ?? ''
      }
      if (name === 'Lap' && activities > 0) {
        lap = { seconds: 0, metres: 0, hr: null, kind: null }
        startMs ??= instantIn(attributes.StartTime ?? '')
      }
      if (name === 'Track') track.pause()
      if (name === 'Trackpoint') point = NO_POINT
    },
    close: (path, text) => {
      const name = path.at(-1)
      if (name === 'Id' && path.at(-2) === 'Activity') startMs ??= instantIn(text)
      if (point) inPoint(path, text)
      else inLap(path.slice(-2), text)
      if (name === 'Trackpoint' && point) {
        if (activities > 0) track.add(point)
        point = null
      }
      if (name === 'Lap' && lap) {
        end(lap)
        lap = null
      }
    },
    found: () => {
      if (activities === 0) throw new Unreadable('file-not-activity')
      const recorded = track.sum()
      return {
        startMs: startMs ?? recorded.startMs,
        discipline: namedDiscipline(sport),
        durationS: durationS > 0 ? durationS : recorded.durationS,
        distanceM: distanceM > 0 ? distanceM : recorded.distanceM,
        avgHr: beatS > 0 ? beats / beatS : recorded.avgHr,
        climbM: recorded.climbM,
        laps,
      }
    },
  }
}
