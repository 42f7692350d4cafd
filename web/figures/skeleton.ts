import { BODY } from './body.ts'
import type { Frame, Limb } from './pose.ts'
import {
  between,
  bothSides,
  cross,
  dot,
  lengthOf,
  minus,
  plus,
  type Side,
  type Sides,
  scaled,
  squareTo,
  unit,
  type Vector,
} from './vector.ts'

/** A leg or an arm as points, and the way its foot or hand points. */
export type Chain = {
  readonly root: Vector
  readonly middle: Vector
  readonly end: Vector
  /** Of the toes or the fingers. */
  readonly points: Vector
}

/** A body in space. */
export type Body = {
  readonly pelvis: Vector
  readonly waist: Vector
  readonly chest: Vector
  readonly neck: Vector
  readonly head: Vector
  /** Pelvis, waist, chest, head. */
  readonly frames: readonly [Frame, Frame, Frame, Frame]
  readonly legs: Sides<Chain>
  readonly arms: Sides<Chain>
}

/** The points of the trunk, and where the limbs hang on it. */
export type Trunk = Omit<Body, 'legs' | 'arms'> & { readonly hips: Sides<Vector>; readonly shoulders: Sides<Vector> }

const SIGN: Sides<number> = { near: 1, far: -1 }

/** The body's own right, for a frame. */
export function rightOf({ up, front }: Frame): Vector {
  return cross(front, up)
}

/** The spine, the head and the roots of the limbs. */
export function trunkOf(pose: {
  readonly pelvis: Vector
  readonly trunk: readonly [Frame, Frame, Frame]
  readonly arms: Sides<Pick<Limb, 'upper'>>
}): Trunk {
  const { pelvis, arms } = pose
  const [hips, chest, head] = pose.trunk
  const up = unit(plus(hips.up, chest.up), hips.up)
  const waistFrame = { up, front: squareTo(plus(hips.front, chest.front), up, hips.front) }
  const [low, middle, high] = BODY.spine
  const waist = plus(pelvis, hips.up, low)
  const chestPoint = plus(waist, up, middle)
  const neck = plus(chestPoint, chest.up, high)
  const skull = plus(plus(neck, head.up, BODY.neck + BODY.head.above), head.front, BODY.head.ahead)
  return {
    ...{ pelvis, waist, chest: chestPoint, neck, head: skull },
    frames: [hips, waistFrame, chest, head],
    hips: bothSides((side) => plus(plus(pelvis, rightOf(hips), SIGN[side] * BODY.hip.aside), hips.up, -BODY.hip.below)),
    shoulders: bothSides((side) => shoulderOf(neck, chest, arms[side].upper, side)),
  }
}

/** A shoulder rises and closes as its arm goes up. */
function shoulderOf(neck: Vector, chest: Frame, arm: Vector, side: Side): Vector {
  const { aside, below, rises, closes } = BODY.shoulder
  const raised = ((1 + dot(arm, chest.up)) / 2) ** 2
  const out = SIGN[side] * (aside - closes * raised)
  return plus(plus(neck, rightOf(chest), out), chest.up, rises * raised - below)
}

/** A limb by its directions. */
export function extended(root: Vector, { upper, lower }: Limb, lengths: readonly [number, number]) {
  const middle = plus(root, upper, lengths[0])
  return { root, middle, end: plus(middle, lower, lengths[1]) }
}

/** A limb from its root to a target, its joint bent towards `pole`. A target out of reach is pointed at. */
export function bent(root: Vector, target: Vector, pole: Vector, [a, b]: readonly [number, number]) {
  const way = minus(target, root)
  const along = unit(way, [0, -1, 0])
  const reach = Math.min(Math.max(lengthOf(way), Math.abs(a - b) + 0.01), a + b - 0.0005)
  const share = (a * a + reach * reach - b * b) / (2 * reach)
  const out = Math.sqrt(Math.max(0, a * a - share * share))
  const middle = plus(plus(root, along, share), squareTo(pole, along, [1, 0, 0]), out)
  return { root, middle, end: plus(root, along, reach) }
}

/** [heads] No joint comes nearer to the floor. */
const LOWEST = 0.1

/** A limb that would go through the floor, bent so that it lies on it. */
export function aboveFloor(
  limb: Pick<Chain, 'root' | 'middle' | 'end'>,
  pole: Vector,
  lengths: readonly [number, number],
): Pick<Chain, 'root' | 'middle' | 'end'> {
  if (limb.middle[1] >= LOWEST && limb.end[1] >= LOWEST) return limb
  const end: Vector = [limb.end[0], Math.max(LOWEST, limb.end[1]), limb.end[2]]
  const tries = [0, 0.3, 0.6, 1, 2, 4].map((up) => bent(limb.root, end, plus(unit(pole), [0, up, 0]), lengths))
  return tries.find(({ middle }) => middle[1] >= LOWEST) ?? bent(limb.root, end, [0, 1, 0], lengths)
}

/** Where a limb's joint bends to, by its directions; `otherwise` where it is straight. */
export function poleOf({ upper, lower }: Limb, lengths: readonly [number, number], otherwise: Vector): Vector {
  const way = plus(scaled(upper, lengths[0]), lower, lengths[1])
  const half = between([0, 0, 0], way, lengths[0] / (lengths[0] + lengths[1]))
  const out = minus(scaled(upper, lengths[0]), half)
  return plus(out, otherwise, 0.05)
}
