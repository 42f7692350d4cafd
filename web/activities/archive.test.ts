import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { fitActivity, gpxActivity, tcxActivity } from '../../server/activities/testing/files.ts'
import { type ArchiveStep, ArchiveUnreadable, activitiesIn } from './archive.ts'

const sample = (day: number) => ({
  ...{ start: `2026-03-${String(day).padStart(2, '0')}T06:30:00.000Z`, minutes: 40, km: 8, hr: 140 },
  sport: 'running' as const,
})

async function all(bytes: Uint8Array<ArrayBuffer>) {
  const steps: ArchiveStep[] = []
  for await (const step of activitiesIn(new Blob([bytes]))) steps.push(step)
  return {
    activities: steps.flatMap(({ activities }) => activities),
    unread: steps.reduce((sum, { unread }) => sum + unread, 0),
    unknownSets: steps.reduce((sum, { unknownSets }) => sum + unknownSets, 0),
    done: steps.map(({ done }) => done),
  }
}

const faultOf = (bytes: Uint8Array<ArrayBuffer>) =>
  all(bytes).then(
    () => 'read',
    (error) => (error instanceof ArchiveUnreadable ? error.fault : String(error)),
  )

const workout = (kind: string, at: string, inside: string) =>
  `<Workout workoutActivityType="HKWorkoutActivityType${kind}" duration="40.5" durationUnit="min" sourceName="Watch &amp; co" startDate="${at}" endDate="${at}">${inside}</Workout>`

const HEALTH = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
]>
<HealthData locale="en_GB">
 <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" value="61"/>
 ${workout(
   'Running',
   '2026-03-01 08:00:00 +0100',
   '<MetadataEntry key="HKIndoorWorkout" value="0"/><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="7.5" unit="km"/><WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="143.6" minimum="90" maximum="170" unit="count/min"/><WorkoutRoute><FileReference path="/workout-routes/route.gpx"/></WorkoutRoute>',
 )}
 ${workout('TraditionalStrengthTraining', '2026-03-02 18:00:00 -0500', '')}
 <Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="1" durationUnit="hr" totalDistance="20" totalDistanceUnit="mi" startDate="2026-03-03 10:00:00 +0000"/>
 <Workout workoutActivityType="HKWorkoutActivityTypeYoga" duration="0.2" durationUnit="min" startDate="2026-03-04 10:00:00 +0000"/>
</HealthData>`

describe('an archive', () => {
  test('of packed and plain files gives each of their activities, and counts what it cannot read', async () => {
    const { activities, unread, unknownSets, done } = await all(
      zipSync({
        'activities/1.fit.gz': gzipSync(
          fitActivity({ ...sample(1), sets: [{ type: 'active', reps: 12, kg: 10, lift: [65_534, 0] }] }),
        ),
        'activities/2.gpx': gpxActivity(sample(2)),
        'activities/3.tcx.gz': gzipSync(tcxActivity(sample(3))),
        'activities/4.fit': strToU8('no fit'),
        'activities/5.gpx.gz': strToU8('no gzip'),
        'activities.csv': strToU8('Activity ID,Activity Date'),
        'media/photo.jpg': new Uint8Array(2_000),
        '__MACOSX/activities/._1.fit': new Uint8Array(100),
      }) as Uint8Array<ArrayBuffer>,
    )
    expect(activities.map(({ start }) => start)).toEqual([1, 2, 3].map((day) => sample(day).start))
    expect(activities.every(({ discipline, durationSec }) => discipline === 'run' && durationSec >= 2390)).toBe(true)
    expect(unread).toBe(2)
    expect(unknownSets).toBe(1)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(done.at(-1)).toBe(1)
  })

  test('of archives, as Garmin gives it, is gone through as well', async () => {
    const part = (day: number) => zipSync({ [`${day}_ACTIVITY.fit`]: fitActivity(sample(day)) })
    const { activities, unread } = await all(
      zipSync({
        'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip': part(1),
        'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part2.zip': part(2),
        'DI_CONNECT/broken.zip': strToU8('PK broken'),
        'customer.json': strToU8('{}'),
      }) as Uint8Array<ArrayBuffer>,
    )
    expect(activities).toHaveLength(2)
    expect(unread).toBe(1)
  })

  test.each([
    [
      'zipped',
      zipSync({
        'apple_health_export/Exportieren.xml': strToU8(HEALTH),
        'apple_health_export/export_cda.xml': strToU8('<x/>'),
        'apple_health_export/workout-routes/r.gpx': gpxActivity(sample(9)),
      }),
    ],
    ['bare', strToU8(HEALTH)],
  ])('of Apple Health, %s, gives its workouts and nothing of where they were', async (_, bytes) => {
    const { activities, unread } = await all(bytes as Uint8Array<ArrayBuffer>)
    expect(activities).toEqual([
      {
        start: '2026-03-01T07:00:00.000Z',
        discipline: 'run',
        durationSec: 2430,
        distanceM: 7500,
        avgHr: 144,
        climbM: null,
        sets: null,
        laps: null,
      },
      {
        start: '2026-03-02T23:00:00.000Z',
        discipline: 'strength',
        durationSec: 2430,
        distanceM: null,
        avgHr: null,
        climbM: null,
        sets: null,
        laps: null,
      },
      {
        start: '2026-03-03T10:00:00.000Z',
        discipline: 'cycle',
        durationSec: 3600,
        distanceM: 32187,
        avgHr: null,
        climbM: null,
        sets: null,
        laps: null,
      },
    ])
    expect(unread).toBe(0)
  })
})

describe('what is no archive, or a hostile one, ends in one word', () => {
  const plain = zipSync({ 'a.fit': fitActivity(sample(1)) }) as Uint8Array<ArrayBuffer>
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['nothing', new Uint8Array(), 'unknown'],
    ['a text', strToU8('hello there'), 'unknown'],
    ['a page', strToU8('<html><body>'), 'unknown'],
    ['half a zip', plain.slice(0, plain.length / 2), 'damaged'],
    ['a zip of photos', zipSync({ 'a.jpg': new Uint8Array(10) }) as Uint8Array<ArrayBuffer>, 'empty'],
    ['half of an export', strToU8(HEALTH.slice(0, -400)), 'damaged'],
    [
      'an export that names itself',
      strToU8('<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><HealthData>&c;</HealthData>'),
      'damaged',
    ],
  ])('%s', async (_, bytes, expected) => {
    expect(await faultOf(bytes)).toBe(expected)
  })

  test('a file that unpacks to gigabytes is left out, and held to what one may have', async () => {
    const bomb = gzipSync(new Uint8Array(27 * 1024 * 1024))
    const { activities, unread } = await all(
      zipSync({
        'bomb.fit.gz': bomb,
        'bomb.fit': new Uint8Array(27 * 1024 * 1024),
        'a.fit': fitActivity(sample(1)),
      }) as Uint8Array<ArrayBuffer>,
    )
    expect(activities).toHaveLength(1)
    expect(unread).toBe(2)
  })

  test('an archive within an archive within an archive is not gone into', async () => {
    const inner = zipSync({ 'b.zip': plain })
    const { activities } = await all(zipSync({ 'a.zip': inner }) as Uint8Array<ArrayBuffer>)
    expect(activities).toEqual([])
  })

  test('of Apple Health without a workout is said to hold none', async () => {
    const bare = strToU8('<?xml version="1.0"?><HealthData></HealthData>') as Uint8Array<ArrayBuffer>
    expect(await faultOf(bare)).toBe('empty')
  })

  test('broken at any place, it never fails otherwise', async () => {
    const whole = zipSync({
      'a.gpx': gpxActivity(sample(1)),
      'b.fit': fitActivity(sample(2)),
    }) as Uint8Array<ArrayBuffer>
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const broken = whole.slice()
      broken[at] = sure(broken[at]) ^ 0xff
      expect(['read', 'damaged', 'unknown', 'empty']).toContain(await faultOf(broken))
    }
  })
})
