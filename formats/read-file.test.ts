import { Profile } from '@garmin/fitsdk'
import { describe, expect, test } from 'vitest'
import { LAPS_MAX } from '../contract/activity.ts'
import { findExercise } from '../engine/sessions/catalogue.ts'
import { sure } from '../engine/sure.ts'
import { diceOf } from '../engine/testing/random-life.ts'
import { fitActivity, gpxActivity, type Sample, tcxActivity } from '../server/activities/testing/files.ts'
import { crcOf } from './fit-crc.ts'
import { FIT_LIFTS, fitLift, liftOf } from './fit-lifts.ts'
import { readActivityFile } from './read-file.ts'

/** Broken files of each format; `BROKEN_FILES=5000` for the night. */
const BROKEN = Number(process.env.BROKEN_FILES ?? 60)

const RUN: Sample = { start: '2026-03-02T06:30:00.000Z', minutes: 40, km: 8, hr: 141 }
const FORMATS = { fit: fitActivity, gpx: gpxActivity, tcx: tcxActivity } as const

const text = (xml: string) => readActivityFile(Buffer.from(xml))
const point = (time: string, lat = 48, more = '') => `<trkpt lat="${lat}" lon="11"><time>${time}</time>${more}</trkpt>`
const gpx = (points: string) => `<gpx><trk><trkseg>${points}</trkseg></trk></gpx>`

describe('a file that was recorded', () => {
  test.each(Object.entries(FORMATS))('%s tells sport, start, time, distance, heart and climb', (format, write) => {
    const read = readActivityFile(write(RUN))
    expect(read).toMatchObject({
      format,
      activity: { start: RUN.start, discipline: 'run', avgHr: 141, durationSec: 2400 },
    })
    const { activity } = read as Extract<typeof read, { activity: unknown }>
    expect(Math.abs(sure(activity.distanceM) - 8000)).toBeLessThan(20)
    expect(Math.abs(sure(activity.climbM) - 50)).toBeLessThanOrEqual(3)
  })

  test('without heart, distance or place says nothing of them', () => {
    const lifted = fitActivity({ start: RUN.start, minutes: 50, sport: 'training', subSport: 'strengthTraining' })
    expect(readActivityFile(lifted)).toMatchObject({
      activity: { discipline: 'strength', durationSec: 3000, distanceM: null, avgHr: null },
    })
  })

  test('of a watch that stopped before its end is read from its records', () => {
    const read = readActivityFile(fitActivity(RUN, { session: false }))
    expect(read).toMatchObject({
      activity: { start: RUN.start, discipline: 'mixed', durationSec: 2400, distanceM: 8000 },
    })
  })

  test('does not count the time of standing still', () => {
    const moving = Array.from({ length: 11 }, (_, at) =>
      point(`2026-03-02T07:${String(at).padStart(2, '0')}:00Z`, 48 + at * 0.001),
    )
    // A quarter of an hour at the same place, then on.
    const after = Array.from({ length: 11 }, (_, at) =>
      point(`2026-03-02T07:${String(at + 25).padStart(2, '0')}:00Z`, 48.01 + at * 0.001),
    )
    expect(text(gpx([...moving, ...after].join('')))).toMatchObject({ activity: { durationSec: 20 * 60 } })
  })

  test('is read in other encodings, too', () => {
    const marked = Buffer.from(
      `\ufeff${Buffer.from(gpxActivity(RUN)).toString().replace('UTF-8', 'UTF-16')}`,
      'utf16le',
    )
    expect(readActivityFile(marked)).toMatchObject({ format: 'gpx', activity: { durationSec: 2400 } })
  })
})

describe('what an activity was made up of', () => {
  const laps = [
    { seconds: 600, metres: 1800, hr: 128, intensity: 'warmup' },
    { seconds: 180, metres: 800, hr: 171, intensity: 'interval' },
    { seconds: 120, metres: 250, hr: 140, intensity: 'rest' },
    { seconds: 181.4, metres: 805, hr: 174, intensity: 'active' },
  ]

  test('laps of a FIT file with what each was for', () => {
    expect(readActivityFile(fitActivity({ ...RUN, laps }))).toMatchObject({
      activity: {
        durationSec: 2400,
        laps: [
          { durationSec: 600, distanceM: 1800, avgHr: 128, kind: 'warm-up' },
          { durationSec: 180, distanceM: 800, avgHr: 171, kind: 'work' },
          { durationSec: 120, distanceM: 250, avgHr: 140, kind: 'rest' },
          { durationSec: 181, distanceM: 805, avgHr: 174, kind: 'work' },
        ],
      },
    })
  })

  test('laps of a TCX file', () => {
    const read = readActivityFile(tcxActivity({ ...RUN, laps }))
    expect(read).toMatchObject({ activity: { durationSec: 1081, distanceM: 3655 } })
    expect('activity' in read && read.activity.laps?.map(({ kind, avgHr }) => [kind, avgHr])).toEqual([
      ['work', 128],
      ['work', 171],
      ['rest', 140],
      ['work', 174],
    ])
  })

  test('one lap alone says nothing more, and a thousand are held to what is kept', () => {
    const lap = { seconds: 60, metres: 200, intensity: 'active' }
    expect(readActivityFile(fitActivity({ ...RUN, laps: [lap] }))).toMatchObject({ activity: { laps: null } })
    const many = readActivityFile(fitActivity({ ...RUN, laps: Array.from({ length: 1000 }, () => lap) }))
    expect('activity' in many && many.activity.laps).toHaveLength(LAPS_MAX)
  })

  test('sets of a strength session, as exercises of ours; rests and holds left out, what is none of ours counted', () => {
    const lifted = fitActivity({
      ...{ start: RUN.start, minutes: 50, sport: 'training', subSport: 'strengthTraining' },
      sets: [
        { type: 'active', reps: 8, kg: 60, lift: [0, 1] },
        { type: 'rest', reps: 0 },
        { type: 'active', reps: 6, kg: 61.25, lift: [0, 1] },
        { type: 'active', reps: 10, lift: [22, 77] },
        { type: 'active', lift: [19, 43] },
        { type: 'active', reps: 12, kg: 10, lift: [65_534, 0] },
      ],
    })
    expect(readActivityFile(lifted)).toMatchObject({
      activity: {
        discipline: 'strength',
        sets: [
          { exerciseId: 'bench-press', reps: 8, loadKg: 60 },
          { exerciseId: 'bench-press', reps: 6, loadKg: 61.25 },
          { exerciseId: 'push-up', reps: 10, loadKg: null },
        ],
      },
      unknownSets: 1,
    })
  })

  test('every lift is one of the profile and of the catalogue, and means one exercise', () => {
    const { types } = Profile as { types: Record<string, Record<number, string>> }
    const seen = new Set<string>()
    for (const id of FIT_LIFTS) {
      expect(findExercise(id), id).toBeDefined()
      const [category, name] = sure(fitLift(id))
      const named = types[`${types.exerciseCategory?.[category]}ExerciseName`]
      expect(named?.[name], id).toBeDefined()
      expect(liftOf(category, name), id).toBe(id)
      seen.add(`${category} ${name}`)
    }
    expect(seen.size).toBe(FIT_LIFTS.length)
  })
})

describe('what is no activity is said in a sentence of its own', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><gpx>&b;</gpx>`
  const cases: [string, Uint8Array | string, string][] = [
    ['nothing at all', '', 'file-unknown'],
    ['a picture', '\x89PNG\r\n', 'file-unknown'],
    ['a page', '<!doctype html><html><body>hi</body></html>', 'file-unknown'],
    ['other XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'file-unknown'],
    ['entities that grow', bomb, 'file-unknown'],
    ['an outer entity', '<!DOCTYPE gpx SYSTEM "file:///etc/passwd"><gpx/>', 'file-unknown'],
    ['an entity nobody declared', '<gpx>&b;</gpx>', 'file-damaged'],
    ['an archive', 'PK\x03\x04 and so on', 'file-packed'],
    ['a packed file', Buffer.from([0x1f, 0x8b, 8, 0]), 'file-packed'],
    ['a plan for a watch', fitActivity(RUN, { type: 'workout' }), 'file-not-activity'],
    ['a route', '<gpx><rte><rtept lat="1" lon="1"/></rte></gpx>', 'file-not-activity'],
    ['a watch whose clock was never set', fitActivity({ ...RUN, start: '1989-12-31T01:10:00Z' }), 'file-without-time'],
    ['a track without times', gpx('<trkpt lat="1" lon="1"/><trkpt lat="2" lon="1"/>'), 'file-without-time'],
    ['a moment', gpx(`${point('2026-03-02T07:00:00Z')}${point('2026-03-02T07:00:20Z')}`), 'activity-too-short'],
    ['half a file', Buffer.from(gpxActivity(RUN)).subarray(0, 5000), 'file-damaged'],
    ['half a FIT file', fitActivity(RUN).subarray(0, 5000), 'file-damaged'],
    ['entities without end', `<!DOCTYPE gpx [${'<!ENTITY a "b">'.repeat(100_000)}`, 'file-unknown'],
    ['a text without end', `<gpx><name>${'&#65;'.repeat(300_000)}`, 'file-too-long'],
    [
      'attributes without end',
      `<gpx ${Array.from({ length: 1000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
      'file-too-long',
    ],
    ['elements without end', '<gpx>'.repeat(100_000), 'file-too-long'],
    [
      'a diary',
      '<TrainingCenterDatabase><Activities><Activity Sport="Running"/><Activity Sport="Biking"/></Activities></TrainingCenterDatabase>',
      'file-several',
    ],
    ['a million messages of 255 fields without a byte', fitOfEmpty(255, 1_000_000), 'file-too-long'],
    ['five million messages without a field', fitOfEmpty(0, 5_000_000), 'file-too-long'],
    ['more points than days have seconds', gpx(point('2026-03-02T07:00:00Z').repeat(460_000)), 'file-too-long'],
  ]
  test.each(cases)('%s', (_, file, fault) => {
    expect(readActivityFile(typeof file === 'string' ? Buffer.from(file, 'latin1') : file)).toEqual({ fault })
  })
})

/** A FIT file of one definition, whose fields take no byte, and messages by it. */
function fitOfEmpty(fields: number, messages: number): Uint8Array {
  const definition = [0x40, 0, 0, 21, 0, fields, ...Array.from({ length: fields }, () => [1, 0, 2]).flat()]
  return withChecksum(
    Buffer.concat([Buffer.alloc(14), Buffer.from(definition), Buffer.alloc(messages), Buffer.alloc(2)]),
  )
}

/** A file with something wrong: cut, bytes changed, parts doubled, filled or moved. */
function broken(file: Uint8Array, seed: number): Uint8Array {
  const dice = diceOf(seed)
  const at = (max: number) => Math.floor(dice() * max)
  let bytes = Buffer.from(file)
  for (let n = at(4); n >= 0; n -= 1) {
    const [from, length] = [at(bytes.length), 1 + at(40)]
    const ways = [
      () => bytes.subarray(0, from),
      () => Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]),
      () => Buffer.concat([bytes.subarray(0, from), bytes.subarray(at(bytes.length))]),
      () => Buffer.concat([bytes.subarray(0, from), Buffer.alloc(length, at(256)), bytes.subarray(from)]),
      () => Buffer.from(bytes).fill(at(256), from, Math.min(from + length, bytes.length)),
      () => {
        const changed = Buffer.from(bytes)
        for (let k = 0; k < length; k += 1) changed[at(changed.length)] = at(256)
        return changed
      },
    ]
    bytes = sure(ways[at(ways.length)])() as typeof bytes
  }
  return bytes
}

test.each(Object.entries(FORMATS))(
  `${BROKEN} broken files of %s each end in an activity or a sentence`,
  (kind, write) => {
    const whole = write({
      ...{ ...RUN, minutes: 3, km: 0.6 },
      laps: Array.from({ length: 6 }, () => ({ seconds: 30, metres: 100, hr: 150, intensity: 'active' })),
      sets: Array.from({ length: 6 }, () => ({ type: 'active', reps: 8, kg: 60, lift: [0, 1] })),
    })
    const tally = { activity: 0, fault: 0 }
    for (let seed = 1; seed <= BROKEN; seed += 1) {
      const bytes = broken(whole, seed)
      // What is behind the checksum is looked at as well: whoever means harm writes a right one.
      const read = readActivityFile(kind === 'fit' && seed % 2 ? withChecksum(bytes) : bytes)
      tally['activity' in read ? 'activity' : 'fault'] += 1
    }
    expect(tally.activity + tally.fault).toBe(BROKEN)
    expect(tally.fault).toBeGreaterThan(0)
  },
  60_000 + BROKEN * 100,
)

function withChecksum(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 20) return bytes
  const file = Buffer.from(bytes)
  file[0] = 14
  file.write('.FIT', 8, 'ascii')
  file.writeUInt32LE(file.length - 16, 4)
  file.writeUInt16LE(crcOf(file.subarray(0, -2)), file.length - 2)
  return file
}
