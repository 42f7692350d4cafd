import { ACTIVITY_SECONDS, type ActivityDiscipline, type ActivityInput } from '../../../contract/activity.ts'
import { SETS_MAX } from '../../../contract/sets.ts'
import {
  type Logbook,
  type LogbookLine,
  LogbookUnreadable,
  type LogbookWorkout,
} from '../../../formats/logbook/read-logbook.ts'
import { joined } from '../../../formats/sports.ts'
import { KG_PER_POUND } from '../../../words/units.ts'
import { knownLift } from './known-lifts.ts'

/** [s] of a set with its rest, where a log does not say how long a workout took. @source default-ours */
const SET_S = 150
/** [km/h] of a stretch whose time a log does not say. @source default-ours */
const SLOW_KMH = 6
/** [s] of the day: the hour of a workout whose log knows the day alone. */
const NOON_S = 12 * 3600
const LAST_S = 24 * 3600 - 60
const MOST = { reps: 500, kg: 1000, distanceM: 2_000_000 }

/** What a log comes to. */
export type LogbookActivities = {
  readonly activities: readonly ActivityInput[]
  /** Sets that count for weights and records. */
  readonly sets: number
  /** What the log calls exercises that are none of ours, the most frequent first. */
  readonly unknown: readonly string[]
  /** Workouts whose length was estimated. */
  readonly guessed: number
}

/**
 * A log without what it has of days to come: planned there, or of a wrong date.
 * @param now - its day is that of the clock of this device
 * @throws LogbookUnreadable where nothing else is in it
 */
export function upTo(book: Logbook, now: Date): { readonly book: Logbook; readonly ahead: number } {
  const two = (part: number) => String(part).padStart(2, '0')
  const today = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  const workouts = book.workouts.filter(({ date }) => date <= today)
  if (workouts.length === 0) throw new LogbookUnreadable('ahead')
  return { book: { ...book, workouts }, ahead: book.workouts.length - workouts.length }
}

/**
 * The workouts of a log as activities.
 * @param unit - of weights where the log says none
 * @param instantOf - the instant of a local date and time
 */
export function logbookActivities(
  { workouts }: Logbook,
  unit: 'kg' | 'lb',
  instantOf: (local: string) => Date,
): LogbookActivities {
  const unknown = new Map<string, number>()
  let [sets, guessed] = [0, 0]
  /** [s] of each day: from when on its next workout without an hour is; none begin at once, for then they were one. */
  const free = new Map<string, number>()
  const startOf = ({ date, time }: LogbookWorkout, durationSec: number) => {
    if (time !== null) return instantOf(`${date}T${time}`)
    const at = Math.min(LAST_S, free.get(date) ?? NOON_S)
    free.set(date, at + durationSec)
    return instantOf(`${date}T${clockAt(at)}`)
  }
  const activities = workouts.map((workout): ActivityInput => {
    const lifted = workout.lines.flatMap((line) => setOf(line, unit, unknown)).slice(0, SETS_MAX)
    sets += lifted.length
    const told = workout.durationS ?? guessedSeconds(workout)
    const durationSec = Math.round(Math.min(ACTIVITY_SECONDS.max, Math.max(ACTIVITY_SECONDS.min, told)))
    if (workout.durationS === null) guessed += 1
    const distance = workout.lines.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0)
    return {
      start: startOf(workout, durationSec).toISOString(),
      discipline: disciplineOf(workout),
      durationSec,
      distanceM: distance > 0 ? Math.min(MOST.distanceM, Math.round(distance)) : null,
      ...{ avgHr: null, climbM: null },
      sets: lifted.length > 0 ? lifted : null,
      laps: null,
    }
  })
  const names = [...unknown].sort(([, a], [, b]) => b - a).map(([name]) => name)
  return { activities, sets, unknown: names, guessed }
}

const clockAt = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')

function setOf(line: LogbookLine, unit: 'kg' | 'lb', unknown: Map<string, number>) {
  if (line.sport !== null || line.reps === null) return []
  const exerciseId = knownLift(line.exercise)
  if (!exerciseId) {
    unknown.set(line.exercise, (unknown.get(line.exercise) ?? 0) + 1)
    return []
  }
  const inKg = line.weight === null ? null : line.weight * ((line.unit ?? unit) === 'lb' ? KG_PER_POUND : 1)
  if (line.reps < 1 || line.reps > MOST.reps || (inKg ?? 0) > MOST.kg) return []
  const rir = line.rir === null ? {} : { rir: line.rir }
  return [{ exerciseId, reps: line.reps, loadKg: inKg === null ? null : Math.round(inKg * 10) / 10, ...rir }]
}

/** The sports of its stretches; strength as soon as anything was lifted. */
function disciplineOf({ lines }: LogbookWorkout): ActivityDiscipline {
  const sports = lines.flatMap(({ sport, reps }) => (sport && reps === null ? [sport] : []))
  return sports.length === lines.length ? joined(sports) : 'strength'
}

function guessedSeconds({ lines }: LogbookWorkout): number {
  return lines.reduce((sum, { sport, seconds, distanceM }) => {
    if (sport === null) return sum + SET_S
    return sum + (seconds ?? ((distanceM ?? 0) / 1000 / SLOW_KMH) * 3600)
  }, 0)
}
