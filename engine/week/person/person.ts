import type {
  Discipline,
  Equipment,
  Goal,
  Level,
  LongDays,
  Profile,
  SportCount,
  SportDays,
  StartingPoint,
  Stress,
  Thresholds,
  TrainingDays,
} from '../../model.ts'
import type { EventKind } from '../../phases/event-profile.ts'
import { speedAt } from '../../sessions/pace.ts'

/** What week planning needs to know of a person. */
export type Person = {
  readonly level: Level
  readonly goal: Goal
  readonly stress: Stress
  readonly days: TrainingDays
  readonly start: StartingPoint
  readonly mainKind: EventKind | null
  readonly equipment: readonly Equipment[]
  readonly limits: readonly string[]
  /** Exercises that they never want to see, by id. */
  readonly unwanted?: readonly string[]
  /** Sports that get most of the endurance minutes, in the order named; none named: as the goal has it. */
  readonly does: readonly Discipline[]
  /** Sports that are not planned: confirmed, or too hard on a part to spare. */
  readonly never: ReadonlySet<Discipline>
  /** The long run takes more of the week's running than it should, where it would be shorter than on fewer days otherwise. */
  readonly longFirst?: true
  /** A run follows each long ride of a triathlon's plan, where weeks by turns would hold less than on fewer days. */
  readonly bricksOnly?: true
  /** The last long sessions were missed: the long run is not much longer than the others. */
  readonly longMissed?: true
  /** The result that paces come from, as it counts today; none when none is known. */
  readonly result?: RaceResult
  /** [ml/kg/min] what paces of training come from; none where neither a result nor a time hoped for is known. */
  readonly paceVdot?: number
  /** [weeks] that a beginner's way from walking to running was not managed in: each comes once more. */
  readonly repeatedWeeks?: number
  /** On the way back after a birth: the day number from which on they run, and how many weeks of the block come before it. */
  readonly returning?: { readonly runsFrom: number; readonly walkedWeeks: number }
  /** Sports that they do not train for a while: day numbers, the last one too. */
  readonly without?: readonly { readonly from: number; readonly to: number; readonly sports: readonly Discipline[] }[]
  /** What zones of rides and swims come from. */
  readonly zones?: Thresholds
  /** The days on which they say that they have their long sessions. */
  readonly longDays?: readonly LongDays[]
  /** The days on which they do not train a sport. */
  readonly sportDays?: readonly SportDays[]
  /** How often they ask for a sport. */
  readonly counts?: readonly SportCount[]
  /** Sixty or older: balance, quick strength and walks before runs. */
  readonly older?: true
  /** Lifts stay easy to learn: a doctor has not agreed yet, or a child is awaited or was born lately. */
  readonly easyLifts?: true
  /** Most of their days have no room for the longer days of push, pull and legs. */
  readonly shortDays?: true
  /** Weeks stay as large as the first: a doctor has not agreed yet. */
  readonly held?: true
  /** Parts that were named to be spared without a word of how, in the person's words: they keep running and jumping out. */
  readonly withoutImpact?: readonly string[]
  /** Parts to spare that keep swims out, in the person's words. */
  readonly withoutStrokes?: readonly string[]
}

/** A race or time trial that says how fast somebody runs. */
export type RaceResult = {
  readonly distanceKm: number
  readonly seconds: number
  /** [ml/kg/min] as it still counts when the plan begins. */
  readonly vdot: number
}

const ASSUMED: Readonly<Record<Level, StartingPoint>> = {
  beginner: { weeklyMin: 60, longestMin: 20, longestRunKm: null },
  intermediate: { weeklyMin: 150, longestMin: 45, longestRunKm: null },
  advanced: { weeklyMin: 240, longestMin: 75, longestRunKm: null },
}

/** Where training is assumed to stand when nobody was asked. @source default-ours */
export function assumedStart(profile: Pick<Profile, 'level'>): StartingPoint {
  return ASSUMED[profile.level]
}

/** [ratio] of VDOT at which easy running happens, in the middle of its range. @source daniels-gilbert */
const EASY_SHARE = 0.66

/**
 * Easy running pace for turning minutes into kilometres.
 * @param vdot - [ml/kg/min] from a race, or null: then the level has to say it
 * @param weekIndex - [weeks] since the plan began; a beginner gets quicker as walking breaks fade
 * @returns [min/km]
 * @source daniels-gilbert: with a result; the paces by level are ours
 */
export function easyPaceMinPerKm(level: Level, weekIndex: number, vdot: number | null = null): number {
  if (vdot !== null) return 1000 / speedAt(vdot, EASY_SHARE)
  if (level === 'advanced') return 5.3
  if (level === 'intermediate') return 6
  return Math.max(6.9, 8 - 0.1 * weekIndex)
}

/** [km] who has run this far lately runs without walking, whatever their level. @source default-ours */
const RUNS_ALREADY_KM = 6

/** Whether somebody runs already: beginners who do are not new to running. */
export function runsAlready({ start }: Pick<Person, 'start'>): boolean {
  return (start.longestRunKm ?? 0) >= RUNS_ALREADY_KM
}

/** [km] who has run this far lately walks around no run. @source default-ours */
const NO_WALKING_KM = 10

/** [ratio] of the walking around a beginner's runs: it fades with how far they run already. */
export function walkShareOf({ start }: Pick<Person, 'start'>): number {
  const left = NO_WALKING_KM - (start.longestRunKm ?? 0)
  return Math.max(0, Math.min(1, left / (NO_WALKING_KM - RUNS_ALREADY_KM)))
}

/** [km] who has run no farther begins at the first step from walking to running. @source default-ours */
const NEW_TO_RUNNING_KM = 3

/** [steps] from walking to running throughout, one a week. @source default-ours */
export const WALK_RUN_STEPS = 8

/**
 * How far ahead of the plan's weeks somebody is on the way from walking to running: by their longest run when it began, and
 * back by each week that comes once more.
 * @returns [steps] below 0 for who is behind
 */
export function walkRunAhead({
  start,
  repeatedWeeks = 0,
  returning,
}: Pick<Person, 'start' | 'repeatedWeeks' | 'returning'>): number {
  // What somebody ran before a birth does not spare them the first steps.
  if (returning) return -returning.walkedWeeks - repeatedWeeks
  const way = ((start.longestRunKm ?? 0) - NEW_TO_RUNNING_KM) / (RUNS_ALREADY_KM - NEW_TO_RUNNING_KM)
  return Math.floor(Math.max(0, Math.min(1, way)) * WALK_RUN_STEPS) - repeatedWeeks
}

/** [min/km] the easy pace of a person in a week of the plan. @source daniels-gilbert */
export function easyPaceOf(person: Pick<Person, 'level' | 'result'>, weekIndex: number): number {
  return easyPaceMinPerKm(person.level, weekIndex, person.result?.vdot ?? null)
}
