import type { Pattern, SessionRequest } from '../../model.ts'
import type { Muscle } from '../catalogue/row.ts'
import { liftingAim } from './choose.ts'
import { type Choice, type ChosenBlock, chosenBlock } from './chosen.ts'
import { isBrief } from './dose.ts'

/** What works while which leg lift is rested from: no curls between deadlifts, whose grip they would take. */
const BETWEEN_LEGS: Readonly<Partial<Record<Pattern, Muscle>>> = {
  hinge: 'side-delts',
  squat: 'biceps',
  lunge: 'triceps',
}

/**
 * The blocks of a short whole-body session of somebody who wants muscle: arms and side shoulders work in the rests of the
 * leg lifts, which take their minutes either way.
 * @param blocks - of the session as it would be with more time
 * @returns the same exercises, paired otherwise; the same blocks where nothing is to be saved
 * @source iversen-2021: pairs of exercises that do not tire each other take about half the time; which these are is ours
 */
export function pairedForTime(blocks: readonly ChosenBlock[], request: SessionRequest): readonly ChosenBlock[] {
  const isWhole = request.goal === 'muscle-gain' && request.kind === 'strength-full' && liftingAim(request) === null
  // In a few minutes legs, pushing and pulling are all that there is time for.
  if (!isWhole || isBrief(request)) return blocks
  const taken = new Set<Choice>()
  const paired = blocks.map((block) => {
    const [lift, other] = block.choices
    const muscle = lift && BETWEEN_LEGS[lift.exercise.pattern]
    if (lift === undefined || other !== undefined || muscle === undefined) return block
    const small = blocks.flatMap(({ choices }) => choices).find((choice) => !taken.has(choice) && isFor(choice, muscle))
    // One side after the other of both saves nothing, and nobody keeps count.
    if (small === undefined || (lift.exercise.unilateral && small.exercise.unilateral)) return block
    taken.add(small)
    return chosenBlock([lift, small])
  })
  return paired.flatMap((block, place) => {
    if (block !== blocks[place]) return [block]
    const left = block.choices.filter((choice) => !taken.has(choice))
    if (left.length === block.choices.length) return [block]
    return left.length > 0 ? [chosenBlock(left)] : []
  })
}

function isFor({ exercise }: Choice, muscle: Muscle): boolean {
  return exercise.pattern === 'isolation' && exercise.primary.includes(muscle)
}
