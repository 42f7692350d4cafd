import { type Course, goTo, isDone, type Progress, setsFor } from './progress.ts'

/**
 * What was done of a session, in the session as it is now: the sets of each exercise that is still in it stay. Where it has
 * as many moves as before its person stays where they are; else they go on with the first of its main part that is not done.
 */
export function carriedOver(
  progress: Progress,
  from: Course,
  to: Course,
  { lastLoadKg, nowMs }: { lastLoadKg: ReadonlyMap<string, number>; nowMs: number },
): Progress {
  const isAsLong = to.moves.length === from.moves.length
  const sets = to.moves.map((move, at) => {
    const { exerciseId, name } = move.step
    const before = isAsLong
      ? at
      : from.moves.findIndex(
          ({ part, step }) => part === move.part && step.exerciseId === exerciseId && step.name === name,
        )
    const kept = progress.sets[before]
    const isSame = from.moves[before]?.step.exerciseId === exerciseId && kept?.length === move.sets
    return isSame && kept ? kept : setsFor(move, lastLoadKg)
  })
  const carried = { ...progress, sets }
  if (isAsLong) return carried
  const open = to.beats.findIndex(
    (beat) => to.moves[beat.turns[0].move]?.part === 'exercises' && !isDone(carried, beat),
  )
  return goTo(carried, open < 0 ? to.beats.length : open, to, nowMs)
}
