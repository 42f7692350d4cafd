import { BOUNDS } from '../../limits/bounds.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import type { Intent } from '../intent.ts'
import { isRaceNear } from '../long-days.ts'
import { easyPaceOf, type Person, runsAlready, walkShareOf } from '../person/person.ts'
import { LEAST_RUNS } from './long-room.ts'
import { type AllocationLimits, longestRunMin, longSessionMax } from './long-session.ts'
import { BESIDE_LONG, runMaxMin, sessionMax } from './session-limits.ts'
import { isMeasure, walkedLongMost, withKeptLong } from './steady-long.ts'
import { isForMuscle, strengthMostIn } from './strength-minutes.ts'
import { type SportRoom, sportRoom } from './three-sports.ts'
import { healthFloor } from './week-minutes.ts'

const GRID_MIN = 5
/** [min] more of it around the long run where only three days share the week. @source default-ours */
const WALK_MORE_MIN = 15
/** [min] an easy walk after an event takes at most. @source default-ours */
const RECOVERY_WALK_MIN = 30

/**
 * Gives the minutes that rounding and limits left over to the sessions that can hold them.
 * Somebody new to running gets them as walking around the run.
 * @param totalMin - [min] what the week should hold
 * @returns the intents, none shorter than before
 * @source default-ours
 */
export function toppedUp(
  intents: readonly Intent[],
  totalMin: number,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): Intent[] {
  const week = [...intents]
  const eased = frame.phase === 'taper'
  if (eased || isRaceNear(frame) || frame.deload) return week
  let left = totalMin - week.reduce((sum, { durationMin }) => sum + durationMin, 0)
  const pace = easyPaceOf(person, frame.index)
  const before = week.map(({ durationMin }) => durationMin)
  const runs = week.filter(({ discipline }) => discipline === 'run').length
  for (;;) {
    const longMin = Math.max(0, ...week.filter(({ role }) => role === 'long').map(({ durationMin }) => durationMin))
    const weekMin = totalMin - left
    const easyRunMin = Math.max(0, ...week.filter(isEasyRun).map(({ durationMin }) => durationMin))
    const low = isLow(weekMin, frame, person)
    const sports = sportRoom(week, totalMin, frame, person, limits)
    const room: Room = { frame, person, limits, longMin, easyRunMin, runs, weekMin, low, sports }
    const best = nextToGrow(week, before, left, room)
    if (best < 0) break
    left -= stepOf(sure(week[best]))
    week[best] = longer(sure(week[best]), runsOn(sure(week[best]), sure(before[best]), room) ? pace : null)
  }
  return keptLong(week, before, { frame, person, limits, runs })
}

/** The week with a long run that keeps what the loaded week before had of it, as far as may be walked around one. */
function keptLong(
  week: Intent[],
  before: readonly number[],
  { frame, person, limits, runs }: Pick<Room, 'frame' | 'person' | 'limits' | 'runs'>,
): Intent[] {
  const at = week.findIndex(({ role, discipline }) => role === 'long' && discipline === 'run')
  if (at < 0 || runs >= LEAST_RUNS || !isMeasure(frame)) return week
  const mostMin = Math.min(longestRunMin(frame), sure(before[at]) + aroundLong(person))
  return withKeptLong(week, limits.lastLongMin, mostMin, easyPaceOf(person, frame.index))
}

function isEasyRun({ role, discipline }: Intent): boolean {
  return role === 'easy' && discipline === 'run'
}

/** Whether a week holds less than health asks for; practices that others lead count for it as well. */
function isLow(weekMin: number, { beside, phase }: WeekFrame, person: Person): boolean {
  return beside === undefined && phase !== 'recovery' && weekMin < healthFloor(person)
}

/** Where the session lies that is given the next minutes, or -1 where none can hold more. */
function nextToGrow(week: readonly Intent[], before: readonly number[], left: number, room: Room): number {
  let best = -1
  let bestRank = Number.POSITIVE_INFINITY
  for (const [index, intent] of week.entries()) {
    const step = stepOf(intent)
    if (step > left || intent.durationMin + step > mostMin(intent, sure(before[index]), room)) continue
    const rank = rankOf(intent, week.length, room)
    if (rank < bestRank) [best, bestRank] = [index, rank]
  }
  return best
}

/** Somebody who may run that far runs the minutes that are added, others walk them. */
function longer(intent: Intent, pace: number | null): Intent {
  const step = stepOf(intent)
  const added = pace === null || intent.distanceKm === null ? 0 : Math.floor((step / pace) * 10) / 10
  const distanceKm = intent.distanceKm === null ? null : Math.round((intent.distanceKm + added) * 10) / 10
  return { ...intent, durationMin: intent.durationMin + step, distanceKm }
}

function runsOn(intent: Intent, beforeMin: number, room: Room): boolean {
  if (intent.discipline !== 'run' || (intent.role !== 'easy' && intent.role !== 'long')) return false
  const most = intent.role === 'easy' ? easyRunMost(intent, room) : longRunOnMost(beforeMin, room)
  return intent.durationMin + stepOf(intent) <= most
}

/** [min] of an easy run: a beginner who runs already runs what somebody new to running would walk around it. */
function easyRunMost(intent: Intent, { frame, person, limits, longMin }: Room): number {
  const usual = sessionMax(intent, frame, person, limits, longMin, 0)
  if (person.level !== 'beginner' || !runsAlready(person)) return usual
  const few = person.days === 3 ? BOUNDS['on-three-days'].most.easy : 0
  const walked = BOUNDS['easy-session'].most.beginner + few + BOUNDS['walk-around-run'].most
  // A triathlon's long session is a brick, which says nothing of runs.
  const besideLong = frame.profile?.kind.startsWith('tri') ? walked : longMin * BESIDE_LONG
  return Math.max(usual, Math.min(walked, besideLong, runMaxMin(frame, person, limits)))
}

/** [min] up to the next point of the grid. */
function stepOf({ durationMin }: Intent): number {
  return GRID_MIN - (durationMin % GRID_MIN)
}

/** Full weeks need days that differ, so there the long sessions grow; in others the short ones do. */
function rankOf(intent: Intent, sessions: number, room: Room): number {
  return kindRank(intent, room) + (sessions >= 6 ? 1000 - intent.durationMin : intent.durationMin)
}

function kindRank({ discipline, role }: Intent, { sports, frame, person, longMin, easyRunMin }: Room): number {
  // A triathlete's runs get their share, rides what is left, swims what rides and runs leave.
  if (sports && discipline === 'swim') return 250_000
  if (sports && discipline === 'run') return sports.lacksRuns ? -50_000 : 50_000
  // The long run is the longest one, with what is walked around it.
  if (discipline === 'run' && role === 'long') return longMin <= easyRunMin ? 150_000 : 300_000
  if (discipline === 'run') return 200_000
  // What a week is for comes first.
  if (role === 'strength') return isForMuscle(person, frame) ? -100_000 : 100_000
  return 0
}

type Room = {
  readonly frame: WeekFrame
  readonly person: Person
  readonly limits: AllocationLimits
  readonly longMin: number
  /** [min] the longest easy run. */
  readonly easyRunMin: number
  /** [min] the week as far as it is filled. */
  readonly weekMin: number
  /** Runs of the week, the long one among them. */
  readonly runs: number
  /** The week is below what health asks for. */
  readonly low: boolean
  /** What is left for the sports of a triathlete's week. */
  readonly sports: SportRoom | null
}

/** [ratio] of the walking that a week may hold around its runs. */
function walkShare({ person, low }: Room): number {
  return person.level === 'beginner' || low ? walkShareOf(person) : 0
}

/** [min] that a run may last with the walking around it; 0 for who walks none. */
function walkedMost({ kind }: Intent, beforeMin: number, room: Room): number {
  const { person } = room
  // Who runs does not walk around the strides of a short run, unless the week holds less than health asks for.
  const runs = person.level !== 'beginner' || runsAlready(person)
  const share = kind === 'strides' && runs && !room.low ? 0 : walkShare(room)
  return share === 0 ? 0 : beforeMin + Math.round(BOUNDS['walk-around-run'].most * share)
}

function longMost(intent: Intent, beforeMin: number, room: Room): number {
  const { frame, person, limits, weekMin } = room
  if (intent.kind === 'brick' && room.sports === null) return 0
  if (intent.discipline !== 'run') return longSessionMax(frame, person, limits)
  const most = Math.min(
    longestRunMin(frame),
    beforeMin + aroundLong(person),
    walkedLongMost(limits.lastLongMin, weekMin, frame),
  )
  const runMin = Math.max(beforeMin, longRunOnMost(beforeMin, room))
  const walkMin = walkedMost(intent, beforeMin, room) === 0 ? 0 : Math.round(aroundLong(person) * walkShare(room))
  return Math.min(most, runMin + walkMin)
}

/** [min] that somebody new to running may walk around a long run. */
function aroundLong({ days }: Person): number {
  return BOUNDS['walk-around-run'].most + (days === 3 ? WALK_MORE_MIN : 0)
}

/**
 * [min] of a long run that nothing is walked around: who runs that far already runs what somebody with fewer kilometres would
 * walk. Where other runs share the week they hold those minutes.
 */
function longRunOnMost(beforeMin: number, { frame, person, limits, runs, low }: Room): number {
  if ((person.level !== 'beginner' && !low) || runs >= LEAST_RUNS) return 0
  const ownMin = (person.start.longestRunKm ?? 0) * easyPaceOf(person, frame.index)
  return Math.min(beforeMin + aroundLong(person), ownMin, runMaxMin(frame, person, limits))
}

function mostMin(intent: Intent, beforeMin: number, room: Room): number {
  if (intent.hard) return 0
  const { frame, person, limits, longMin } = room
  switch (intent.role) {
    case 'strength':
      return strengthMostIn(intent, person, frame)
    case 'long':
      return longMost(intent, beforeMin, room)
    case 'easy':
      if (intent.discipline === 'run') return Math.max(walkedMost(intent, beforeMin, room), easyRunMost(intent, room))
      return Math.min(
        sessionMax(intent, frame, person, limits, Math.max(longMin, 30), 0),
        intent.discipline === 'swim' && room.sports ? room.sports.swimMost : Number.POSITIVE_INFINITY,
      )
    case 'recovery':
      return frame.phase === 'recovery' ? RECOVERY_WALK_MIN : 0
    default:
      return 0
  }
}
