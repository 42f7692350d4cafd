import type { Level, SessionRequest } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { RepeatKind } from '../sport-facts.ts'

/** Hard repetitions with easy minutes between them; `easyMin` follows every repetition. */
export type Repeats = { readonly count: number; readonly workMin: number; readonly easyMin: number }

type Format = readonly [workMin: number, easyMin: number]

/** Interval formats from short to long, so that a phase can move along them. */
const INTERVALS: readonly Format[] = [
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
]
const TEMPO: readonly Format[] = [
  [5, 1],
  [8, 2],
  [10, 2],
]
const THRESHOLD: readonly Format[] = [
  [4, 1],
  [6, 1],
  [8, 2],
]
const RACE_PACE: readonly Format[] = [
  [5, 2],
  [8, 2],
  [10, 2],
]
const HILLS: readonly Format[] = [
  [0.5, 1.5],
  [1, 2],
  [1.5, 2.5],
]
const FORMATS = {
  intervals: INTERVALS,
  tempo: TEMPO,
  threshold: THRESHOLD,
  'race-pace': RACE_PACE,
  hills: HILLS,
} as const satisfies Readonly<Record<RepeatKind, readonly Format[]>>

/** [min] of hard work in one session. @source daniels-gilbert: T at most 10 %, I 8 %, R 5 % of the week; minutes are ours */
const MOST_WORK: Readonly<Record<RepeatKind, Readonly<Record<Level, number>>>> = {
  intervals: { beginner: 10, intermediate: 18, advanced: 24 },
  tempo: { beginner: 15, intermediate: 28, advanced: 40 },
  threshold: { beginner: 12, intermediate: 24, advanced: 36 },
  'race-pace': { beginner: 15, intermediate: 30, advanced: 45 },
  hills: { beginner: 6, intermediate: 10, advanced: 14 },
}

/** Share of the session that may be hard, as one session is about a fifth of a week. */
const WORK_SHARE: Readonly<Record<RepeatKind, number>> = {
  intervals: 0.38,
  tempo: 0.5,
  threshold: 0.45,
  'race-pace': 0.5,
  hills: 0.25,
}

/**
 * The repetitions of a quality session.
 * @param kind - of quality work
 * @param request - level, phase and week decide how long repetitions are
 * @param mainMin - [min] between warm-up and cool-down
 * @returns repetitions that take at most `mainMin`
 * @source daniels-gilbert: caps on hard work in one session; the progression is ours
 */
export function repeatsFor(kind: RepeatKind, request: SessionRequest, mainMin: number): Repeats {
  const formats = FORMATS[kind]
  const share = request.phase === 'taper' || request.deload ? 0.6 : 1
  const most = Math.min(MOST_WORK[kind][request.level], mainMin * 1.5 * WORK_SHARE[kind]) * share
  const stage = stageOf(request, formats.length)
  for (let index = stage; index >= 0; index--) {
    const [workMin, easyMin] = sure(formats[index])
    const count = Math.min(Math.floor(most / workMin), Math.floor(mainMin / (workMin + easyMin)), 12)
    if (count >= 2) return { count, workMin, easyMin }
  }
  const [workMin] = sure(formats[0])
  // Too short for two repetitions: one keeps the feel, as long as what the session may hold of work.
  const single = Math.max(0.5, Math.min(Math.max(workMin, Math.floor(most)), Math.floor(mainMin / 2)))
  return { count: 1, workMin: single, easyMin: 0 }
}

/** Repetitions grow through a block of four weeks and again from phase to phase. */
function stageOf(request: SessionRequest, stages: number): number {
  const byPhase = request.phase === 'base' || request.phase === 'recovery' ? 0 : request.phase === 'build' ? 1 : 2
  const byWeek = request.weekIndex % 4 >= 2 ? 1 : 0
  const stage = byPhase + byWeek - (request.level === 'beginner' ? 1 : 0)
  return Math.max(0, Math.min(stages - 1, stage))
}

/** Running and walking minutes of somebody new to running. */
export type WalkRun = { readonly runMin: number; readonly walkMin: number }

const WALK_RUN: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 2],
  [2, 2],
  [3, 2],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
  [8, 1],
  [9, 1],
]
/** [km] somebody whose planned run is this long already runs a while without stopping. */
const RUNS_ALREADY_KM = 6

/**
 * Walk breaks of a beginner's easy run.
 * @param request - level, week, planned distance
 * @returns minutes of each, or null when the person can run throughout
 * @source nielsen-2014b: novices start with little running; the ladder is ours
 */
export function walkRunFor(request: SessionRequest): WalkRun | null {
  if (request.discipline !== 'run' || request.level !== 'beginner' || request.vdot !== null || request.runsAlready)
    return null
  const head = request.distanceKm !== null && request.distanceKm >= RUNS_ALREADY_KM ? 5 : 0
  const rung = WALK_RUN[request.weekIndex + head]
  return rung === undefined ? null : { runMin: rung[0], walkMin: rung[1] }
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
