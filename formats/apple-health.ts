import { SaxesParser } from 'saxes'
import type { ActivityDiscipline, ActivityInput } from '../contract/activity.ts'
import { heldToBounds, Unreadable } from './found.ts'
import { namedDiscipline } from './sports.ts'
import { numberIn } from './xml-values.ts'

/** Takes an export of Apple Health piece by piece. */
export type HealthReader = {
  /** @throws Unreadable where it is none, or damaged */
  readonly write: (text: string) => void
  readonly close: () => void
}

const DEPTH_MAX = 16
/** [signs] between two tags: a parser holds as much. */
const SILENCE_MAX = 1024 * 1024
/** What Apple calls otherwise than others do. */
const NAMED: Readonly<Record<string, ActivityDiscipline>> = {
  traditionalstrengthtraining: 'strength',
  functionalstrengthtraining: 'strength',
  coretraining: 'strength',
  highintensityintervaltraining: 'cardio',
  mixedcardio: 'cardio',
  crosstraining: 'cardio',
  mindandbody: 'mind',
  preparationandrecovery: 'mobility',
  cooldown: 'mobility',
  swimbikerun: 'mixed',
}
const METRES: Readonly<Record<string, number>> = { km: 1000, mi: 1609.344, m: 1, yd: 0.9144, ft: 0.3048 }
const SECONDS: Readonly<Record<string, number>> = { s: 1, sec: 1, min: 60, hr: 3600, h: 3600 }
const DISTANCE = /^HKQuantityTypeIdentifierDistance/
const HEART = 'HKQuantityTypeIdentifierHeartRate'

type Attributes = Readonly<Record<string, string>>
type Workout = { readonly attributes: Attributes; distanceM: number | null; avgHr: number | null }

/**
 * Reads the workouts of an export of Apple Health, however long it is; single measurements and where somebody was are passed over.
 * @param take - told of each workout as it ends
 */
export function healthReader(take: (activity: ActivityInput) => void): HealthReader {
  const parser = new SaxesParser({ position: false })
  let [depth, silent] = [0, 0]
  let workout: Workout | null = null
  parser.on('error', () => {
    throw new Unreadable('file-damaged')
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    silent = 0
    if (depth > DEPTH_MAX || (depth === 1 && name !== 'HealthData')) throw new Unreadable('file-unknown')
    const own = attributes as Attributes
    if (name === 'Workout')
      workout = { attributes: own, distanceM: metresOf(own.totalDistance, own.totalDistanceUnit), avgHr: null }
    else if (name === 'WorkoutStatistics' && workout) addTo(workout, own)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    silent = 0
    if (name !== 'Workout' || !workout) return
    const done = activityOf(workout)
    workout = null
    if (done) take(done)
  })
  return {
    write: (text) => {
      silent += text.length
      parser.write(text)
      // What a tag ended is heard by then; a text or a tag without end is no export.
      if (silent > SILENCE_MAX) throw new Unreadable('file-damaged')
    },
    close: () => void parser.close(),
  }
}

function addTo(workout: Workout, { type = '', sum, average, unit }: Attributes): void {
  if (DISTANCE.test(type)) workout.distanceM ??= metresOf(sum, unit)
  if (type === HEART) workout.avgHr = numberIn(average)
}

function metresOf(text: string | undefined, unit = ''): number | null {
  const value = numberIn(text)
  const metres = METRES[unit.toLowerCase()]
  return value === null || metres === undefined ? null : value * metres
}

function activityOf({ attributes, distanceM, avgHr }: Workout): ActivityInput | null {
  const { workoutActivityType = '', startDate = '', duration, durationUnit = 'min' } = attributes
  const startMs = Date.parse(startDate.replace(/^(\S+) (\S+) ([+-]\d\d)(\d\d)$/, '$1T$2$3:$4'))
  const kind = workoutActivityType.replace('HKWorkoutActivityType', '')
  const durationS = (numberIn(duration) ?? 0) * (SECONDS[durationUnit.toLowerCase()] ?? 60)
  const discipline = NAMED[kind.toLowerCase()] ?? namedDiscipline(kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))
  try {
    return heldToBounds({
      ...{ startMs: Number.isNaN(startMs) ? null : startMs, discipline, durationS },
      ...{ distanceM, avgHr, climbM: null },
    })
  } catch (error) {
    // A slip of the thumb among thousands is no fault of the file.
    if (error instanceof Unreadable) return null
    throw error
  }
}
