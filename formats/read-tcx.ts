import { Unreadable } from './found.ts'
import { namedDiscipline } from './sports.ts'
import { createTrack, type TrackPoint } from './track.ts'
import { type ElementReader, instantIn, numberIn } from './xml-values.ts'

const NO_POINT: TrackPoint = { at: null, lat: null, lon: null, elevation: null, distanceM: null, hr: null }

/** Reads the one activity of a TCX file: what its laps say, and its points where they say nothing. */
export function tcxReader(): ElementReader {
  const track = createTrack()
  let activities = 0
  let sport = ''
  let startMs: number | null = null
  let point: TrackPoint | null = null
  let [durationS, distanceM, beats, beatS] = [0, 0, 0, 0]
  let lap: { seconds: number; metres: number; hr: number | null } | null = null

  const inLap = (path: readonly string[], text: string) => {
    if (!lap) return
    const [name, parent] = [path.at(-1), path.at(-2)]
    if (name === 'TotalTimeSeconds' && parent === 'Lap') lap.seconds = Math.max(0, numberIn(text) ?? 0)
    if (name === 'DistanceMeters' && parent === 'Lap') lap.metres = Math.max(0, numberIn(text) ?? 0)
    if (name === 'Value' && parent === 'AverageHeartRateBpm') lap.hr = numberIn(text)
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
        lap = { seconds: 0, metres: 0, hr: null }
        startMs ??= instantIn(attributes.StartTime ?? '')
      }
      if (name === 'Track') track.pause()
      if (name === 'Trackpoint') point = NO_POINT
    },
    close: (path, text) => {
      const name = path.at(-1)
      if (name === 'Id' && path.at(-2) === 'Activity') startMs ??= instantIn(text)
      if (point) inPoint(path, text)
      else inLap(path, text)
      if (name === 'Trackpoint' && point) {
        if (activities > 0) track.add(point)
        point = null
      }
      if (name === 'Lap' && lap) {
        durationS += lap.seconds
        distanceM += lap.metres
        if (lap.hr !== null) {
          beats += lap.hr * lap.seconds
          beatS += lap.seconds
        }
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
      }
    },
  }
}
