import { bendOf, type Part, ringOf } from './anatomy.ts'
import type { Camera } from './camera.ts'
import { drawHead } from './draw-head.ts'
import { drawMuscles, type Worked } from './draw-muscles.ts'
import { type Ball, limbPath, trunkPath } from './outline.ts'
import type { Shape } from './shape.ts'
import { type Body, type Chain, rightOf } from './skeleton.ts'
import {
  between,
  bothSides,
  lengthOf,
  minus,
  plus,
  SIDES,
  type Side,
  scaled,
  squareTo,
  unit,
  type Vector,
} from './vector.ts'

/** How a hand is held. */
export type Hands = 'fist' | 'open'

/** [heads] The nearer leg is painted over the hips. */
const LEG_OVER_HIPS = 0.42

/** A body as shapes: limbs, clothes, head, and the muscles that work. */
export function drawBody(body: Body, camera: Camera, worked: Worked, hands: Hands): Shape[] {
  const trunkDepth = camera.depth(body.waist)
  const legDepth = (side: Side) => legDepthOf(body.legs[side], camera)
  const nearer = legDepth('near') >= legDepth('far') ? 'near' : 'far'
  const armNearer = armDepthOf(body.arms.near, camera) >= armDepthOf(body.arms.far, camera) ? 'near' : 'far'
  return [
    ...drawTrunk(body, camera, trunkDepth),
    ...SIDES.flatMap((side) => {
      const dim = side !== nearer && Math.abs(legDepth('near') - legDepth('far')) > 0.3
      return drawLeg(body, side, { camera, dim, depth: legDepth(side) + (dim ? 0 : LEG_OVER_HIPS) })
    }),
    ...SIDES.flatMap((side) => {
      const gap = Math.abs(armDepthOf(body.arms.near, camera) - armDepthOf(body.arms.far, camera))
      const dim = side !== armNearer && gap > 0.5
      return drawArm(body, side, { camera, dim, depth: armDepthOf(body.arms[side], camera) + (dim ? 0 : 0.15) }, hands)
    }),
    ...drawHead(body, camera, trunkDepth),
    ...drawMuscles(body, camera, worked, {
      trunk: trunkDepth + 0.004,
      legs: bothSides((side) => legDepth(side) + (side === nearer ? LEG_OVER_HIPS : 0) + 0.004),
      arms: bothSides((side) => armDepthOf(body.arms[side], camera) + 0.154),
      nearer,
    }),
  ]
}

function legDepthOf({ root, middle, end }: Chain, camera: Camera): number {
  return 0.3 * camera.depth(root) + 0.42 * camera.depth(middle) + 0.28 * camera.depth(end)
}

function armDepthOf({ middle, end }: Chain, camera: Camera): number {
  return 0.55 * camera.depth(middle) + 0.45 * camera.depth(end)
}

type Painted = { readonly camera: Camera; readonly dim: boolean; readonly depth: number }

/** Radii at shares of the thigh, then of the shank. */
const THIGH = [
  [0, 0.43],
  [0.35, 0.4],
  [0.8, 0.29],
  [1, 0.27],
] as const
const SHANK = [
  [0, 0.27],
  [0.25, 0.275],
  [0.5, 0.235],
  [0.9, 0.15],
  [1, 0.15],
] as const
const SHORTS_TO = 0.42
/** [heads] Between hip and ankle of a leg that is folded. */
const FOLDED = 2.2

function drawLeg(body: Body, side: Side, { camera, dim, depth }: Painted): Shape[] {
  const leg = body.legs[side]
  const front = bendOf(leg, body.frames[0].front)
  const thigh = THIGH.map(([share, radius]): Ball => [between(leg.root, leg.middle, share), radius])
  const shank = SHANK.map(([share, radius]): Ball => {
    const back = share > 0.1 && share < 0.6 ? -0.05 : 0
    return [plus(between(leg.middle, leg.end, share), front, back), radius]
  })
  const far = dim ? '-far' : ''
  const shorts: Ball[] = [
    [leg.root, 0.445],
    [between(leg.root, leg.middle, 0.3), 0.425],
    [between(leg.root, leg.middle, SHORTS_TO), 0.405],
  ]
  // A shank folded in front of its thigh lies over the shorts too.
  const folded = lengthOf(minus(leg.end, leg.root)) < FOLDED && camera.depth(leg.end) > camera.depth(leg.root) + 0.3
  const skin = (balls: Ball[], over: number): Shape => ({
    look: `skin${far}`,
    d: limbPath(balls, camera),
    depth: depth + over,
  })
  return [
    ...(folded ? [skin(thigh, 0), skin(shank, 0.0035)] : [skin([...thigh, ...shank], 0)]),
    { look: `shoe${far}`, d: shoePath(leg, camera), depth: depth + (folded ? 0.0038 : 0.001) },
    { look: `shorts${far}`, d: limbPath(shorts, camera), depth: depth + 0.002 },
    // The seam of the hip lies within the shorts, or a doll's joint would show.
    {
      look: `shorts${far} bare`,
      d: limbPath(
        [
          [leg.root, 0.4],
          [body.pelvis, 0.36],
        ],
        camera,
      ),
      depth: depth + 0.003,
    },
  ]
}

function shoePath({ middle, end, points }: Chain, camera: Camera): string {
  const shin = squareTo(minus(middle, end), points, [0, 1, 0])
  const at = (ahead: number, below: number) => plus(plus(end, points, ahead), shin, -below)
  const heel: Ball = [at(-0.14, 0.085), 0.18]
  const ball: Ball = [at(0.6, 0.02), 0.13]
  return (
    limbPath([[end, 0.16], heel, ball, [at(0.8, 0.04), 0.095]], camera) +
    limbPath([[end, 0.16], [at(0.3, -0.02), 0.16], ball], camera)
  )
}

const SLEEVE_TO = 0.36

function drawArm(body: Body, side: Side, { camera, dim, depth }: Painted, hands: Hands): Shape[] {
  const { root, middle, end } = body.arms[side]
  const on = (share: number) => between(root, middle, share)
  const down = (share: number) => between(middle, end, share)
  const arm: Ball[] = [
    [root, 0.3],
    [on(0.3), 0.25],
    [middle, 0.19],
    [down(0.28), 0.195],
    [end, 0.125],
  ]
  const sleeve: Ball[] = [
    [root, 0.315],
    [on(0.2), 0.285],
    [on(SLEEVE_TO), 0.262],
  ]
  const far = dim ? '-far' : ''
  return [
    { look: `skin${far}`, d: limbPath(arm, camera) + handPath(body, side, camera, hands), depth },
    { look: `shirt${far}`, d: limbPath(sleeve, camera), depth: depth + 0.002 },
  ]
}

/** A palm, fingers and a thumb; a fist is shorter and rounder. */
function handPath(body: Body, side: Side, camera: Camera, hands: Hands): string {
  const { middle, end, points } = body.arms[side]
  const along = (far: number) => plus(end, points, far)
  const thumb = thumbOf(body, side, unit(minus(end, middle)))
  if (hands === 'fist')
    return (
      limbPath(
        [
          [end, 0.125],
          [along(0.14), 0.165],
          [along(0.27), 0.165],
        ],
        camera,
      ) +
      limbPath(
        [
          [along(0.12), 0.09],
          [plus(along(0.26), thumb, 0.12), 0.075],
        ],
        camera,
      )
    )
  return (
    limbPath(
      [
        [end, 0.12],
        [along(0.18), 0.15],
        [along(0.36), 0.12],
        [along(0.5), 0.075],
      ],
      camera,
    ) +
    limbPath(
      [
        [along(0.08), 0.09],
        [plus(along(0.24), thumb, 0.19), 0.06],
      ],
      camera,
    )
  )
}

/** Thumbs point the way the chest faces, or inward where the hand itself does. */
function thumbOf(body: Body, side: Side, along: Vector): Vector {
  const chest = body.frames[2]
  const inward = scaled(rightOf(chest), side === 'near' ? -0.6 : 0.6)
  return squareTo(plus(chest.front, inward), along, chest.up)
}

/** Half widths and half depths across the spine; `at` along it from the crotch up. */
const SHORTS_RINGS = [
  ['pelvis', -0.42, 0.38, 0.34],
  ['pelvis', -0.1, 0.59, 0.48],
  ['pelvis', 0.3, 0.57, 0.45],
] as const
const SHIRT_RINGS = [
  ['pelvis', 0.24, 0.575, 0.455],
  ['waist', 0.2, 0.49, 0.37],
  ['chest', 0, 0.62, 0.47],
  ['chest', 0.42, 0.71, 0.48],
  ['chest', 0.78, 0.62, 0.34],
  ['chest', 0.96, 0.34, 0.24],
] as const

function drawTrunk(body: Body, camera: Camera, depth: number): Shape[] {
  const rings = (list: readonly (readonly [Part, number, number, number])[]) =>
    trunkPath(
      list.map((ring) => ringOf(body, ring)),
      camera,
    )
  const head = body.frames[3]
  const neck: Ball[] = [
    [plus(body.neck, body.frames[2].up, -0.1), 0.25],
    [plus(body.neck, head.up, 0.3), 0.2],
  ]
  return [
    {
      look: 'skin',
      d: limbPath(neck, camera),
      depth: depth + 0.01 - (camera.faces(body.frames[2].front) < -0.3 ? 0 : 0.02),
    },
    { look: 'shirt', d: rings(SHIRT_RINGS), depth: depth + 0.002 },
    { look: 'shorts', d: rings(SHORTS_RINGS), depth },
  ]
}
