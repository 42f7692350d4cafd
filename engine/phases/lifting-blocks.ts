import type { LiftingBlock } from '../model.ts'

/** [weeks] that main lifts stay at least, and that must be left for the next ones to be worth it. @source default-ours: 8 to 12 weeks */
const MAINS_STAY = 8
const MAINS_LEFT = 6

/**
 * Which exercises each week of a plan lifts: accessories change after an easier week, never in it, and main lifts stay
 * for two such blocks or more.
 * @param weeks - in order, easier ones marked
 */
export function liftingBlocks(weeks: readonly { readonly deload: boolean }[]): LiftingBlock[] {
  let block: LiftingBlock = { mains: 0, extras: 0, week: 0 }
  let stayed = 0
  return weeks.map(({ deload }, index) => {
    const now = block
    stayed++
    if (!deload) block = { ...now, week: now.week + 1 }
    else {
      const changes = stayed >= MAINS_STAY && weeks.length - index - 1 >= MAINS_LEFT
      block = { mains: now.mains + (changes ? 1 : 0), extras: now.extras + 1, week: 0 }
      if (changes) stayed = 0
    }
    return now
  })
}
