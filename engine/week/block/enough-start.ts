import type { StartingPoint } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import { eachDays, enoughDays, nearest } from './enough-days.ts'
import type { Layout, LayoutInput } from './lay-out.ts'
import { larger, type Sizes, sizesOf, worstLoss } from './plan-size.ts'

/** [ratio] of a start that a plan is compared with. @source default-ours */
const LESSER: readonly number[] = [0.88, 0.76]
/** [weeks] of the longest plan that is: a longer one outgrows what the five-minute grid takes of its first weeks. @source default-ours */
const FEW_WEEKS = 11

/**
 * The weeks of a plan; a short one is not smaller than from a somewhat lesser start. What is safe after less is so after
 * more, so the larger of them stands, and asks for no more than the person does already.
 * @source default-ours
 */
export function enoughStart(frames: readonly WeekFrame[], input: LayoutInput): Layout {
  if (frames.length > FEW_WEEKS) return enoughDays(frames, input)
  const own = eachDays(frames, input)
  const { person } = input
  const lesser = LESSER.map((share) =>
    eachDays(frames, { ...input, person: { ...person, start: partOf(person.start, share) } }),
  )
  const chains = [own, ...lesser]
  let chain: Chain = own
  let kept = sizesOf(sure(own[0]))
  for (const index of own.keys()) {
    chain = largestOf(chains, index, { chain, kept })
    kept = larger(kept, sizesOf(sure(chain[index])))
  }
  return sure(chain.at(-1))
}

/** The plans on three days, on four and so on, from one start. */
type Chain = readonly Layout[]

/**
 * The plans from a person's own start, or those from a lesser one where its plan on so many days is larger and loses
 * nothing.
 * @param fewer - those that stand on fewer days, and the most that they hold: it is not lost on more
 */
function largestOf(
  chains: readonly Chain[],
  index: number,
  fewer: { readonly chain: Chain; readonly kept: Sizes },
): Chain {
  const at = (chain: Chain) => sizesOf(sure(chain[index]))
  const held = chains.filter((chain) => worstLoss(at(chain), fewer.kept) === 0)
  const [own] = held
  if (!own) return fewer.chain
  const others = held.filter((chain) => worstLoss(at(chain), at(own)) === 0)
  const most = others.map(at).reduce(larger)
  if (worstLoss(at(own), most) === 0) return own
  const best = nearest(
    others.map((chain) => sure(chain[index])),
    most,
  )
  return sure(others.find((chain) => chain[index] === best))
}

function partOf({ weeklyMin, longestMin, longestRunKm, liftMin }: StartingPoint, share: number): StartingPoint {
  return {
    ...(liftMin !== undefined && { liftMin }),
    weeklyMin: weeklyMin * share,
    longestMin: longestMin * share,
    longestRunKm: longestRunKm === null ? null : longestRunKm * share,
  }
}
