import type { DosedBlock } from './blocks.ts'

/** A block with the number of its sets. */
export type SetBlock = { block: DosedBlock; sets: number }

/** What a session still has to give, and what its sets have given so far. */
export type Given = {
  /** [s] left. */
  seconds: number
  /** [sets] left. */
  sets: number
  /** [sets] for each muscle. */
  readonly done: number[]
}

/** Whether there is time for another set. */
export function hasTime({ block }: SetBlock, { seconds }: Given): boolean {
  return block.secondsPerSet <= seconds
}

/** Gives a set. */
export function give(one: SetBlock, given: Given): void {
  const { block } = one
  one.sets += 1
  given.seconds -= block.secondsPerSet
  given.sets -= block.lines.length
  for (const { muscle, share } of block.chosen.gifts) given.done[muscle] = doneOf(muscle, given) + share
}

/** [sets] that a muscle has. */
export function doneOf(muscle: number, { done }: Given): number {
  return done[muscle] ?? 0
}

/** Takes a set back. */
export function take(one: SetBlock, given: Given): void {
  const { block } = one
  one.sets -= 1
  given.seconds += block.secondsPerSet
  given.sets += block.lines.length
  for (const { muscle, share } of block.chosen.gifts) given.done[muscle] = doneOf(muscle, given) - share
}
