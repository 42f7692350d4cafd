import { Encoder, Profile } from '@garmin/fitsdk'
import { sure } from '../../../engine/sure.ts'

/** What a file of a test holds: a run of half an hour, but for what is told. */
export type Sample = {
  readonly start: string
  readonly minutes: number
  readonly km?: number
  readonly hr?: number
  readonly sport?: string
  readonly subSport?: string
  readonly laps?: readonly SampleLap[]
  readonly sets?: readonly SampleSet[]
}

type SampleLap = {
  readonly seconds: number
  readonly metres?: number
  readonly hr?: number
  readonly intensity: string
}
/** A set as a watch writes it; by the names of the profile. */
type SampleSet = {
  readonly type: 'active' | 'rest'
  readonly reps?: number
  readonly kg?: number
  readonly lift?: readonly [category: number, name: number]
}

/** [s] between two records. */
const EVERY_S = 5
const METRES_PER_DEGREE = 111_195

function* records({ start, minutes, km = 0, hr }: Sample) {
  const n = Math.floor((minutes * 60) / EVERY_S)
  for (let at = 0; at <= n; at += 1) {
    const metres = (km * 1000 * at) / n
    const time = new Date(Date.parse(start) + at * EVERY_S * 1000)
    // Up 50 m in the first half and down again.
    const elevation = 100 + 50 * (1 - Math.abs(1 - (2 * at) / n))
    yield { time, lat: 48 + metres / METRES_PER_DEGREE, lon: 11, elevation, metres, hr }
  }
}

/** An activity as Garmin's own SDK writes it. */
export function fitActivity(sample: Sample, { session = true, type = 'activity' } = {}): Uint8Array {
  const { start, minutes, km = 0, hr, sport = 'running', subSport = 'generic' } = sample
  const encoder = new Encoder()
  const { MesgNum } = Profile
  const startTime = new Date(start)
  const end = new Date(startTime.getTime() + minutes * 60_000)
  const write = (mesgNum: number, fields: object) => encoder.onMesg(mesgNum, { mesgNum, ...fields } as never)
  write(sure(MesgNum.FILE_ID), { type, manufacturer: 'development', timeCreated: startTime, serialNumber: 1 })
  for (const { time, lat, elevation, metres } of records(sample))
    write(sure(MesgNum.RECORD), {
      timestamp: time,
      positionLat: Math.round((lat / 180) * 2 ** 31),
      positionLong: Math.round((11 / 180) * 2 ** 31),
      altitude: elevation,
      distance: metres,
      ...(hr && { heartRate: hr }),
    })
  for (const { seconds, metres, hr: beats, intensity } of sample.laps ?? [])
    write(sure(MesgNum.LAP), {
      ...{ timestamp: end, startTime, totalElapsedTime: seconds + 5, totalTimerTime: seconds, intensity },
      ...(metres !== undefined && { totalDistance: metres }),
      ...(beats !== undefined && { avgHeartRate: beats }),
    })
  for (const { type: setType, reps, kg, lift } of sample.sets ?? [])
    write(sure(MesgNum.SET), {
      ...{ timestamp: end, startTime, duration: 40, setType },
      ...(reps !== undefined && { repetitions: reps }),
      ...(kg !== undefined && { weight: kg }),
      // Watches leave room for several guesses of what it was.
      ...(lift && { category: [lift[0], 65_534], categorySubtype: [lift[1], 65_535] }),
    })
  if (session)
    write(sure(MesgNum.SESSION), {
      timestamp: end,
      startTime,
      totalElapsedTime: minutes * 60 + 120,
      totalTimerTime: minutes * 60,
      totalDistance: km * 1000,
      totalAscent: 50,
      sport,
      subSport,
      ...(hr && { avgHeartRate: hr }),
    })
  return encoder.close()
}

/** The same as GPX, with the prefixes that portals write. */
export function gpxActivity(sample: Sample): Uint8Array {
  const points = [...records(sample)].map(
    ({ time, lat, lon, elevation, hr }) =>
      `<trkpt lat="${lat}" lon="${lon}"><ele>${elevation}</ele><time>${time.toISOString()}</time>${
        hr
          ? `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${hr}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`
          : ''
      }</trkpt>`,
  )
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"
  xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
 <metadata><name>A &amp; B</name></metadata>
 <trk><name>Canary street</name><type>${sample.sport ?? 'running'}</type><trkseg>${points.join('\n')}</trkseg></trk>
</gpx>`)
}

/** The same as TCX: in one lap, or with the laps that are told. */
export function tcxActivity(sample: Sample): Uint8Array {
  const { start, hr, sport = 'Running' } = sample
  const points = [...records(sample)].map(
    ({ time, lat, lon, elevation, metres }) =>
      `<Trackpoint><Time>${time.toISOString()}</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees>
<LongitudeDegrees>${lon}</LongitudeDegrees></Position><AltitudeMeters>${elevation}</AltitudeMeters>
<DistanceMeters>${metres}</DistanceMeters>${hr ? `<HeartRateBpm><Value>${hr}</Value></HeartRateBpm>` : ''}</Trackpoint>`,
  )
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
<Activity Sport="${sport}"><Id>${start}</Id>${lapsOf(sample)
    .map(
      ({ seconds, metres, hr: beats, intensity }, at) =>
        `<Lap StartTime="${start}"><TotalTimeSeconds>${seconds}</TotalTimeSeconds>
<DistanceMeters>${metres}</DistanceMeters>${beats ? `<AverageHeartRateBpm><Value>${beats}</Value></AverageHeartRateBpm>` : ''}
<Intensity>${intensity === 'rest' ? 'Resting' : 'Active'}</Intensity><Track>${at === 0 ? points.join('\n') : ''}</Track></Lap>`,
    )
    .join('')}</Activity></Activities></TrainingCenterDatabase>`)
}

function lapsOf({ minutes, km = 0, hr, laps }: Sample): readonly SampleLap[] {
  return laps ?? [{ seconds: minutes * 60, metres: km * 1000, ...(hr && { hr }), intensity: 'active' }]
}
