import type { Muscle } from '../../engine/sessions/catalogue/row.ts'
import { bendOf, type Part, trunkPoint } from './anatomy.ts'
import type { Camera } from './camera.ts'
import { type Ball, limbPath } from './outline.ts'
import type { Shape } from './shape.ts'
import { type Body, type Chain, rightOf } from './skeleton.ts'
import { between, cross, minus, plus, SIDES, type Side, type Sides, scaled, unit, type Vector } from './vector.ts'

/** The muscles that a move is for, and those that help. */
export type Worked = { readonly primary: readonly Muscle[]; readonly indirect: readonly Muscle[] }

/** [heads] Where the parts stand that carry muscles, so that each is painted over its own part. */
type Depths = {
  readonly trunk: number
  readonly legs: Sides<number>
  readonly arms: Sides<number>
  readonly nearer: Side
}

/** A spindle beside a bone: its three balls along it, and how far it stands off. */
type Spindle = {
  readonly bone: 'thigh' | 'shank' | 'arm' | 'forearm'
  /** `bend`: where the joint bends to; `in`: towards the other side; `out`: the outer side of an arm, wherever it points. */
  readonly off: 'bend' | 'in' | 'out'
  readonly by: number
  /** So near the joint that it is seen from any side. */
  readonly round?: true
  readonly balls: readonly (readonly [share: number, radius: number])[]
}

/** One head of a shoulder's muscle: broad where it hangs on the shoulder, a point on the arm. */
const DELT = [
  [-0.02, 0.17],
  [0.18, 0.16],
  [0.42, 0.08],
] as const

const SPINDLES: Partial<Record<Muscle, Spindle>> = {
  quads: {
    bone: 'thigh',
    off: 'bend',
    by: 0.18,
    balls: [
      [0.3, 0.12],
      [0.6, 0.2],
      [0.93, 0.08],
    ],
  },
  hamstrings: {
    bone: 'thigh',
    off: 'bend',
    by: -0.17,
    balls: [
      [0.28, 0.12],
      [0.55, 0.19],
      [0.92, 0.07],
    ],
  },
  adductors: {
    bone: 'thigh',
    off: 'in',
    by: 0.16,
    balls: [
      [0.12, 0.14],
      [0.38, 0.18],
      [0.75, 0.07],
    ],
  },
  'hip-flexors': {
    bone: 'thigh',
    off: 'bend',
    by: 0.26,
    balls: [
      [-0.1, 0.1],
      [0.08, 0.16],
      [0.3, 0.07],
    ],
  },
  calves: {
    bone: 'shank',
    off: 'bend',
    by: -0.15,
    balls: [
      [0.08, 0.09],
      [0.28, 0.155],
      [0.62, 0.055],
    ],
  },
  biceps: {
    bone: 'arm',
    off: 'bend',
    by: -0.08,
    balls: [
      [0.3, 0.1],
      [0.58, 0.145],
      [0.88, 0.07],
    ],
  },
  triceps: {
    bone: 'arm',
    off: 'bend',
    by: 0.09,
    balls: [
      [0.2, 0.11],
      [0.5, 0.145],
      [0.85, 0.07],
    ],
  },
  forearms: {
    bone: 'forearm',
    off: 'bend',
    by: 0.02,
    balls: [
      [0.08, 0.12],
      [0.28, 0.15],
      [0.7, 0.08],
    ],
  },
  'front-delts': {
    bone: 'arm',
    off: 'bend',
    by: -0.09,
    round: true,
    balls: DELT,
  },
  'side-delts': {
    bone: 'arm',
    off: 'out',
    by: 0.09,
    round: true,
    balls: DELT,
  },
  'rear-delts': {
    bone: 'arm',
    off: 'bend',
    by: 0.09,
    round: true,
    balls: DELT,
  },
}

/** Balls on the trunk: stretch, along, aside, ahead, radius. Aside of null: one in the middle, not one a side. */
const PATCHES: Partial<Record<Muscle, readonly (readonly [Part, number, number | null, number, number])[]>> = {
  chest: [
    ['chest', 0.5, 0.2, 0.3, 0.2],
    ['chest', 0.45, 0.42, 0.26, 0.22],
  ],
  back: [
    ['chest', 0.62, 0.26, -0.26, 0.15],
    ['chest', 0.3, 0.42, -0.26, 0.2],
    ['waist', 0.4, 0.2, -0.24, 0.1],
  ],
  core: [
    ['chest', 0, null, 0.3, 0.19],
    ['waist', 0.2, null, 0.22, 0.19],
    ['pelvis', 0.3, null, 0.28, 0.19],
  ],
  'lower-back': [
    ['waist', 0.5, null, -0.22, 0.15],
    ['pelvis', 0.3, null, -0.3, 0.18],
  ],
  glutes: [
    ['pelvis', 0.08, 0.3, -0.3, 0.22],
    ['pelvis', -0.22, 0.3, -0.26, 0.28],
  ],
}

/** [1] How far a side may look away and still show its muscle at the edge. */
const AWAY = -0.55

/** The worked muscles, over the limbs and the trunk: `muscle` for those the move is for, `muscle pale` for those that help. */
export function drawMuscles(body: Body, camera: Camera, { primary, indirect }: Worked, depths: Depths): Shape[] {
  const shapes = (muscles: readonly Muscle[], look: string) =>
    muscles.flatMap((muscle) => [
      ...spindleShapes(body, camera, muscle, look, depths),
      ...patchShapes(body, camera, muscle, look, depths),
    ])
  return [...shapes(indirect, 'muscle pale'), ...shapes(primary, 'muscle')]
}

function spindleShapes(body: Body, camera: Camera, muscle: Muscle, look: string, depths: Depths): Shape[] {
  const spindle = SPINDLES[muscle]
  if (spindle === undefined) return []
  const limbs = spindle.bone === 'thigh' || spindle.bone === 'shank' ? 'legs' : 'arms'
  return SIDES.flatMap((side) => {
    const limb = body[limbs][side]
    const off = scaled(offOf(body, limb, spindle, side), spindle.by)
    if (!spindle.round && camera.faces(off) < AWAY * Math.abs(spindle.by)) return []
    const [from, to] =
      spindle.bone === 'thigh' || spindle.bone === 'arm' ? [limb.root, limb.middle] : [limb.middle, limb.end]
    const balls = spindle.balls.map(([share, radius]): Ball => [plus(between(from, to, share), off), radius])
    const far = side === depths.nearer || limbs === 'arms' ? '' : ' far'
    return [{ look: look + far, d: limbPath(balls, camera), depth: depths[limbs][side] }]
  })
}

function offOf(body: Body, limb: Chain, { bone, off }: Spindle, side: Side): Vector {
  if (off === 'in') return scaled(rightOf(body.frames[0]), side === 'near' ? -1 : 1)
  const leg = bone === 'thigh' || bone === 'shank'
  const bend = bendOf(limb, leg ? body.frames[0].front : scaled(body.frames[2].front, -1))
  if (off === 'bend') return bend
  const along = unit(minus(limb.middle, limb.root), [0, -1, 0])
  return scaled(unit(cross(along, bend)), side === 'near' ? 1 : -1)
}

function patchShapes(body: Body, camera: Camera, muscle: Muscle, look: string, depths: Depths): Shape[] {
  const patch = PATCHES[muscle]
  const [first] = patch ?? []
  if (patch === undefined || first === undefined) return []
  const middle = first[2] === null
  return (middle ? (['near'] as const) : SIDES).flatMap((side) => {
    const balls = patch.map(([part, along, aside, ahead, radius]): Ball => {
      const out = (aside ?? 0) * (side === 'near' ? 1 : -1)
      return [trunkPoint(body, part, along, out, ahead), radius]
    })
    const [part, along, aside, ahead] = first
    const out = minus(
      trunkPoint(body, part, along, (aside ?? 0) * (side === 'near' ? 1 : -1), ahead),
      trunkPoint(body, part, along, 0, 0),
    )
    if (camera.faces(out) < -0.12) return []
    return [{ look, d: limbPath(balls, camera), depth: muscle === 'glutes' ? depths.legs[side] : depths.trunk }]
  })
}
