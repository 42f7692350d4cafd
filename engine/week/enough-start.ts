import type { StartingPoint } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { sure } from '../sure.ts'
import { enoughDays, nearest } from './enough-days.ts'
import type { Layout, LayoutInput } from './lay-out.ts'
import { larger, sizesOf, worstLoss } from './plan-size.ts'

/** [ratio] of a start that a plan is compared with. @source default-ours */
const LESSER: readonly number[] = [0.88, 0.76]
/** [weeks] of the longest plan that is: a longer one outgrows what the five-minute grid takes of its first weeks. @source default-ours */
const FEW_WEEKS = 11
/** [ratio] that it may lose against theirs. @source default-ours */
const UNSEEN = 0.02

/**
 * The weeks of a plan; a short one is not smaller than from a somewhat lesser start. What is safe after less is so after
 * more, so the larger of them stands, and asks for no more than the person does already.
 * @source default-ours
 */
export function enoughStart(frames: readonly WeekFrame[], input: LayoutInput): Layout {
  const own = enoughDays(frames, input)
  if (frames.length > FEW_WEEKS) return sure(own.at(-1))
  const { person } = input
  const lesser = LESSER.map((share) =>
    enoughDays(frames, { ...input, person: { ...person, start: partOf(person.start, share) } }),
  )
  let best = sure(own[0])
  let kept = sizesOf(best)
  // Only what is larger and loses nothing takes its place; what stands on fewer days is not lost on more.
  for (const [index, each] of own.entries()) {
    const others = lesser
      .map((one) => sure(one[index]))
      .filter((one) => worstLoss(sizesOf(one), sizesOf(each)) <= UNSEEN)
    const all = [each, ...others]
    const most = all.map(sizesOf).reduce(larger, kept)
    best = worstLoss(sizesOf(each), most) <= UNSEEN ? each : nearest(all, most)
    kept = larger(kept, sizesOf(best))
  }
  return best
}

function partOf({ weeklyMin, longestMin, longestRunKm }: StartingPoint, share: number): StartingPoint {
  return {
    weeklyMin: weeklyMin * share,
    longestMin: longestMin * share,
    longestRunKm: longestRunKm === null ? null : longestRunKm * share,
  }
}
