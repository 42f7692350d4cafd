import { Unreadable } from './found.ts'
import { namedDiscipline } from './sports.ts'
import { createTrack, type TrackPoint } from './track.ts'
import { type ElementReader, instantIn, numberIn } from './xml-values.ts'

const NO_POINT: TrackPoint = { at: null, lat: null, lon: null, elevation: null, distanceM: null, hr: null }

/** Reads the tracks of a GPX file; routes and places are no activity. */
export function gpxReader(): ElementReader {
  const track = createTrack()
  let type = ''
  let point: TrackPoint | null = null
  let points = 0
  return {
    open: (path, { lat, lon }) => {
      if (path.at(-1) === 'trkseg') track.pause()
      if (path.at(-1) === 'trkpt') point = { ...NO_POINT, lat: numberIn(lat), lon: numberIn(lon) }
    },
    close: (path, text) => {
      const name = path.at(-1)
      if (name === 'type' && path.at(-2) === 'trk') type ||= text
      if (!point) return
      if (name === 'time') point = { ...point, at: instantIn(text) }
      else if (name === 'ele') point = { ...point, elevation: numberIn(text) }
      else if (name === 'hr' || name === 'heartrate') point = { ...point, hr: numberIn(text) }
      else if (name === 'trkpt') {
        points += 1
        track.add(point)
        point = null
      }
    },
    found: () => {
      if (points === 0) throw new Unreadable('file-not-activity')
      return { ...track.sum(), discipline: namedDiscipline(type) }
    },
  }
}
