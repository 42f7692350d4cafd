import { LIMITS } from '../../limits/limits.ts'
import type { Discipline, Level, Phase, SessionKind } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'

const RUN_BUILD: Readonly<Record<Level, readonly SessionKind[]>> = {
  beginner: ['tempo', 'hills'],
  intermediate: ['tempo', 'intervals', 'threshold', 'hills'],
  advanced: ['threshold', 'intervals', 'tempo', 'intervals'],
}
/** Towards a race of half an hour or so, whose own effort is that of intervals. */
const SHORT_RUN_BUILD: Readonly<Record<Level, readonly SessionKind[]>> = {
  beginner: ['tempo', 'hills'],
  intermediate: ['intervals', 'threshold', 'intervals', 'hills'],
  advanced: ['intervals', 'threshold', 'intervals', 'tempo'],
}
/** [km] */
const SHORT_RACE_KM = 10
/** [km] of the run that lasts as long as a short row, swim or ride: half an hour or so. */
const SHORT_OTHER_KM = 5
/** Towards a very long day: legs that climb, and no rhythm of a race that is walked in parts. */
const ULTRA_BUILD: Readonly<Record<Level, readonly SessionKind[]>> = {
  beginner: ['hills', 'tempo'],
  intermediate: ['tempo', 'hills', 'threshold', 'hills'],
  advanced: ['threshold', 'hills', 'tempo', 'hills'],
}
const OTHER_BUILD: readonly SessionKind[] = ['tempo', 'threshold', 'intervals']
/** Who hikes all day has no pace of a race: climbs, and walking briskly. */
const WALK_BUILD: readonly SessionKind[] = ['hills', 'tempo']
/** Towards a row, swim or ride of a few minutes, whose own effort is that of intervals. */
const SHORT_OTHER_BUILD: readonly SessionKind[] = ['threshold', 'intervals', 'intervals']
/** Rides climb as well: strength on the bike. */
const RIDE_BUILD: readonly SessionKind[] = ['tempo', 'threshold', 'hills', 'intervals']

/**
 * The kind of the week's hard endurance session.
 * @param options.second - the second hard session complements the first
 * @param options.week - week of its phase, 0 first
 * @param options.raced - an event with a pace of its own is near
 * @param options.ultra - the event is longer than a marathon
 * @param options.raceKm - [km] of that event, where it is a run of a known distance, or of the run that lasts as long as a row, swim or ride
 * @source seiler-2010: few hard sessions among many easy ones; the order is ours
 */
export function qualityKind(options: {
  phase: Phase
  level: Level
  discipline: Discipline
  week: number
  second: boolean
  raced: boolean
  ultra: boolean
  raceKm: number | null
}): SessionKind {
  const { phase, level, discipline, week, second, raced, ultra } = options
  if (phase === 'base') return second || level === 'advanced' ? 'tempo' : 'strides'
  const hasPace = raced && !ultra && discipline !== 'walk'
  if ((phase === 'peak' || phase === 'taper') && hasPace && !second) return 'race-pace'
  const builds = buildsOf(options)
  return sure(builds[(week + (second ? 1 : 0)) % builds.length])
}

/** What hard sessions are by turns. */
function buildsOf({
  discipline,
  level,
  ultra,
  raceKm,
}: {
  readonly discipline: Discipline
  readonly level: Level
  readonly ultra: boolean
  readonly raceKm: number | null
}): readonly SessionKind[] {
  if (discipline === 'walk') return WALK_BUILD
  if (discipline !== 'run') {
    if (raceKm !== null && raceKm <= SHORT_OTHER_KM) return SHORT_OTHER_BUILD
    return discipline === 'cycle' ? RIDE_BUILD : OTHER_BUILD
  }
  if (ultra) return ULTRA_BUILD[level]
  return (raceKm !== null && raceKm <= SHORT_RACE_KM ? SHORT_RUN_BUILD : RUN_BUILD)[level]
}

/** Hard sessions a week at most. @source own-analysis-25-plans */
export const HARD_SESSIONS_MAX: Readonly<Record<Level, number>> = LIMITS['hard-sessions'].hard

/** Hard sessions of a week's own at most: practices and matches are hard work too. */
export function hardSessionsOf({ beside }: Pick<WeekFrame, 'beside'>, level: Level): number {
  return Math.max(0, HARD_SESSIONS_MAX[level] - (beside?.hard ?? 0))
}

/** [weeks] a beginner starts with easy work only. @source default-ours */
export const ALL_EASY_WEEKS = LIMITS['first-easy-weeks'].hard
