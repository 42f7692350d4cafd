import type { Ring } from './outline.ts'
import { type Body, type Chain, rightOf } from './skeleton.ts'
import { between, minus, plus, squareTo, unit, type Vector } from './vector.ts'

/** A stretch of the trunk. */
export type Part = 'pelvis' | 'waist' | 'chest'
const FRAME_OF = { pelvis: 0, waist: 1, chest: 2 } as const

/** Where a limb's joint bends to; `otherwise` where it is straight. */
export function bendOf({ root, middle, end }: Chain, otherwise: Vector): Vector {
  const joint = minus(middle, between(root, end, 0.5))
  return squareTo(plus(joint, otherwise, 0.1), unit(minus(end, root), [0, -1, 0]), otherwise)
}

/** A ring of the trunk. @param ring stretch of the spine, along it, half width, half depth */
export function ringOf(body: Body, [part, along, aside, ahead]: readonly [Part, number, number, number]): Ring {
  const frame = body.frames[FRAME_OF[part]]
  return { centre: plus(body[part], frame.up, along), right: rightOf(frame), front: frame.front, half: [aside, ahead] }
}

/** A point on or in the trunk. */
export function trunkPoint(body: Body, part: Part, along: number, aside: number, ahead: number): Vector {
  const frame = body.frames[FRAME_OF[part]]
  return plus(plus(plus(body[part], frame.up, along), rightOf(frame), aside), frame.front, ahead)
}
