import type { CivilDate, LoggedSet } from '../../engine/model.ts'
import type { Move } from './moves.ts'

export type SetEntry = { readonly reps: number; readonly loadKg: number | null; readonly done: boolean }

/** Where someone is in a session; kept on the device so that a closed tab loses nothing. */
export type Progress = {
  readonly date: CivilDate
  readonly startedAtMs: number
  /** Index of the move at hand; the number of moves when all are behind. */
  readonly at: number
  /** The sets of each move, by its index. */
  readonly sets: readonly (readonly SetEntry[])[]
  /** A clock that runs towards an instant: work or rest. */
  readonly clock: { readonly kind: 'work' | 'rest'; readonly untilMs: number } | null
}

/** [s] of rest where an exercise names none. */
const REST_SEC = 60
/** [reps] where a step names none. */
const USUAL_REPS = 10

/**
 * The beginning of a session.
 * @param lastLoadKg - what was lifted last, by exercise
 */
export function begin(
  date: CivilDate,
  moves: readonly Move[],
  nowMs: number,
  lastLoadKg: ReadonlyMap<string, number>,
): Progress {
  return {
    date,
    startedAtMs: nowMs,
    at: 0,
    clock: null,
    sets: moves.map(({ sets, step }) =>
      Array.from({ length: sets }, () => ({
        // What is aimed at: whoever ticks it has done what the plan hoped for.
        reps: step.aimReps ?? step.size?.low ?? USUAL_REPS,
        loadKg: step.loadKg ?? lastLoadKg.get(step.exerciseId ?? '') ?? null,
        done: false,
      })),
    ),
  }
}

/** Goes to a move; a running clock ends. */
export function goTo(progress: Progress, at: number, moves: readonly Move[]): Progress {
  return { ...progress, at: Math.max(0, Math.min(moves.length, at)), clock: null }
}

/** Starts the clock of the timed move at hand. */
export function startWork(progress: Progress, moves: readonly Move[], nowMs: number): Progress {
  const seconds = moves[progress.at]?.seconds
  return seconds ? { ...progress, clock: { kind: 'work', untilMs: nowMs + seconds * 1000 } } : progress
}

/** Ticks a set, or takes the tick back; a set that is done is followed by a rest, but for the last one of a move. */
export function tick(progress: Progress, set: number, moves: readonly Move[], nowMs: number): Progress {
  const move = moves[progress.at]!
  const done = !progress.sets[progress.at]![set]!.done
  const changed = withSet(progress, set, { done })
  const more = changed.sets[progress.at]!.some((one) => !one.done)
  const rest = done && more && move.part === 'exercises'
  return {
    ...changed,
    clock: rest ? { kind: 'rest', untilMs: nowMs + (move.step.restSec ?? REST_SEC) * 1000 } : null,
  }
}

/** Writes what a set was; the sets after it that are still to come begin with the same. */
export function withSet(progress: Progress, set: number, part: Partial<SetEntry>): Progress {
  const follow = part.done === undefined
  const sets = progress.sets.map((entries, at) =>
    at === progress.at
      ? entries.map((one, index) => (index === set || (follow && index > set && !one.done) ? { ...one, ...part } : one))
      : entries,
  )
  return { ...progress, sets }
}

/** Gives the running clock more time. */
export function longer(progress: Progress, seconds: number): Progress {
  const { clock } = progress
  return clock ? { ...progress, clock: { ...clock, untilMs: clock.untilMs + seconds * 1000 } } : progress
}

/** What a clock that has run out means: the timed set is done, the rest is over. */
export function timeUp(progress: Progress, moves: readonly Move[], nowMs: number): Progress {
  const { clock } = progress
  if (!clock || clock.untilMs > nowMs) return progress
  if (clock.kind === 'rest') return { ...progress, clock: null }
  const open = progress.sets[progress.at]!.findIndex(({ done }) => !done)
  return open < 0 ? { ...progress, clock: null } : tick(progress, open, moves, nowMs)
}

/** The sets that were done and are worth keeping. */
export function loggedSets(progress: Progress, moves: readonly Move[]): LoggedSet[] {
  return moves.flatMap(({ logged, step }, at) =>
    logged
      ? progress.sets[at]!.filter(({ done }) => done).map(({ reps, loadKg }) => ({
          exerciseId: step.exerciseId!,
          reps,
          loadKg,
        }))
      : [],
  )
}

/** [min] since the beginning, at least one. */
export function minutesSince(progress: Progress, nowMs: number): number {
  return Math.min(1440, Math.max(1, Math.round((nowMs - progress.startedAtMs) / 60_000)))
}
