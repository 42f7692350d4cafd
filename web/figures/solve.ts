import { ARM, LEG } from './body.ts'
import type { Frame, Limb, Pose, WrittenLimb } from './pose.ts'
import { bent, rightOf, trunkOf } from './skeleton.ts'
import { bothSides, minus, plus, type Side, type Sides, scaled, unit, type Vector } from './vector.ts'

/** A pose whose limbs all have directions. */
export type SolvedPose = Omit<Pose, 'legs' | 'arms'> & { readonly legs: Sides<Limb>; readonly arms: Sides<Limb> }

/** Gives directions to the limbs that the table wrote by where they end. */
export function solvedPose(pose: Pose): SolvedPose {
  const towards = bothSides((side) => ({ upper: firstGuess(pose, side) }))
  const trunk = trunkOf({ ...pose, arms: towards })
  const arms = bothSides((side) =>
    limbOf(pose.arms[side], trunk.shoulders[side], ARM, (bends) => elbowPole(bends, trunk.frames[2], side)),
  )
  const legs = bothSides((side) =>
    limbOf(pose.legs[side], trunk.hips[side], LEG, (bends) => kneePole(bends, trunk.frames[0], side)),
  )
  return { ...pose, arms, legs }
}

function firstGuess({ pelvis, trunk, arms }: Pose, side: Side): Vector {
  const arm = arms[side]
  return 'to' in arm ? unit(minus(arm.to, plus(pelvis, trunk[1].up, 2))) : arm.upper
}

function limbOf(
  limb: WrittenLimb,
  root: Vector,
  lengths: readonly [number, number],
  pole: (bends: string) => Vector,
): Limb {
  if ('upper' in limb) return limb
  const { middle, end } = bent(root, limb.to, pole(limb.bends), lengths)
  return { upper: unit(minus(middle, root)), lower: unit(minus(end, middle)) }
}

function elbowPole(bends: string, chest: Frame, side: Side): Vector {
  return bends === ''
    ? plus(plus(scaled(chest.front, -0.6), [0, -1, 0], 0.6), outOf(chest, side), 0.4)
    : said(bends, chest, side)
}

function kneePole(bends: string, pelvis: Frame, side: Side): Vector {
  return bends === '' ? plus(pelvis.front, outOf(pelvis, side), 0.2) : said(bends, pelvis, side)
}

function said(bends: string, frame: Frame, side: Side): Vector {
  const ways: Readonly<Record<string, Vector>> = {
    up: [0, 1, 0],
    down: [0, -1, 0],
    front: frame.front,
    back: scaled(frame.front, -1),
    out: outOf(frame, side),
    in: scaled(outOf(frame, side), -1),
    ahead: [1, 0, 0],
    behind: [-1, 0, 0],
  }
  return bends.split('+').reduce<Vector>((sum, word) => plus(sum, ways[word] ?? [0, 0, 0]), [0, 0, 0])
}

const outOf = (frame: Frame, side: Side) => scaled(rightOf(frame), side === 'near' ? 1 : -1)
