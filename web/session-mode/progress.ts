import type { CivilDate, LoggedSet } from '../../engine/model.ts'
import type { Beat, Turn } from './beats.ts'
import type { Move } from './moves.ts'

export type SetEntry = { readonly reps: number; readonly loadKg: number | null; readonly done: boolean }

/** A clock that runs towards an instant: getting into place, work, or rest. */
export type RunningClock = {
  readonly kind: 'ready' | 'work' | 'rest'
  readonly fromMs: number
  readonly untilMs: number
}

/** Where someone is in a session; kept on the device so that a closed tab loses nothing. */
export type Progress = {
  readonly date: CivilDate
  readonly startedAtMs: number
  /** Index of the beat at hand; the number of beats when all are behind. */
  readonly at: number
  /** The sets of each move, by its index. */
  readonly sets: readonly (readonly SetEntry[])[]
  readonly clock: RunningClock | null
  /** [ms] that the clock still had when it was stopped, or null. */
  readonly pausedMs: number | null
}

/** A session: its moves and their order. */
export type Course = { readonly moves: readonly Move[]; readonly beats: readonly Beat[] }

/** [s] of rest where an exercise names none. */
const REST_SEC = 60
/** [s] to get into place: before the first move, and before one that is done somewhere else or lying down. */
const READY_SEC = 6
const READY_AFTER_LIFTS_SEC = 20
/** [reps] where a step names none. */
const USUAL_REPS = 10

/**
 * The beginning of a session: the first clock runs at once.
 * @param lastLoadKg - what was lifted last, by exercise
 */
export function begin(
  date: CivilDate,
  course: Course,
  nowMs: number,
  lastLoadKg: ReadonlyMap<string, number>,
): Progress {
  const sets = course.moves.map((move) => setsFor(move, lastLoadKg))
  return entered({ date, startedAtMs: nowMs, at: 0, sets, clock: null, pausedMs: null }, course, nowMs, READY_SEC)
}

/** The sets of a move as planned. */
export function setsFor({ sets, step }: Move, lastLoadKg: ReadonlyMap<string, number>): SetEntry[] {
  return Array.from({ length: sets }, () => ({
    // What is aimed at: whoever ticks it has done what the plan hoped for.
    reps: step.aimReps ?? step.size?.low ?? USUAL_REPS,
    loadKg: step.loadKg ?? lastLoadKg.get(step.exerciseId ?? '') ?? null,
    done: false,
  }))
}

/** The loads of last time, where they become known only after the beginning; what was written or done stays. */
export function withLastLoads(
  progress: Progress,
  moves: readonly Move[],
  lastLoadKg: ReadonlyMap<string, number>,
): Progress {
  const sets = progress.sets.map((entries, move) => {
    const load = lastLoadKg.get(moves[move]?.step.exerciseId ?? '')
    return load === undefined
      ? entries
      : entries.map((one) => (one.done ? one : { ...one, loadKg: one.loadKg ?? load }))
  })
  return { ...progress, sets }
}

/** Whether a beat is counted down rather than ticked. */
export function isTimed(beat: Beat | undefined, moves: readonly Move[]): boolean {
  return beat !== undefined && moves[beat.turns[0].move]?.seconds != null
}

/** Goes to a beat by hand; what is timed begins after a moment to get into place. */
export function goTo(progress: Progress, at: number, course: Course, nowMs: number): Progress {
  const next = Math.max(0, Math.min(course.beats.length, at))
  return entered({ ...progress, at: next }, course, nowMs, READY_SEC)
}

/** Whether every set of a beat is done. */
export function isDone(progress: Progress, beat: Beat): boolean {
  return beat.turns.every((turn) => entryOf(progress, turn)?.done)
}

/** What was written of a set. */
export function entryOf(progress: Progress, { move, set }: Turn): SetEntry | undefined {
  return progress.sets[move]?.[set]
}

/** The sets of the beat at hand are done as they stand: rest, and on to the next. */
export function finishBeat(progress: Progress, course: Course, nowMs: number): Progress {
  const beat = course.beats[progress.at]
  if (!beat) return progress
  const done = marked(progress, beat, true)
  const next = { ...done, at: progress.at + 1 }
  const rest = restAfter(beat, course.beats[next.at], course.moves)
  if (rest > 0) return { ...next, clock: clockOf('rest', nowMs, rest), pausedMs: null }
  return entered(next, course, nowMs, leadTo(beat, course.beats[next.at], course.moves))
}

/** The beat at hand counts as not done. */
export function takeBack(progress: Progress, course: Course): Progress {
  const beat = course.beats[progress.at]
  return beat ? marked(progress, beat, false) : progress
}

/** Writes what a set was; the sets after it that are still to come begin with the same. */
export function withSet(progress: Progress, turn: Turn, part: Partial<Omit<SetEntry, 'done'>>): Progress {
  const sets = progress.sets.map((entries, move) =>
    move === turn.move
      ? entries.map((one, set) => (set === turn.set || (set > turn.set && !one.done) ? { ...one, ...part } : one))
      : entries,
  )
  return { ...progress, sets }
}

/** Starts the clock of a set that is held for a time and ticked like a counted one. */
export function startHold(progress: Progress, seconds: number, nowMs: number): Progress {
  return { ...progress, clock: clockOf('work', nowMs, seconds), pausedMs: null }
}

/** Gives the running clock more time. */
export function longer(progress: Progress, seconds: number): Progress {
  const { clock, pausedMs } = progress
  if (!clock) return progress
  if (pausedMs !== null) return { ...progress, pausedMs: pausedMs + seconds * 1000 }
  return { ...progress, clock: { ...clock, untilMs: clock.untilMs + seconds * 1000 } }
}

/** Stops the clock where it is. */
export function pause(progress: Progress, nowMs: number): Progress {
  const { clock } = progress
  return clock && progress.pausedMs === null ? { ...progress, pausedMs: Math.max(0, clock.untilMs - nowMs) } : progress
}

/** Lets a stopped clock go on. */
export function goOn(progress: Progress, nowMs: number): Progress {
  const { clock, pausedMs } = progress
  if (!clock || pausedMs === null) return progress
  const ran = clock.untilMs - clock.fromMs - pausedMs
  return { ...progress, pausedMs: null, clock: { ...clock, fromMs: nowMs - ran, untilMs: nowMs + pausedMs } }
}

/** Ends the clock at hand before its time: the rest is over, what is timed begins, or is done. */
export function endClock(progress: Progress, course: Course, nowMs: number): Progress {
  const { clock } = progress
  return clock ? clockOver({ ...progress, pausedMs: null }, clock, course, nowMs) : progress
}

/**
 * What clocks that have run out meanwhile mean: work is done, rest is over, and what follows by itself has begun when
 * the one before ended. A screen that slept through several is where it would have been awake.
 */
export function timeUp(progress: Progress, course: Course, nowMs: number): Progress {
  let now = progress
  while (now.clock && now.pausedMs === null && now.clock.untilMs <= nowMs)
    now = clockOver(now, now.clock, course, now.clock.untilMs)
  return now
}

/** The sets that were done and are worth keeping, in the order of the moves. */
export function loggedSets(progress: Progress, moves: readonly Move[]): LoggedSet[] {
  return moves.flatMap(({ logged, step }, at) =>
    logged && step.exerciseId !== undefined
      ? (progress.sets[at] ?? [])
          .filter(({ done }) => done)
          .map(({ reps, loadKg }) => ({ exerciseId: step.exerciseId ?? '', reps, loadKg }))
      : [],
  )
}

/** [min] since the beginning, at least one. */
export function minutesSince(progress: Progress, nowMs: number): number {
  return Math.min(1440, Math.max(1, Math.round((nowMs - progress.startedAtMs) / 60_000)))
}

function clockOver(progress: Progress, { kind }: RunningClock, course: Course, nowMs: number): Progress {
  if (kind === 'work') return finishBeat(progress, course, nowMs)
  return entered(progress, course, nowMs, 0)
}

/** At a beat: what is timed runs after so many seconds, what is counted waits for its person. */
function entered(progress: Progress, { beats, moves }: Course, nowMs: number, leadSec: number): Progress {
  const beat = beats[progress.at]
  const seconds = beat && moves[beat.turns[0].move]?.seconds
  const clock = !seconds ? null : leadSec > 0 ? clockOf('ready', nowMs, leadSec) : clockOf('work', nowMs, seconds)
  return { ...progress, clock, pausedMs: null }
}

/** [s] between two beats of which something is lifted; elsewhere the lead is rest enough. */
function restAfter(beat: Beat, next: Beat | undefined, moves: readonly Move[]): number {
  const last = moves[beat.turns.at(-1)?.move ?? 0]
  if (!next || last?.part !== 'exercises' || moves[next.turns[0].move]?.part !== 'exercises') return 0
  const rested = last.step.restSec !== undefined || last.seconds === null
  return rested ? (last.step.restSec ?? REST_SEC) : 0
}

/** [s] to get from one beat to the next: none within intervals, a moment where the body has to be put elsewhere. */
function leadTo(beat: Beat, next: Beat | undefined, moves: readonly Move[]): number {
  if (!next) return 0
  const [from, to] = [moves[beat.turns[0].move], moves[next.turns[0].move]]
  if (from?.seconds === null) return READY_AFTER_LIFTS_SEC
  return to?.step.exerciseId !== undefined && from?.step.exerciseId !== undefined ? READY_SEC : 0
}

const clockOf = (kind: RunningClock['kind'], nowMs: number, seconds: number): RunningClock => ({
  kind,
  fromMs: nowMs,
  untilMs: nowMs + seconds * 1000,
})

function marked(progress: Progress, beat: Beat, done: boolean): Progress {
  const sets = progress.sets.map((entries, move) =>
    entries.map((one, set) =>
      beat.turns.some((turn) => turn.move === move && turn.set === set) ? { ...one, done } : one,
    ),
  )
  return { ...progress, sets }
}
