import type { Level, SessionRequest } from '../../model.ts'
import { eventMinutes } from '../../phases/event-time.ts'
import { sure } from '../../sure.ts'
import type { WALK_RUN_STEPS } from '../../week/person/person.ts'
import type { RepeatKind } from '../sport-facts.ts'

/** Hard repetitions with easy minutes between them; `easyMin` follows every repetition. */
export type Repeats = { readonly count: number; readonly workMin: number; readonly easyMin: number }

type Format = readonly [workMin: number, easyMin: number]

/** Formats from short to long, so that a phase can move along them. */
const FORMATS: Readonly<Record<Exclude<RepeatKind, 'race-pace'>, readonly Format[]>> = {
  intervals: [
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ],
  tempo: [
    [5, 1],
    [8, 2],
    [10, 2],
    [15, 3],
    [20, 3],
  ],
  threshold: [
    [4, 1],
    [6, 1],
    [8, 2],
    [10, 2],
  ],
  hills: [
    [0.5, 1.5],
    [1, 2],
    [1.5, 2.5],
  ],
}

/** What of a race's own effort one session may hold: the longer the race, the more and in longer pieces. */
type RaceWork = {
  /** [km] the longest race it is for. */
  readonly toKm: number
  readonly formats: readonly Format[]
  /** [min] */
  readonly most: Readonly<Record<Level, number>>
  /** [ratio] of the time between warm-up and cool-down. */
  readonly share: number
}

/** @source daniels-gilbert: the effort of a race of 5 km is interval work, of 10 km and a half nearly threshold */
const RACE_WORK: readonly RaceWork[] = [
  {
    ...{ toKm: 6, share: 0.6, most: { beginner: 8, intermediate: 16, advanced: 20 } },
    formats: [
      [2, 2],
      [3, 2],
      [4, 3],
    ],
  },
  {
    ...{ toKm: 12, share: 0.7, most: { beginner: 15, intermediate: 24, advanced: 30 } },
    formats: [
      [3, 2],
      [5, 2],
      [8, 3],
    ],
  },
  {
    ...{ toKm: 25, share: 0.85, most: { beginner: 16, intermediate: 32, advanced: 40 } },
    formats: [
      [5, 2],
      [8, 2],
      [10, 2],
      [12, 2],
    ],
  },
  {
    ...{ toKm: Number.POSITIVE_INFINITY, share: 0.9, most: { beginner: 20, intermediate: 40, advanced: 50 } },
    formats: [
      [5, 2],
      [10, 2],
      [15, 3],
      [20, 3],
    ],
  },
]

/** [min] of hard work in one session. @source daniels-gilbert: T at most 10 %, I 8 %, R 5 % of the week; minutes are ours */
const MOST_WORK: Readonly<Record<Exclude<RepeatKind, 'race-pace'>, Readonly<Record<Level, number>>>> = {
  intervals: { beginner: 10, intermediate: 20, advanced: 25 },
  tempo: { beginner: 18, intermediate: 36, advanced: 45 },
  threshold: { beginner: 14, intermediate: 30, advanced: 36 },
  hills: { beginner: 6, intermediate: 12, advanced: 15 },
}

/** [ratio] of the time between warm-up and cool-down that may be hard: the harder the work, the more rest it needs. */
const WORK_SHARE: Readonly<Record<Exclude<RepeatKind, 'race-pace'>, number>> = {
  intervals: 0.6,
  tempo: 0.9,
  threshold: 0.85,
  hills: 0.4,
}

/** Climbs on a bike are ridden seated for minutes. @source default-ours */
const CLIMBS: RaceWork = {
  ...{ toKm: 0, share: 0.55, most: { beginner: 8, intermediate: 18, advanced: 24 } },
  formats: [
    [2, 2],
    [3, 3],
    [4, 3],
    [6, 4],
  ],
}

/** A race whose distance is not known is taken for one of about an hour. */
const USUAL_RACE_KM = 10

function workOf(kind: RepeatKind, request: Pick<SessionRequest, 'event' | 'level' | 'discipline'>) {
  if (kind === 'hills' && request.discipline === 'cycle') return CLIMBS
  if (kind !== 'race-pace') return { formats: FORMATS[kind], most: MOST_WORK[kind], share: WORK_SHARE[kind] }
  const km = raceAsRunKm(request) ?? USUAL_RACE_KM
  return sure(RACE_WORK.find(({ toKm }) => km <= toKm))
}

/** [min] that runs of 5 and 10 km and a half marathon take, and longer ones no more. @source default-ours */
const AS_RUN: readonly (readonly [toMin: number, km: number])[] = [
  [35, 5],
  [75, 10],
  [150, 21],
  [Number.POSITIVE_INFINITY, 42],
]

/** [km] of the run that lasts about as long as the event: how hard a race is follows from its time. Null where neither distance nor time is known. */
export function raceAsRunKm({ event, level }: Pick<SessionRequest, 'event' | 'level'>): number | null {
  if (!event || event.discipline === 'run') return event?.distanceKm ?? null
  if (event.distanceKm === null && event.like?.minutes === undefined) return null
  const minutes = eventMinutes(event, level)
  return sure(AS_RUN.find(([toMin]) => minutes <= toMin))[1]
}

/**
 * The repetitions of a quality session.
 * @param kind - of quality work
 * @param request - level, phase and week decide how long repetitions are, the race how much of its effort there is
 * @param mainMin - [min] between warm-up and cool-down
 * @returns repetitions that take at most `mainMin`
 * @source daniels-gilbert: caps on hard work in one session; the progression is ours
 */
export function repeatsFor(kind: RepeatKind, request: SessionRequest, mainMin: number): Repeats {
  const { formats, most: mostWork, share } = workOf(kind, request)
  const kept = request.phase === 'taper' || request.deload ? 0.6 : 1
  const most = Math.min(mostWork[request.level], mainMin * share) * kept
  let best: Repeats | null = null
  for (let index = stageOf(request, formats.length); index >= 0; index--) {
    const [workMin, easyMin] = sure(formats[index])
    const count = Math.min(Math.floor(most / workMin), Math.floor(mainMin / (workMin + easyMin)), 12)
    // Longer pieces are what the weeks lead to, unless they leave much of the time unused.
    if (count >= 2 && (best === null || count * workMin > best.count * best.workMin * MUCH_MORE))
      best = { count, workMin, easyMin }
  }
  if (best !== null) return best
  const [workMin] = sure(formats[0])
  // Too short for two repetitions: one keeps the feel, as long as what the session may hold of work.
  const single = Math.max(0.5, Math.min(Math.max(workMin, Math.floor(most)), Math.floor(mainMin / 2)))
  return { count: 1, workMin: single, easyMin: 0 }
}

/** [ratio] */
const MUCH_MORE = 1.2

/** Repetitions grow through a block of four weeks and again from phase to phase. */
function stageOf(request: SessionRequest, stages: number): number {
  const byPhase = request.phase === 'base' || request.phase === 'recovery' ? 0 : request.phase === 'build' ? 1 : 2
  const byWeek = request.weekIndex % 4 >= 2 ? 1 : 0
  const stage = byPhase + byWeek + (request.level === 'advanced' ? 1 : 0) - (request.level === 'beginner' ? 1 : 0)
  return Math.max(0, Math.min(stages - 1, stage))
}

/** Running and walking minutes of somebody new to running. */
export type WalkRun = { readonly runMin: number; readonly walkMin: number }

/** Week by week, to half an hour without a walk in the ninth. @source nielsen-2014b: novices start with little running; the steps are ours */
const WALK_RUN: readonly (readonly [runMin: number, walkMin: number])[] & { length: typeof WALK_RUN_STEPS } = [
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [6, 1],
  [10, 1],
  [15, 1],
]
/**
 * Walk breaks of a beginner's easy run.
 * @param request - level, week, and how many steps ahead of somebody new the person began
 * @returns minutes of each, or null when the person can run throughout
 * @source nielsen-2014b: novices start with little running; the ladder is ours
 */
export function walkRunFor({ discipline, level, vdot, weekIndex, walkRunAhead = 0 }: SessionRequest): WalkRun | null {
  if (discipline !== 'run' || level !== 'beginner' || vdot !== null) return null
  const step = WALK_RUN[Math.max(0, weekIndex + walkRunAhead)]
  return step === undefined ? null : { runMin: step[0], walkMin: step[1] }
}

/**
 * Whether a beginner's first weeks turn this into easy work.
 * @param request - level and week
 * @returns true for beginners in weeks 1-4
 * @source seiler-2010: most work is easy; all of it in a beginner's first four weeks is ours
 */
export function staysEasy(request: SessionRequest): boolean {
  return request.level === 'beginner' && request.weekIndex < 4
}
